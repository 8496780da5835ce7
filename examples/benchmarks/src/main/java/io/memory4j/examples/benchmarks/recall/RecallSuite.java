package io.memory4j.examples.benchmarks.recall;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.core.Memory4j;
import io.memory4j.examples.benchmarks.report.Bound;
import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.examples.benchmarks.report.Setting;
import io.memory4j.examples.benchmarks.report.Suite;
import io.memory4j.examples.benchmarks.timing.Folders;
import io.memory4j.recall.RecallQuery;
import io.memory4j.sqlite.SqliteMemoryStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Recall without a model: of a coding agent's notes, each of which is remembered with its key and
 * tags as a host would do it, or of the turns of conversations, whichever the data are. Each
 * question is asked as it is. The share of what is right among the first is averaged over the
 * questions.
 */
public final class RecallSuite implements Suite {
  private static final int DEEPEST = 25;

  /** A suite; nothing happens before it runs. */
  public RecallSuite() {}

  @Override
  public String name() {
    return "recall";
  }

  @Override
  public void run(Setting setting, Report report) throws IOException {
    Path data = setting.requireData();
    Path root = Folders.fresh(setting.out(), "recall");
    if (Conversations.isIn(data)) {
      new TurnRecall(Conversations.read(data)).run(root, report);
    } else {
      notes(Notes.read(data), root, report);
    }
    Folders.delete(root);
  }

  private static void notes(Notes notes, Path root, Report report) {
    List<Ranking> rankings;
    try (Memory4j memory4j = Memory4j.builder().store(SqliteMemoryStore.open(root)).build()) {
      AgentMemory memory = memory4j.bind(LayerStack.of(Layer.global(), Layer.project("notes")));
      notes.notes().forEach(note -> remember(memory, note));
      rankings = notes.questions().stream().map(question -> ask(memory, question)).toList();
    }
    report(notes, rankings, report);
  }

  private static void remember(AgentMemory memory, Note note) {
    Fact.Draft draft = Fact.draft(note.text()).key(note.key());
    for (String tag : note.tags()) {
      draft = draft.tag(tag);
    }
    memory.remember(draft);
  }

  private static Ranking ask(AgentMemory memory, Question question) {
    List<String> found = new ArrayList<>();
    memory
        .recall(RecallQuery.of(question.text()).limit(DEEPEST))
        .hits()
        .forEach(hit -> hit.fact().key().ifPresent(found::add));
    return new Ranking(question.relevant(), found);
  }

  private static void report(Notes notes, List<Ranking> rankings, Report report) {
    report.target("R@5", mean(rankings, one -> one.recall(5)), "", Bound.atLeast(0.89));
    report.target("R@10", mean(rankings, one -> one.recall(10)), "", Bound.atLeast(0.93));
    report.compared("R@1", mean(rankings, one -> one.recall(1)), "");
    report.compared("R@25", mean(rankings, one -> one.recall(DEEPEST)), "");
    report.compared("MRR", mean(rankings, Ranking::reciprocalRank), "");
    report.compared("nDCG@10", mean(rankings, one -> one.gain(10)), "");
    report.remark(notes.notes().size() + " notes, " + rankings.size() + " questions");
    for (int i = 0; i < rankings.size(); i++) {
      if (rankings.get(i).recall(10) < 1) {
        report.remark("Not all among the first ten: " + notes.questions().get(i).id());
      }
    }
  }

  static double mean(List<Ranking> rankings, ToDoubleFunction<Ranking> figure) {
    return rankings.stream().mapToDouble(figure).average().orElse(Double.NaN);
  }
}
