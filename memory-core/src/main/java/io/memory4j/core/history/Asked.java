package io.memory4j.core.history;

import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.text.QueryTerms;
import io.memory4j.episode.HistoryQuery;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;

/**
 * A question as stores are asked it. Immutable and thread-safe.
 *
 * @param query the question
 * @param terms its words
 * @param now the instant that it looks back from
 */
record Asked(HistoryQuery query, List<String> terms, Instant now) {
  static Asked of(HistoryQuery query, Instant now) {
    return new Asked(query, QueryTerms.of(query.text()), now);
  }

  /** {@return what stores can tell by themselves of the turns that count} */
  RecordQuery filter(RecordQuery place) {
    RecordQuery filter = place.kind(RecordKinds.TURN).categories(query.agents());
    return query.lookBack().isPresent() ? filter.observedFrom(from()) : filter;
  }

  private Instant from() {
    try {
      return query.lookBack().map(now::minus).orElse(Instant.MIN);
    } catch (DateTimeException | ArithmeticException always) {
      return Instant.MIN;
    }
  }

  /** {@return whether stores can tell all} */
  boolean isPlain() {
    return query.origin() == HistoryQuery.Origin.ANY && query.workspace().isEmpty();
  }

  /** {@return whether a turn counts} */
  boolean accepts(RecordBody body) {
    return isFromRightMachine(body)
        && isInWorkspace(body)
        && (query.agents().isEmpty() || query.agents().contains(body.category()))
        && (query.lookBack().isEmpty() || !body.observedAt().isBefore(from()));
  }

  private boolean isFromRightMachine(RecordBody body) {
    boolean remote = body.attributes().containsKey(TurnRecords.HOST);
    return switch (query.origin()) {
      case ANY -> true;
      case LOCAL -> !remote;
      case REMOTE -> remote;
    };
  }

  private boolean isInWorkspace(RecordBody body) {
    if (query.workspace().isEmpty()) {
      return true;
    }
    WorkspacePath folder = WorkspacePath.of(query.workspace().get());
    return body.provenance()
        .workspace()
        .filter(ran -> WorkspacePath.of(ran).isIn(folder))
        .isPresent();
  }
}
