package io.memory4j.core.review;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordIds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.core.tomb.Tombstones;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * All that the store keeps of one layer's chain: summaries, cursors, failures, gate and lease.
 * Thread-safe.
 */
final class Ledger {
  private static final int TOKEN_BYTES = 16;

  private final MemoryStore store;
  private final Clock clock;
  private final RecordWriter records;
  final SummaryRows rows;
  final Cursors cursors;
  final FailureLog failures;
  private final RunGate gate;
  private final Map<ReviewLevel, LevelRules> rules;
  private final ForgottenSessions forgotten;

  Ledger(
      MemoryStore store, StateRecords states, RecordIds ids, Clock clock, ChainRules chainRules) {
    this.store = store;
    this.clock = clock;
    this.rules = chainRules.levels();
    this.records = new RecordWriter(ids);
    this.forgotten = new ForgottenSessions(new Tombstones(records, ids), chainRules.zone());
    this.rows = new SummaryRows(states.layer());
    this.cursors = new Cursors(states);
    this.failures = new FailureLog(states);
    this.gate = new RunGate(states, ReviewBuilder.LEASE, () -> token(ids));
  }

  private static String token(RecordIds ids) {
    return HexFormat.of().formatHex(ids.bytes(TOKEN_BYTES));
  }

  Layer layer() {
    return rows.layer();
  }

  LevelRules rules(ReviewLevel level) {
    return rules.getOrDefault(level, LevelRules.of(level));
  }

  /** {@return whether what a source tells of a period was forgotten} */
  boolean isForgotten(StoreReader reader, Ref source, Period period) {
    return forgotten.holds(reader, source, period);
  }

  /** {@return the same by a look of its own} */
  boolean isForgotten(Ref source, Period period) {
    return source.scheme().equals(Ref.EPISODE)
        && store.<Boolean>read(reader -> isForgotten(reader, source, period));
  }

  /** {@return whether nothing that a text was made from was forgotten since it was read} */
  boolean stands(StoreReader reader, Set<Link> links, Period period) {
    return links.stream()
        .map(Link::target)
        .allMatch(source -> hasText(reader, source) && !isForgotten(reader, source, period));
  }

  private static boolean hasText(StoreReader reader, Ref source) {
    return !source.scheme().equals(Ref.RECORD)
        || reader
            .find(new RecordId(source.id()))
            .filter(record -> record.body().status() != RecordStatus.HUSK)
            .isPresent();
  }

  RecordWriter records() {
    return records;
  }

  Instant now() {
    return clock.instant();
  }

  LocalDate today(ZoneId zone) {
    return LocalDate.ofInstant(now(), zone);
  }

  <T> T read(Function<StoreReader, T> work) {
    return store.read(work);
  }

  <T> T write(Function<StoreWriter, T> work) {
    return store.write(work);
  }

  /**
   * {@return what the work returned, if the run has not been taken over; its lease is renewed}
   *
   * @throws LeaseLostException if it has; nothing was written
   */
  <T> T writeUnder(Ticket ticket, Function<StoreWriter, T> work) {
    return store.write(
        writer -> {
          if (!gate.renew(writer, ticket, now())) {
            throw new LeaseLostException();
          }
          return work.apply(writer);
        });
  }

  /** {@return the right to run; a look that writes nothing comes first} */
  Optional<Ticket> enter(ZoneId zone) {
    LocalDate today = today(zone);
    if (!store.read(reader -> gate.mayEnter(reader, today))) {
      return Optional.empty();
    }
    return store.write(writer -> gate.enter(writer, today, now()));
  }

  boolean renew(Ticket ticket) {
    return store.write(writer -> gate.renew(writer, ticket, now()));
  }

  void leave(Ticket ticket) {
    store.write(
        writer -> {
          gate.leave(writer, ticket);
          return true;
        });
  }
}
