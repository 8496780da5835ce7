package io.memory4j.examples.benchmarks.recall;

import io.memory4j.AgentMemory;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.core.HistoryOptions;
import io.memory4j.core.Memory4j;
import io.memory4j.episode.HistoryHit;
import io.memory4j.episode.HistoryQuery;
import io.memory4j.episode.HistorySource;
import io.memory4j.examples.benchmarks.recall.Conversations.Asked;
import io.memory4j.examples.benchmarks.report.Bound;
import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.sqlite.SqliteMemoryStore;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Recall of the turns that answer questions about past conversations, without a model. All
 * conversations lie in one store, each in a layer of its own, and a question is asked of its own.
 */
final class TurnRecall {
  private static final int DEEPEST = 25;
  private static final int PERCENT = 100;
  private static final Duration CENTURY = Duration.ofDays(36_525);
  private static final double TARGET = 76;

  private final Map<Integer, List<Ranking>> rankings = new TreeMap<>();
  private final Conversations data;

  TurnRecall(Conversations data) {
    this.data = data;
  }

  void run(Path root, Report report) {
    HistoryOptions options = HistoryOptions.ofDefaults().maxAge(CENTURY);
    HistoryOptions byName = options.layers(name -> name.map(Layer::project));
    try (Memory4j memory4j =
        Memory4j.builder().store(SqliteMemoryStore.open(root)).history(byName).build()) {
      memory4j.history().index(HistorySource.namedByPerson(data));
      for (Asked asked : data.questions()) {
        AgentMemory memory =
            memory4j.bind(LayerStack.of(Layer.global(), Layer.project(asked.conversation())));
        rankings
            .computeIfAbsent(asked.category(), one -> new ArrayList<>())
            .add(ask(memory, asked.question()));
      }
    }
    report(report);
  }

  private static Ranking ask(AgentMemory memory, Question question) {
    List<String> found =
        memory
            .sessionHistory()
            .search(HistoryQuery.of(question.text()).limit(DEEPEST))
            .hits()
            .stream()
            .map(HistoryHit::place)
            .map(place -> Conversations.id(place.session(), place.line()))
            .toList();
    return new Ranking(question.relevant(), found);
  }

  private void report(Report report) {
    List<Ranking> headline = new ArrayList<>();
    rankings.forEach(
        (category, list) ->
            headline.addAll(category < Conversations.ADVERSARIAL ? list : List.of()));
    report.target(
        "evidence R@10, categories 1-4", percent(headline, 10), "%", Bound.atLeast(TARGET));
    for (int first : new int[] {1, 5, DEEPEST}) {
      report.compared("evidence R@" + first + ", categories 1-4", percent(headline, first), "%");
    }
    report.compared(
        "MRR, categories 1-4", PERCENT * RecallSuite.mean(headline, Ranking::reciprocalRank), "%");
    report.compared(
        "nDCG@10, categories 1-4", PERCENT * RecallSuite.mean(headline, r -> r.gain(10)), "%");
    rankings.forEach(
        (category, list) ->
            report.compared("evidence R@10, category " + category, percent(list, 10), "%"));
    report.remark(data.turns() + " turns, " + headline.size() + " questions in categories 1-4");
  }

  private static double percent(List<Ranking> rankings, int first) {
    return PERCENT * RecallSuite.mean(rankings, one -> one.recall(first));
  }
}
