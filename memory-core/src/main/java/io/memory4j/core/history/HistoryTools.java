package io.memory4j.core.history;

import io.memory4j.core.record.RecordWriter;
import io.memory4j.core.tomb.Tombstones;
import io.memory4j.redact.Redactor;
import java.time.Clock;

/**
 * What a history works with beside its stores. Immutable and thread-safe.
 *
 * @param redactor takes secrets out of what is added
 * @param records adds it
 * @param tombstones tells what was forgotten
 * @param clock tells how old turns are
 */
public record HistoryTools(
    Redactor redactor, RecordWriter records, Tombstones tombstones, Clock clock) {}
