package io.memory4j.core.recall;

import io.memory4j.Layer;
import io.memory4j.StoreFormatException;
import io.memory4j.StoreUnavailableException;
import io.memory4j.core.fact.Labels;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.recall.Recall;
import io.memory4j.recall.RecallQuery;
import io.memory4j.recall.Recollection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds facts by words. Each store is asked for its own layers and ranks them; the answers are
 * brought to one scale, shadowed facts are dropped, and what is left is merged. Thread-safe.
 */
public final class RecallFacts {
  /** Recalls facts. */
  public RecallFacts() {}

  /**
   * {@return the answer to a question}
   *
   * @param route the layers and stores
   * @param query the question
   * @throws IllegalArgumentException if the question names a layer outside the stack
   */
  public Recall recall(StackRoute route, RecallQuery query) {
    Collection<Layer> layers = query.layers().isEmpty() ? route.stack().layers() : query.layers();
    List<StoreShare> shares = route.shares(layers);
    StoreSearch search = new StoreSearch(query, Terms.of(query));
    Set<String> tags = Labels.tags(query.anyTag());
    Answer first = ask(route, shares, search, tags);
    if (!first.hits().isEmpty() || tags.isEmpty()) {
      return first.recall(query.maxFacts(), false);
    }
    Answer second = ask(route, shares, search, Set.of());
    return second.recall(query.maxFacts(), !second.hits().isEmpty());
  }

  private static Answer ask(
      StackRoute route, List<StoreShare> shares, StoreSearch search, Set<String> tags) {
    List<Scored> hits = new ArrayList<>();
    Set<Layer> unavailable = new HashSet<>();
    List<StoreShare> answering = new ArrayList<>();
    for (StoreShare share : shares) {
      try {
        hits.addAll(search.ask(share, tags));
        answering.add(share);
      } catch (StoreUnavailableException | StoreFormatException silent) {
        unavailable.addAll(share.layers());
      }
    }
    hits.sort(bestFirst(route));
    List<Scored> visible = new Shadows(route).visible(hits, answering);
    return new Answer(search.recollections(visible), unavailable);
  }

  private static Comparator<Scored> bestFirst(StackRoute route) {
    return Comparator.comparingDouble(Scored::score)
        .reversed()
        .thenComparingInt(hit -> route.place(hit.record().body().layer()))
        .thenComparing(hit -> hit.record().sequence(), Comparator.reverseOrder());
  }

  /** What one round brought. */
  private record Answer(List<Recollection> hits, Set<Layer> unavailable) {
    Recall recall(int maxFacts, boolean tagFilterDropped) {
      return new Recall(hits.stream().limit(maxFacts).toList(), tagFilterDropped, unavailable);
    }
  }
}
