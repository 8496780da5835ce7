package io.memory4j.examples.quickstart;

import io.memory4j.Fact;
import io.memory4j.Remembered;
import io.memory4j.Remembered.Outcome;
import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.llm.extract.LeftOut;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What one run read and learned. Not thread-safe. */
final class Lessons {
  private final Map<Episode, EpisodeReport> reports = new LinkedHashMap<>();
  private final Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
  private final List<Fact> added = new ArrayList<>();
  private final Map<LeftOut, Integer> leftOut = new EnumMap<>(LeftOut.class);
  private int redacted;

  void read(Episode episode, EpisodeReport report) {
    reports.put(episode, report);
  }

  void remembered(Remembered remembered) {
    outcomes.merge(remembered.outcome(), 1, Integer::sum);
    if (remembered.outcome() == Outcome.NEW) {
      remembered.fact().ifPresent(added::add);
    }
  }

  void leftOut(LeftOut reason, int count) {
    leftOut.merge(reason, count, Integer::sum);
  }

  void redacted(int secrets) {
    redacted += secrets;
  }

  Map<Episode, EpisodeReport> reports() {
    return reports;
  }

  int count(Outcome outcome) {
    return outcomes.getOrDefault(outcome, 0);
  }

  List<Fact> added() {
    return added;
  }

  Map<LeftOut, Integer> leftOut() {
    return leftOut;
  }

  int redacted() {
    return redacted;
  }
}
