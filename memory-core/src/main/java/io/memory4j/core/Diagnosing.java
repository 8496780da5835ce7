package io.memory4j.core;

import io.memory4j.core.diagnose.Lines;
import io.memory4j.core.diagnose.StoreStates;
import io.memory4j.core.fact.FactFates;
import io.memory4j.core.redact.CountingRedactor;

/**
 * What diagnoses of all memories share. Immutable and thread-safe.
 *
 * @param stores looks at stores
 * @param lines tells what is not as it should be
 * @param fates tells what became of statements
 * @param redactor counts what it replaces
 */
record Diagnosing(StoreStates stores, Lines lines, FactFates fates, CountingRedactor redactor) {}
