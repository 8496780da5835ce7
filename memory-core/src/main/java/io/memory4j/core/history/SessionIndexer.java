package io.memory4j.core.history;

import io.memory4j.Layer;
import io.memory4j.core.fact.Transactions;
import io.memory4j.core.history.SessionState.Kind;
import io.memory4j.core.history.TurnRecords.Home;
import io.memory4j.core.history.TurnRecords.Spoken;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.Turn;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Brings the turns of one session into a store, some at a time, so that a long session needs no
 * more memory than a short one. Turns that stand there are left, new ones are added; from the first
 * one that differs on, the session is replaced. A turn that was there and is gone stays away.
 * Confined to one thread.
 */
final class SessionIndexer {
  private static final int MAX_TURNS = 500;
  private static final int MAX_BATCH_CHARS = 1 << 20;

  private final IndexParts parts;
  private final Episode episode;
  private final Optional<String> host;
  private final IndexTally tally;
  private final SpokenTurns picker = new SpokenTurns(this::picked);
  private final List<Spoken> batch = new ArrayList<>();
  private int chars;
  private long looked;
  private Optional<String> workspace;
  private @Nullable Home home;
  private @Nullable MemoryStore store;
  private SessionState state = SessionState.NEW;
  private boolean elsewhere;
  private boolean restarts;

  SessionIndexer(IndexParts parts, Episode episode, Optional<String> host, IndexTally tally) {
    this.parts = parts;
    this.episode = episode;
    this.host = host;
    this.tally = tally;
    this.workspace = episode.workspace();
  }

  /** {@return whether to go on} */
  boolean add(Turn turn) {
    if (workspace.isEmpty()) {
      workspace = turn.workspace();
    }
    picker.add(turn);
    if (batch.size() >= MAX_TURNS || chars >= MAX_BATCH_CHARS) {
      flush(false);
    }
    return !elsewhere && !restarts;
  }

  /**
   * {@return whether the session turned out to be another one than that whose beginning it has, and
   * is to be read once more by another indexer}
   */
  boolean restarts() {
    return restarts;
  }

  private void picked(Turn turn) {
    Spoken spoken = parts.records().spoken(turn);
    batch.add(spoken);
    chars += spoken.content().length();
  }

  /** Ends the session; what could not be read to its end is read again next time. */
  void end(EpisodeReport report) {
    picker.end();
    if (!restarts) {
      flush(report.failure().isEmpty());
    }
    if (restarts) {
      return;
    }
    if (elsewhere) {
      tally.elsewhere();
    } else {
      tally.read(episode, report);
    }
  }

  private void flush(boolean last) {
    if (elsewhere || !findHome()) {
      elsewhere = true;
      return;
    }
    Batch written =
        Transactions.write(
            store(), writer -> new Batch(writer, state, List.copyOf(batch)).write(last));
    state = written.state;
    restarts = written.restarts;
    looked += batch.size();
    tally.add(written.added, written.replaced, written.forgotten, written.secrets);
    batch.clear();
    chars = 0;
  }

  private boolean findHome() {
    if (home == null) {
      Optional<Layer> layer = parts.rules().layers().apply(workspace);
      Optional<MemoryStore> found = layer.flatMap(parts.stores()::of);
      if (layer.isEmpty() || found.isEmpty()) {
        return false;
      }
      home = new Home(layer.get(), episode, host);
      store = found.get();
      state = store.read(reader -> SessionState.find(reader, episode));
      if (!state.isIn(home.layer())) {
        leaveOldLayer(state);
        state = SessionState.NEW;
      }
      state = state.in(home.layer());
    }
    return true;
  }

  private Home home() {
    if (home == null) {
      throw new IllegalStateException("The session has no layer yet.");
    }
    return home;
  }

  private MemoryStore store() {
    if (store == null) {
      throw new IllegalStateException("The session has no store yet.");
    }
    return store;
  }

  /** The session's workspace is another project's now. */
  private void leaveOldLayer(SessionState old) {
    if (old.kind() != Kind.COPY) {
      TurnKey first = new TurnKey(name(old.kind()), 0);
      for (MemoryStore any : parts.stores().all()) {
        tally.add(
            0, Transactions.write(any, w -> w.deleteAll(from(first, Set.of(), episode))), 0, 0);
      }
    }
  }

  private String name(Kind kind) {
    String name = TurnKey.session(episode.id());
    return kind == Kind.ASIDE ? TurnKey.aside(name, SessionState.place(episode)) : name;
  }

  private static RecordQuery from(TurnKey first, Set<Layer> layers, Episode episode) {
    return RecordQuery.in(layers)
        .kind(RecordKinds.TURN)
        .categories(List.of(episode.agent()))
        .order(RecordOrder.KEY)
        .keyFrom(first.toString())
        .keyBefore(first.end());
  }

  /** What one transaction does. */
  private final class Batch {
    private final StoreWriter writer;
    private final List<Spoken> turns;
    private final Instant now = parts.clock().instant();
    private SessionState state;
    private long added;
    private long replaced;
    private long forgotten;
    private long secrets;
    private boolean restarts;

    Batch(StoreWriter writer, SessionState state, List<Spoken> turns) {
      this.writer = writer;
      this.state = state;
      this.turns = turns;
    }

    Batch write(boolean last) {
      long first = firstDifference();
      if (first <= turns.size() && !isMine()) {
        state = state.as(Kind.ASIDE).at(0);
        if (looked > 0) {
          return restart();
        }
        first = firstDifference();
      }
      if (first <= turns.size()) {
        dropFrom(key(first));
        state = state.at(looked + first - 1);
      }
      insert();
      state = state.at(Math.max(state.turns(), looked + turns.size()));
      if (last) {
        finish();
      }
      state.save(writer, parts.writer(), episode, now);
      return this;
    }

    private Batch restart() {
      restarts = true;
      state.save(writer, parts.writer(), episode, now);
      return this;
    }

    /** What stands under the id of a session that was not read before is another file's. */
    private boolean isMine() {
      return state.kind() == Kind.ASIDE || (state.kind() == Kind.OWN && state.turns() > 0);
    }

    private TurnKey key(long number) {
      return new TurnKey(name(state.kind()), looked + number);
    }

    /** {@return the number in the batch of the first turn that stands there otherwise} */
    private long firstDifference() {
      Map<String, MemoryRecord> standing = standing();
      for (int i = 1; i <= turns.size(); i++) {
        MemoryRecord record = standing.get(key(i).toString());
        if (record != null && !says(record, turns.get(i - 1))) {
          return i;
        }
      }
      if (state.turns() == 0 && !standing.isEmpty()) {
        state = state.as(Kind.COPY);
      }
      return turns.size() + 1L;
    }

    private Map<String, MemoryRecord> standing() {
      List<String> keys = new ArrayList<>();
      for (int i = 1; i <= turns.size(); i++) {
        keys.add(key(i).toString());
      }
      return writer.findByKeys(home().layer(), RecordKinds.TURN, keys);
    }

    private boolean says(MemoryRecord record, Spoken spoken) {
      RecordBody body = record.body();
      return body.category().equals(episode.agent()) && body.content().equals(spoken.content());
    }

    private void dropFrom(TurnKey first) {
      replaced += writer.deleteAll(from(first, Set.of(home().layer()), episode));
    }

    private void insert() {
      Map<String, MemoryRecord> standing = standing();
      Set<Spoken> buried = buried();
      Instant oldest = parts.oldest(now);
      List<RecordBody> bodies = new ArrayList<>();
      for (int i = 1; i <= turns.size(); i++) {
        Spoken spoken = turns.get(i - 1);
        boolean known = looked + i <= state.turns() || standing.containsKey(key(i).toString());
        if (!known && buried.contains(spoken)) {
          forgotten++;
        } else if (!known && !TurnRecords.said(spoken.turn(), episode).isBefore(oldest)) {
          bodies.add(parts.records().body(spoken, key(i), home(), now));
          secrets += spoken.secrets();
        }
      }
      parts.writer().insertAll(writer, bodies);
      added += bodies.size();
    }

    private Set<Spoken> buried() {
      return parts
          .forgotten()
          .among(turns, episode, new Forgotten.Place(writer, store(), home().layer()));
    }

    /** The session ends here, unless it is the shorter copy of another. */
    private void finish() {
      if (state.kind() != Kind.COPY) {
        dropFrom(key(turns.size() + 1L));
        state = state.at(looked + turns.size());
      }
      state = state.read(episode);
    }
  }
}
