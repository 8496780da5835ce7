package io.memory4j.examples.quickstart;

import io.memory4j.Fact;
import io.memory4j.Remembered.Outcome;
import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Unread;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionPlan;
import io.memory4j.llm.extract.LeftOut;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;

/** Tells a person what a run read, what it learned, and what reaches the model. */
final class Printout {
  private static final int SHOWN_CHARS = 60;

  private final PrintStream out;
  private final Path root;

  /**
   * Makes a printout.
   *
   * @param out where to
   * @param root the folder that paths are shown from
   */
  Printout(PrintStream out, Path root) {
    this.out = out;
    this.root = root;
  }

  void print(Discovery discovery, Lessons lessons, InjectionBlock block) {
    printRead(discovery, lessons.reports());
    print(lessons, block);
  }

  void print(Lessons lessons, InjectionBlock block) {
    printLearned(lessons);
    printBlock(block);
    printPlan(block.plan());
  }

  void printRead(Discovery discovery, Map<Episode, EpisodeReport> reports) {
    out.println("Read " + count(discovery.episodes().size(), "transcript"));
    reports.forEach(this::printEpisode);
    for (Unread unread : discovery.unread()) {
      out.println("  " + shown(unread.location()) + ": passed over, " + unread.reason());
    }
  }

  private void printEpisode(Episode episode, EpisodeReport report) {
    out.println(
        "  "
            + shown(episode.location())
            + ": "
            + episode.agent()
            + ", "
            + count(report.turns(Turn.Author.PERSON), "turn")
            + " of a person in "
            + count(report.lines(), "line"));
    report.failure().ifPresent(failure -> out.println("    not understood: " + failure));
    report
        .skipped()
        .forEach(
            skipped -> out.println("    line " + skipped.line() + " skipped: " + skipped.reason()));
    long unlisted = report.skippedLines() - report.skipped().size();
    if (unlisted > 0) {
      out.println("    and " + count(unlisted, "more line") + " skipped");
    }
  }

  private void printLearned(Lessons lessons) {
    out.println();
    out.println(
        "Learned: "
            + lessons.count(Outcome.NEW)
            + " new, "
            + lessons.count(Outcome.SEEN)
            + " already known"
            + others(lessons));
    for (Fact fact : lessons.added()) {
      out.println("  + " + fact.content() + " (" + whence(fact) + ")");
    }
    if (!lessons.leftOut().isEmpty()) {
      out.println("Sentences left out: " + counts(lessons.leftOut()));
    }
    if (lessons.redacted() > 0) {
      out.println("Replaced: " + count(lessons.redacted(), "secret"));
    }
  }

  private static String others(Lessons lessons) {
    StringBuilder text = new StringBuilder();
    if (lessons.count(Outcome.QUARANTINED) > 0) {
      text.append(", ").append(lessons.count(Outcome.QUARANTINED)).append(" held back");
    }
    if (lessons.count(Outcome.BURIED) > 0) {
      text.append(", ").append(lessons.count(Outcome.BURIED)).append(" forgotten before");
    }
    return text.toString();
  }

  private String shown(Path location) {
    return location.startsWith(root) ? root.relativize(location).toString() : location.toString();
  }

  private static String whence(Fact fact) {
    String session = fact.provenance().session().map(id -> "session " + id).orElse("no session");
    var line = fact.provenance().line();
    return session + (line.isPresent() ? ", line " + line.getAsLong() : "");
  }

  private void printBlock(InjectionBlock block) {
    out.println();
    if (block.isEmpty()) {
      out.println("The block is empty: nothing is remembered yet.");
      return;
    }
    out.println("The block, " + count(block.text().codePoints().count(), "character") + ":");
    out.println();
    out.print(block.text());
    out.println();
  }

  private void printPlan(InjectionPlan plan) {
    out.println();
    out.println(
        "Why: "
            + plan.included().size()
            + " in, "
            + plan.omitted().size()
            + " left out, "
            + plan.tail().values().stream().mapToLong(Long::longValue).sum()
            + " older not looked at");
    plan.entries().forEach(entry -> out.println("  " + verdict(entry)));
  }

  private static String verdict(InjectionPlan.Entry entry) {
    String because = entry.because().map(other -> " " + other).orElse("");
    String head = entry.reason() + because + ", cost " + entry.cost() + ", " + entry.id();
    return entry.isIncluded() ? head + ": " + shortened(entry.line(), SHOWN_CHARS) : head;
  }

  static String shortened(String text, int maxChars) {
    String line = text.lines().findFirst().orElse("");
    boolean isLong = line.codePointCount(0, line.length()) > maxChars;
    String shown = isLong ? line.substring(0, line.offsetByCodePoints(0, maxChars)) : line;
    return shown.equals(text) ? shown : shown + "...";
  }

  private static String counts(Map<LeftOut, Integer> counts) {
    return counts.entrySet().stream()
        .map(entry -> entry.getValue() + " " + phrase(entry.getKey()))
        .collect(Collectors.joining(", "));
  }

  /** Reads after a number: 3 asking. */
  private static String phrase(LeftOut reason) {
    return switch (reason) {
      case QUESTION -> "asking";
      case QUOTED -> "repeating what others say";
      case CODE -> "in code";
      case LOG -> "in a log";
      case PASTED -> "in pasted text";
      case ONE_OFF -> "asking for one piece of work";
      case TEMPORARY -> "holding for now only";
      case POINTING -> "pointing at what only the session shows";
      case HYPOTHETICAL -> "supposing";
      case OBSERVATION -> "describing";
      case UNCLEAR -> "not clear by themselves";
      case OTHER_AUTHOR -> "said by no person";
    };
  }

  static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
