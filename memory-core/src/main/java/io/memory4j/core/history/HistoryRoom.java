package io.memory4j.core.history;

import io.memory4j.Layer;
import io.memory4j.core.fact.Transactions;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StoreShare;
import io.memory4j.episode.Episode;
import io.memory4j.episode.HistoryIndex;
import io.memory4j.episode.HistoryQuery;
import io.memory4j.episode.HistoryReport;
import io.memory4j.episode.HistoryResult;
import io.memory4j.episode.HistorySource;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreWriter;
import java.util.ArrayList;
import java.util.List;

/** The one implementation of {@link HistoryIndex}. Thread-safe. */
final class HistoryRoom implements HistoryIndex {
  private final IndexParts parts;
  private final HistorySearch search;
  private volatile HistoryReport last = HistoryReport.empty();

  HistoryRoom(IndexParts parts, HistorySearch search) {
    this.parts = parts;
    this.search = search;
  }

  @Override
  public HistoryReport index(HistorySource source) {
    IndexTally tally = new IndexTally();
    List<Episode> episodes = new ArrayList<>();
    source
        .sessions()
        .discover(
            episode -> {
              if (source.named() || parts.rules().consent().test(episode.agent())) {
                episodes.add(episode);
              } else {
                tally.withheld(episode.agent(), 1);
              }
            },
            tally::unread);
    source.sessions().withheld().forEach(tally::withheld);
    episodes.forEach(episode -> index(source, episode, tally));
    HistoryReport report = tally.report(new HistoryRetention(parts).prune());
    last = report;
    return report;
  }

  /** {@return what the last indexing did; nothing before the first} */
  HistoryReport last() {
    return last;
  }

  private void index(HistorySource source, Episode episode, IndexTally tally) {
    if (isUnchanged(episode)) {
      tally.unchanged();
      return;
    }
    SessionIndexer session;
    do {
      session = new SessionIndexer(parts, episode, source.host(), tally);
      session.end(source.sessions().read(episode, session::add));
    } while (session.restarts());
  }

  private boolean isUnchanged(Episode episode) {
    return parts.stores().all().stream()
        .anyMatch(store -> store.read(reader -> SessionState.find(reader, episode).isOf(episode)));
  }

  @Override
  public long clear() {
    return parts.stores().all().stream()
        .mapToLong(store -> Transactions.write(store, HistoryRoom::clear))
        .sum();
  }

  private static long clear(StoreWriter writer) {
    writer.deleteAll(
        RecordQuery.in(Layer.system())
            .kind(RecordKinds.STATE)
            .order(RecordOrder.KEY)
            .keyFrom(SessionState.PREFIX)
            .keyBefore(SessionState.PREFIX + "~"));
    return writer.deleteAll(HistoryRetention.turns());
  }

  @Override
  public HistoryResult search(HistoryQuery query) {
    List<StoreShare> everywhere = new ArrayList<>();
    for (MemoryStore store : parts.stores().all()) {
      everywhere.add(new StoreShare(store, List.of()));
    }
    return search.search(everywhere, query);
  }

  @Override
  public String toString() {
    return "HistoryIndex[]";
  }
}
