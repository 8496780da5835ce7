package io.memory4j.review;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A summary with those that it was made from below it, for a browser. Immutable and thread-safe.
 *
 * @param summary the summary
 * @param parts the summaries of its parts that are there, in order
 */
public record SummaryTree(Summary summary, List<SummaryTree> parts) {
  /**
   * Checks the parts and copies collections.
   *
   * @param summary the summary
   * @param parts the summaries of its parts that are there
   */
  public SummaryTree {
    requireNonNull(summary, "summary");
    parts = List.copyOf(parts);
  }

  /**
   * {@return the trees of summaries, in the order of their periods} A summary whose parent is not
   * there is the root of a tree of its own.
   *
   * @param summaries at most one of each period, in any order
   */
  public static List<SummaryTree> of(Collection<Summary> summaries) {
    Map<Period, Summary> all = new HashMap<>();
    Map<Period, List<Summary>> byParent = new HashMap<>();
    summaries.forEach(summary -> all.put(summary.period(), summary));
    List<Summary> roots = new ArrayList<>();
    for (Summary summary : summaries) {
      Optional<Period> parent = summary.period().parent().filter(all::containsKey);
      parent
          .map(period -> byParent.computeIfAbsent(period, made -> new ArrayList<>()))
          .orElse(roots)
          .add(summary);
    }
    return grow(roots, byParent);
  }

  private static List<SummaryTree> grow(
      List<Summary> summaries, Map<Period, List<Summary>> byParent) {
    return summaries.stream()
        .sorted((a, b) -> a.period().compareTo(b.period()))
        .map(
            summary ->
                new SummaryTree(
                    summary, grow(byParent.getOrDefault(summary.period(), List.of()), byParent)))
        .toList();
  }
}
