package io.memory4j.core;

import io.memory4j.inject.Injector;
import io.memory4j.redact.Redactor;
import java.time.Clock;
import java.util.random.RandomGenerator;

/** What a builder was told. Immutable and thread-safe. */
record Settings(
    Clock clock, Redactor redactor, Injector injector, RandomGenerator random, int maxRecords) {}
