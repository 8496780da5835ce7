package io.memory4j.core.review;

import io.memory4j.store.MemoryRecord;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Lets one run a day in, over all processes: the day of the last attempt and the lease of a run are
 * compared and set in one transaction. A run that died leaves its lease; once that has expired,
 * another may run on the same day. The token decides who may write, the expiry only when the lease
 * may be taken over. Thread-safe.
 */
final class RunGate {
  static final String ATTEMPT = "__last_summary_attempt";
  static final String LEASE = "__review_lease";
  private static final String TOKEN = "token";
  private static final int TENTH = 10;

  private final StateRecords states;
  private final Duration lease;
  private final Supplier<String> tokens;

  RunGate(StateRecords states, Duration lease, Supplier<String> tokens) {
    this.states = states;
    this.lease = lease;
    this.tokens = tokens;
  }

  /** {@return whether a run may be due; never says no where {@link #enter} would let it in} */
  boolean mayEnter(StoreReader reader, LocalDate today) {
    return states.find(reader, LEASE).isPresent() || !today.equals(lastAttempt(reader));
  }

  /** {@return the right to run, if nobody has it and today's run was not made} */
  Optional<Ticket> enter(StoreWriter writer, LocalDate today, Instant now) {
    Optional<MemoryRecord> running = states.find(writer, LEASE);
    LocalDate last = lastAttempt(writer);
    if (running.isPresent() ? isLive(writer, running.get(), now) : today.equals(last)) {
      return Optional.empty();
    }
    Ticket ticket = new Ticket(tokens.get(), today, last.isAfter(today));
    states.set(writer, ATTEMPT, today.toString(), now);
    set(writer, ticket.token(), now.plus(lease), now);
    return Optional.of(ticket);
  }

  /** A lease that a stepped clock put too far ahead is pulled back to one length from now. */
  private boolean isLive(StoreWriter writer, MemoryRecord running, Instant now) {
    Instant until = running.body().dueAt().orElse(now);
    Instant longest = now.plus(lease);
    if (until.isAfter(longest)) {
      String token = running.body().attributes().getOrDefault(TOKEN, "");
      set(writer, token, longest, now);
    }
    return until.isAfter(now);
  }

  /**
   * {@return whether the run still has the right, for one more length of the lease, or a tenth
   * less: writes that follow fast on each other need not all renew it}
   */
  boolean renew(StoreWriter writer, Ticket ticket, Instant now) {
    Optional<MemoryRecord> held = held(writer, ticket);
    Instant until = now.plus(lease);
    if (held.filter(running -> !isFresh(running, until)).isPresent()) {
      set(writer, ticket.token(), until, now);
    }
    return held.isPresent();
  }

  /** One that a stepped clock put later than a new one would end is not. */
  private boolean isFresh(MemoryRecord running, Instant until) {
    Instant ends = running.body().dueAt().orElse(Instant.MIN);
    return !ends.isAfter(until) && ends.isAfter(until.minus(lease.dividedBy(TENTH)));
  }

  private Optional<MemoryRecord> held(StoreReader reader, Ticket ticket) {
    return states.find(reader, LEASE).filter(running -> isOf(running, ticket));
  }

  void leave(StoreWriter writer, Ticket ticket) {
    held(writer, ticket).ifPresent(running -> writer.delete(running.id()));
  }

  private void set(StoreWriter writer, String token, Instant until, Instant now) {
    states.set(writer, LEASE, now, body -> body.attribute(TOKEN, token).dueAt(until));
  }

  private static boolean isOf(MemoryRecord running, Ticket ticket) {
    return ticket.token().equals(running.body().attributes().get(TOKEN));
  }

  private LocalDate lastAttempt(StoreReader reader) {
    try {
      return states.content(reader, ATTEMPT).map(LocalDate::parse).orElse(LocalDate.MIN);
    } catch (DateTimeParseException malformed) {
      return LocalDate.MIN;
    }
  }
}
