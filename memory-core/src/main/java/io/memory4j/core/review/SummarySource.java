package io.memory4j.core.review;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.core.section.SectionSource;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import io.memory4j.inject.SectionCandidates.Item;
import io.memory4j.review.Summary;
import io.memory4j.review.SummaryTree;
import io.memory4j.store.RecordQuery;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The short texts of past periods, the newest first: of each period the longest summary that there
 * is, so that together they cover all that was summarised and say nothing twice. Layers follow each
 * other from specific to general. Immutable and thread-safe.
 */
public final class SummarySource implements SectionSource {
  private static final String TITLE = "Summaries of past days, weeks, months and years";
  private static final int MAX_OF_A_LAYER = 100;
  private static final int MAX_READ = 1_000;

  /** The source of summaries. */
  public SummarySource() {}

  @Override
  public Section section() {
    return Section.SUMMARIES;
  }

  @Override
  public boolean isStored() {
    return true;
  }

  @Override
  public List<SectionCandidates> candidates(StackRoute route, InjectionRequest request) {
    Map<Layer, List<Summary>> summaries = new HashMap<>();
    route.shares().forEach(share -> read(share, summaries));
    List<Item> items =
        route.stack().specificFirst().stream()
            .flatMap(
                layer ->
                    newestFirst(summaries.getOrDefault(layer, List.of())).stream()
                        .map(summary -> item(summary).in(layer)))
            .toList();
    return items.isEmpty()
        ? List.of()
        : List.of(SectionCandidates.bullets(Section.SUMMARIES, TITLE, items));
  }

  private static void read(StoreShare share, Map<Layer, List<Summary>> summaries) {
    for (Layer layer : share.layers()) {
      RecordQuery query =
          RecordQuery.in(layer).kind(RecordKinds.SUMMARY).withoutDetail().limit(MAX_READ);
      List<Summary> found = new ArrayList<>();
      share.store().read(reader -> reader.list(query)).stream()
          .flatMap(record -> SummaryRows.summary(record).stream())
          .forEach(found::add);
      summaries.put(layer, found);
    }
  }

  /** {@return the summaries that are part of no other} */
  private static List<Summary> newestFirst(List<Summary> summaries) {
    List<SummaryTree> trees = SummaryTree.of(summaries);
    return IntStream.rangeClosed(1, Math.min(trees.size(), MAX_OF_A_LAYER))
        .mapToObj(back -> trees.get(trees.size() - back).summary())
        .toList();
  }

  private static Item item(Summary summary) {
    return Item.of(summary.period().id(), summary.content());
  }
}
