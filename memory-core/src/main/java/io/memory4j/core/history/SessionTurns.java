package io.memory4j.core.history;

import io.memory4j.Layer;
import io.memory4j.core.history.SessionState.Kind;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.episode.Episode;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import java.util.List;
import java.util.Set;

/**
 * The names under which the turns of one session stand. Immutable and thread-safe.
 *
 * @param episode the session
 */
record SessionTurns(Episode episode) {
  /** {@return the key of a turn} */
  TurnKey key(Kind kind, long number) {
    String name = TurnKey.session(episode.id());
    boolean aside = kind == Kind.ASIDE;
    return new TurnKey(aside ? TurnKey.aside(name, SessionState.place(episode)) : name, number);
  }

  /** {@return a turn and all that follow it, in some layers or in all} */
  RecordQuery from(TurnKey first, Set<Layer> layers) {
    return RecordQuery.in(layers)
        .kind(RecordKinds.TURN)
        .categories(List.of(episode.agent()))
        .order(RecordOrder.KEY)
        .keyFrom(first.toString())
        .keyBefore(first.end());
  }
}
