package io.memory4j.core.history;

import io.memory4j.Layer;
import io.memory4j.core.history.SessionState.Kind;
import io.memory4j.core.history.TurnRecords.Home;
import io.memory4j.core.history.TurnRecords.Spoken;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.episode.Episode;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordBody;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Brings some turns of a session into its store in one transaction. Turns that stand there are
 * left, new ones are added; from the first one that differs on, the session is replaced. A turn
 * that was there and is gone stays away. Confined to one thread, and written once.
 */
final class SessionBatch {
  private final IndexParts parts;
  private final Place place;
  private final Episode episode;
  private final SessionTurns names;
  private final List<Spoken> turns;
  private final long looked;
  private final Instant now;
  private SessionState state = SessionState.NEW;
  private long added;
  private long replaced;
  private long forgotten;
  private long secrets;
  private boolean restarts;

  /**
   * Takes some turns.
   *
   * @param parts what it works with
   * @param place where they go
   * @param turns the turns
   * @param looked how many turns of the session stand before them
   */
  SessionBatch(IndexParts parts, Place place, List<Spoken> turns, long looked) {
    this.parts = parts;
    this.place = place;
    this.episode = place.home().episode();
    this.names = new SessionTurns(episode);
    this.turns = turns;
    this.looked = looked;
    this.now = parts.clock().instant();
  }

  /** The layer that a session goes to, and its store. */
  record Place(Home home, MemoryStore store) {
    Layer layer() {
      return home.layer();
    }
  }

  /**
   * {@return how far the session is indexed then}
   *
   * @param writer the store
   * @param before how far it was indexed
   * @param last whether the session ends with these turns
   */
  SessionState write(StoreWriter writer, SessionState before, boolean last) {
    state = before;
    long first = firstDifference(writer);
    if (first <= turns.size() && !isMine()) {
      state = state.as(Kind.ASIDE).at(0);
      restarts = looked > 0;
      first = restarts ? first : firstDifference(writer);
    }
    if (!restarts) {
      replaceFrom(first, writer);
      if (last) {
        finish(writer);
      }
    }
    state.save(writer, parts.writer(), episode, now);
    return state;
  }

  private void replaceFrom(long first, StoreWriter writer) {
    if (first <= turns.size()) {
      dropFrom(key(first), writer);
      state = state.at(looked + first - 1);
    }
    insert(writer);
    state = state.at(Math.max(state.turns(), looked + turns.size()));
  }

  /**
   * {@return whether the session turned out to be another one than that whose beginning it has, and
   * is to be read once more}
   */
  boolean restarts() {
    return restarts;
  }

  /** Counts what was done. */
  void tell(IndexTally tally) {
    tally.add(added, replaced, forgotten, secrets);
  }

  /** What stands under the id of a session that was not read before is another file's. */
  private boolean isMine() {
    return state.kind() == Kind.ASIDE || (state.kind() == Kind.OWN && state.turns() > 0);
  }

  private TurnKey key(long number) {
    return names.key(state.kind(), looked + number);
  }

  /** {@return the number in the batch of the first turn that stands there otherwise} */
  private long firstDifference(StoreWriter writer) {
    Map<String, MemoryRecord> standing = standing(writer);
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

  private Map<String, MemoryRecord> standing(StoreWriter writer) {
    List<String> keys = new ArrayList<>();
    for (int i = 1; i <= turns.size(); i++) {
      keys.add(key(i).toString());
    }
    return writer.findByKeys(place.layer(), RecordKinds.TURN, keys);
  }

  private boolean says(MemoryRecord record, Spoken spoken) {
    RecordBody body = record.body();
    return body.category().equals(episode.agent()) && body.content().equals(spoken.content());
  }

  private void dropFrom(TurnKey first, StoreWriter writer) {
    replaced += writer.deleteAll(names.from(first, Set.of(place.layer())));
  }

  private void insert(StoreWriter writer) {
    Map<String, MemoryRecord> standing = standing(writer);
    Set<Spoken> buried = buried(writer);
    Instant oldest = parts.oldest(now);
    List<RecordBody> bodies = new ArrayList<>();
    for (int i = 1; i <= turns.size(); i++) {
      Spoken spoken = turns.get(i - 1);
      boolean known = looked + i <= state.turns() || standing.containsKey(key(i).toString());
      if (!known && buried.contains(spoken)) {
        forgotten++;
      } else if (!known && !TurnRecords.said(spoken.turn(), episode).isBefore(oldest)) {
        bodies.add(parts.records().body(spoken, key(i), place.home(), now));
        secrets += spoken.secrets();
      }
    }
    parts.writer().insertAll(writer, bodies);
    added += bodies.size();
  }

  private Set<Spoken> buried(StoreWriter writer) {
    return parts
        .forgotten()
        .among(turns, episode, new Forgotten.Place(writer, place.store(), place.layer(), now));
  }

  /** The session ends here, unless it is the shorter copy of another. */
  private void finish(StoreWriter writer) {
    if (state.kind() != Kind.COPY) {
      dropFrom(key(turns.size() + 1L), writer);
      state = state.at(looked + turns.size());
    }
    state = state.read(episode);
  }
}
