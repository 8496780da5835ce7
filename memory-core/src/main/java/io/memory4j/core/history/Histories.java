package io.memory4j.core.history;

import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreRouter;
import io.memory4j.episode.HistoryIndex;
import io.memory4j.episode.HistoryQuery;
import io.memory4j.episode.HistoryReport;
import io.memory4j.episode.HistoryResult;
import io.memory4j.episode.HistorySource;
import io.memory4j.episode.SessionHistory;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** The histories of one host: of all that is kept, and of what one memory sees. Thread-safe. */
public final class Histories {
  private static final HistoryIndex OFF = new SwitchedOff();

  private final HistoryIndex index;
  private final Function<StackRoute, SessionHistory> ofRoute;
  private final Supplier<HistoryReport> last;

  private Histories(
      HistoryIndex index,
      Function<StackRoute, SessionHistory> ofRoute,
      Supplier<HistoryReport> last) {
    this.index = index;
    this.ofRoute = ofRoute;
    this.last = last;
  }

  /** {@return histories that are switched off} */
  public static Histories off() {
    return new Histories(OFF, route -> OFF, HistoryReport::empty);
  }

  /**
   * {@return the histories in some stores}
   *
   * @param router the stores
   * @param rules how they are kept
   * @param tools what it works with
   */
  public static Histories of(StoreRouter router, HistoryRules rules, HistoryTools tools) {
    HistoryStores stores = new HistoryStores(router);
    HistorySearch search = new HistorySearch(tools.clock());
    IndexParts parts =
        new IndexParts(
            rules,
            stores,
            new TurnRecords(tools.redactor(), rules.person()),
            new Forgotten(stores, tools.tombstones(), rules.person()),
            tools.records(),
            tools.clock());
    HistoryRoom room = new HistoryRoom(parts, search);
    return new Histories(
        room, route -> query -> search.search(stores.shares(route), query), room::last);
  }

  /** {@return the history of all projects} */
  public HistoryIndex index() {
    return index;
  }

  /**
   * {@return the history that a memory sees}
   *
   * @param route its layers
   */
  public SessionHistory of(StackRoute route) {
    return ofRoute.apply(route);
  }

  /** {@return what the last indexing did; nothing before the first} */
  HistoryReport last() {
    return last.get();
  }

  /** Finds nothing, and says why. */
  private static final class SwitchedOff implements HistoryIndex {
    private static final String WHY =
        "The history of past sessions is switched off; switch it on where the memory is built.";

    @Override
    public HistoryReport index(HistorySource source) {
      return HistoryReport.empty();
    }

    @Override
    public long clear() {
      return 0;
    }

    @Override
    public HistoryResult search(HistoryQuery query) {
      return new HistoryResult(List.of(), Optional.of(WHY));
    }
  }
}
