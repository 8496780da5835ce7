package io.memory4j.examples.quickstart;

import static java.util.stream.Collectors.joining;

import io.memory4j.review.Period;
import io.memory4j.review.ReviewChain;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.ReviewReport.Loss;
import io.memory4j.review.Stall;
import io.memory4j.review.SummaryTree;
import java.io.PrintStream;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Tells a person what the runs of a review chain made, and what they could not make. */
final class ReviewPrintout {
  private static final int SHOWN_CHARS = 100;

  private final PrintStream out;
  private final Map<ReviewLevel, Integer> made = new EnumMap<>(ReviewLevel.class);
  private final Map<Period, String> failed = new TreeMap<>();
  private final Set<String> lost = new LinkedHashSet<>();
  private final Set<String> warnings = new LinkedHashSet<>();

  ReviewPrintout(PrintStream out) {
    this.out = out;
  }

  void add(ReviewReport report) {
    for (ReviewReport.Entry entry : report.entries()) {
      switch (entry.outcome()) {
        case SAVED -> made.merge(entry.period().level(), 1, Integer::sum);
        case FAILED, REJECTED -> failed.put(entry.period(), entry.reason().orElse(""));
        case EXISTS, NO_DATA, WAITING -> {}
      }
    }
    report.losses().stream().map(ReviewPrintout::span).forEach(lost::add);
    warnings.addAll(report.warnings());
  }

  private static String span(Loss loss) {
    return loss.first() + " to " + loss.last();
  }

  void print(LocalDate first, LocalDate last, ReviewChain chain) {
    out.println();
    out.println("Replayed the days from " + first + " to " + last);
    out.println("Made: " + (made.isEmpty() ? "nothing new" : counts()));
    failed.forEach((period, reason) -> out.println("  failed: " + period + ", " + reason));
    lost.forEach(span -> out.println("  given up as too old: " + span));
    warnings.forEach(warning -> out.println("  " + warning));
    chain.stalled().stream().map(ReviewPrintout::stalled).forEach(out::println);
    print(chain.tree());
  }

  private String counts() {
    return made.entrySet().stream()
        .map(entry -> Printout.count(entry.getValue(), name(entry.getKey())))
        .collect(joining(", "));
  }

  private static String name(ReviewLevel level) {
    return switch (level) {
      case DAILY -> "day";
      case WEEKLY -> "week";
      case MONTHLY -> "month";
      case YEARLY -> "year";
    };
  }

  private static String stalled(Stall stall) {
    return "  "
        + stall.stuckAt().level()
        + " waits at "
        + stall.stuckAt()
        + ": "
        + stall.reason()
        + ", "
        + Printout.count(stall.attemptsLeft(), "attempt")
        + " left";
  }

  private void print(List<SummaryTree> trees) {
    out.println();
    out.println(trees.isEmpty() ? "There is no summary." : "The summaries that keep their text:");
    trees.stream().flatMap(tree -> lines(tree, "  ")).forEach(out::println);
  }

  /** A tree is four levels deep. */
  private static Stream<String> lines(SummaryTree tree, String indent) {
    String content = tree.summary().content();
    return Stream.concat(
        Stream.of(indent + Printout.shortened(content, SHOWN_CHARS)),
        tree.parts().stream().flatMap(part -> lines(part, indent + "  ")));
  }
}
