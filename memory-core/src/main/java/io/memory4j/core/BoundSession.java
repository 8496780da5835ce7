package io.memory4j.core;

import static java.util.Objects.requireNonNull;

import io.memory4j.AgentMemory;
import io.memory4j.Provenance;
import io.memory4j.SessionInfo;
import io.memory4j.SessionMemory;
import io.memory4j.SessionOutcome;
import io.memory4j.core.session.SessionLife;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** The one implementation of {@link SessionMemory}: a memory that is bound anew by each turn. */
final class BoundSession extends BoundMemory implements SessionMemory {
  private final Binding own;
  private final AtomicReference<Binding> turn;
  private final SessionLife life;
  private final AtomicLong turns = new AtomicLong();
  private final AtomicInteger open = new AtomicInteger();

  private BoundSession(
      Services services, Binding own, AtomicReference<Binding> turn, SessionLife life) {
    super(services, turn::get);
    this.own = own;
    this.turn = turn;
    this.life = life;
  }

  static BoundSession of(Services services, Binding binding, SessionInfo info) {
    Binding own = binding.as(in(info, binding.speaker())).in(info.id());
    SessionLife life = services.sessions().life(services, own, info);
    Services saying = own.isWritable() ? services.with(sources(info)) : services;
    return new BoundSession(saying, own, new AtomicReference<>(own), life);
  }

  /** The agent is told of a mailbox that is taken. */
  private static BlockSources sources(SessionInfo info) {
    return info.mailbox().map(BlockSources.none()::mailbox).orElseGet(BlockSources::none);
  }

  private static Provenance in(SessionInfo info, Provenance speaker) {
    return speaker.session().isPresent() ? speaker : speaker.toBuilder().session(info.id()).build();
  }

  @Override
  public SessionInfo info() {
    return life.info();
  }

  @Override
  public void started() {
    life.started();
  }

  @Override
  public AgentMemory turnStarted(Provenance speaker) {
    long number = turns.incrementAndGet();
    Provenance inSession = in(info(), requireNonNull(speaker, "speaker"));
    Provenance whole =
        inSession.turn().isPresent() ? inSession : inSession.toBuilder().turn(number).build();
    Binding next = services().sessions().turn(own, whole, services().watch());
    open.incrementAndGet();
    turn.set(next);
    life.turnStarted(whole);
    return new BoundMemory(services(), next);
  }

  @Override
  public void turnEnded() {
    // Turns may overlap, and the end of one does not tell which: the latest stands until all ended.
    if (open.updateAndGet(before -> Math.max(0, before - 1)) == 0) {
      turn.set(own);
    }
    life.turnEnded();
  }

  @Override
  public void compacted(String summary) {
    life.compacted(requireNonNull(summary, "summary"));
  }

  @Override
  public void taskYielded(String summary) {
    life.taskYielded(requireNonNull(summary, "summary"));
  }

  @Override
  public void cleared() {
    services().blocks().drop(info().id());
    life.cleared();
  }

  @Override
  public void reset() {
    services().blocks().drop(info().id());
    life.reset();
  }

  @Override
  public void ended() {
    ended(Optional.empty());
  }

  @Override
  public void ended(SessionOutcome outcome) {
    ended(Optional.of(outcome));
  }

  private void ended(Optional<SessionOutcome> outcome) {
    turn.set(own);
    services().blocks().drop(info().id());
    life.ended(outcome);
  }

  @Override
  public String toString() {
    return "SessionMemory[" + info().id() + ", " + layers().layers().size() + " layers]";
  }
}
