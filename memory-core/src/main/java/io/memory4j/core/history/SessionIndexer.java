package io.memory4j.core.history;

import io.memory4j.Layer;
import io.memory4j.core.fact.Transactions;
import io.memory4j.core.history.SessionBatch.Place;
import io.memory4j.core.history.SessionState.Kind;
import io.memory4j.core.history.TurnRecords.Home;
import io.memory4j.core.history.TurnRecords.Spoken;
import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.Turn;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Brings the turns of one session into a store, some at a time, so that a long session needs no
 * more memory than a short one. Confined to one thread.
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
  private @Nullable Place place;
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
    Place place = place();
    SessionBatch next = new SessionBatch(parts, place, List.copyOf(batch), looked);
    state = Transactions.write(place.store(), writer -> next.write(writer, state, last));
    restarts = next.restarts();
    looked += batch.size();
    next.tell(tally);
    batch.clear();
    chars = 0;
  }

  private boolean findHome() {
    if (place == null) {
      Optional<Layer> layer = parts.rules().layers().apply(workspace);
      Optional<MemoryStore> found = layer.flatMap(parts.stores()::of);
      if (layer.isEmpty() || found.isEmpty()) {
        return false;
      }
      place = new Place(new Home(layer.get(), episode, host), found.get());
      state = found.get().read(reader -> SessionState.find(reader, episode));
      if (!state.isIn(layer.get())) {
        leaveOldLayer(state);
        state = SessionState.NEW;
      }
      state = state.in(layer.get());
    }
    return true;
  }

  private Place place() {
    if (place == null) {
      throw new IllegalStateException("The session has no layer yet.");
    }
    return place;
  }

  /** The session's workspace is another project's now. */
  private void leaveOldLayer(SessionState old) {
    if (old.kind() != Kind.COPY) {
      SessionTurns all = new SessionTurns(episode);
      RecordQuery everywhere = all.from(all.key(old.kind(), 0), Set.of());
      for (MemoryStore any : parts.stores().all()) {
        tally.add(0, Transactions.write(any, writer -> writer.deleteAll(everywhere)), 0, 0);
      }
    }
  }
}
