package io.memory4j.examples.benchmarks.storage;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.examples.benchmarks.report.Bound;
import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.examples.benchmarks.sample.SampleFacts;
import io.memory4j.examples.benchmarks.sample.SampleStore;
import io.memory4j.examples.benchmarks.sample.Vocabulary;
import io.memory4j.examples.benchmarks.timing.Folders;
import io.memory4j.examples.benchmarks.timing.Times;
import io.memory4j.examples.benchmarks.timing.Turns;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.store.Match;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import java.nio.file.Path;
import java.util.List;

/** Searches of 100,000 facts beside the same SQL, the S3 schema and Lucene. */
final class SearchFigures {
  static final int FACTS = 100_000;
  private static final int LAYERS = 200;
  private static final int WARM_UP = 400;
  private static final int ROUNDS = 1_500;
  private static final int COMMON_WARM_UP = 40;
  private static final int COMMON_ROUNDS = 160;
  private static final int FIRST_COMMON = 10;
  private static final int COMMON = 40;
  private static final int RANKS = 2_000;
  private static final double FIXED_MILLIS = 0.1;

  private final Path out;
  private final Report report;

  SearchFigures(Path out, Report report) {
    this.out = out;
    this.report = report;
  }

  /** {@return the search for one word, as recall puts it} */
  static List<SearchHit> search(MemoryStore store, Layer layer, String word) {
    SearchQuery query =
        new SearchQuery(
            RecordQuery.in(layer).kind(RecordKinds.FACT),
            List.of(word),
            Match.ANY_TERM,
            2,
            0.5,
            PlainReads.LIMIT);
    return store.read(reader -> reader.search(query));
  }

  /** {@return words of all ranks in turn, the common ones as often as the others} */
  private static String word(int round) {
    return Vocabulary.word(FIRST_COMMON + (int) (round * 617L % RANKS));
  }

  /** {@return words of which each stands in about one fact of twenty} */
  private static String common(int round) {
    return Vocabulary.word(FIRST_COMMON + round % COMMON);
  }

  void take(Path root) throws Exception {
    Layer layer = new SampleFacts(1).layer(0);
    try (SqliteMemoryStore store = SqliteMemoryStore.open(root);
        PlainConnection plain = new PlainConnection(SampleStore.file(root))) {
      PlainReads reads = new PlainReads(plain);
      requireSameHits(store, reads, layer);
      sameSql(store, reads, layer);
      others(store, layer);
    }
    oneLayerOfMany();
  }

  private static void requireSameHits(SqliteMemoryStore store, PlainReads reads, Layer layer)
      throws Exception {
    String word = common(0);
    int ours = search(store, layer, word).size();
    int theirs = reads.search(layer.id(), word).size();
    if (ours != PlainReads.LIMIT || theirs != ours) {
      throw new IllegalStateException(
          "The store finds " + ours + " facts and the same SQL " + theirs + "; compare them.");
    }
  }

  private void sameSql(SqliteMemoryStore store, PlainReads reads, Layer layer) throws Exception {
    List<Times> times =
        Turns.of(
            WARM_UP,
            ROUNDS,
            round -> search(store, layer, word(round)),
            round -> reads.search(layer.id(), word(round)));
    Times ours = times.get(0);
    Times theirs = times.get(1);
    SameStatements.report(report, "a search", store, PlainReads.statements());
    report.ratio(
        "search less 0.1 ms / same SQL, median",
        (ours.medianMillis() - FIXED_MILLIS) / theirs.medianMillis(),
        Bound.atMost(1.3));
    report.ratio(
        "search / same SQL, p99",
        ours.percentileMillis(99) / theirs.percentileMillis(99),
        Bound.atMost(1.5));
    compare("search of 100,000 facts", ours);
    compare("search of 100,000 facts, same SQL", theirs);
  }

  private void others(SqliteMemoryStore store, Layer layer) throws Exception {
    Path folder = Folders.fresh(out, "others");
    try (TaggedFacts tagged = TaggedFacts.of(folder.resolve("tagged.db"), FACTS);
        LuceneFacts lucene = LuceneFacts.of(folder.resolve("lucene"), FACTS)) {
      List<Times> times =
          Turns.of(
              COMMON_WARM_UP,
              COMMON_ROUNDS,
              round -> search(store, layer, common(round)),
              round -> tagged.search(common(round)),
              round -> lucene.word(common(round)),
              round -> lucene.prefix(common(round)));
      report.ratio(
          "common word at 100,000 facts / repaired S3 schema",
          times.get(0).medianMillis() / times.get(1).medianMillis(),
          Bound.atMost(0.4));
      compare("common word at 100,000 facts", times.get(0));
      compare("common word at 100,000 facts, S3 schema", times.get(1));
      compare("common word at 100,000 facts, Lucene word", times.get(2));
      compare("common word at 100,000 facts, Lucene prefix", times.get(3));
    }
    Folders.delete(folder);
  }

  private void oneLayerOfMany() throws Exception {
    SampleFacts facts = new SampleFacts(LAYERS);
    Path root = SampleStore.of(out, "layers", facts, FACTS);
    try (SqliteMemoryStore store = SqliteMemoryStore.open(root)) {
      Times times =
          Turns.of(
                  COMMON_WARM_UP,
                  COMMON_ROUNDS,
                  round -> search(store, facts.layer(round), common(round)))
              .get(0);
      report.target(
          "common word in one layer of 200, 100,000 facts",
          times.medianMillis(),
          "ms",
          Bound.atMost(10));
      compare("common word in one layer of 200", times);
    }
    Folders.delete(root);
  }

  private void compare(String name, Times times) {
    report.compared(name + ", median", times.medianMillis(), "ms");
    report.compared(name + ", p99", times.percentileMillis(99), "ms");
  }
}
