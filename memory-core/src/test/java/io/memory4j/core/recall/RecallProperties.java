package io.memory4j.core.recall;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.TestMemory;
import io.memory4j.recall.Recall;
import io.memory4j.recall.RecallQuery;
import io.memory4j.recall.RecallQuery.Mode;
import io.memory4j.recall.Recollection;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.SearchHit;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.Samples;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RecallProperties {
  @Provide
  Arbitrary<List<String>> statements() {
    Arbitrary<String> word =
        Arbitraries.of("tea", "team", "milk", "café", "设备清单", "authTimeout", "don't", "src/a.b");
    return word.list()
        .ofMinSize(1)
        .ofMaxSize(5)
        .map(words -> String.join(" ", words))
        .list()
        .ofMaxSize(8);
  }

  @Provide
  Arbitrary<String> questions() {
    return Arbitraries.oneOf(plainQuestions(), Arbitraries.strings().ofMaxLength(30));
  }

  /** Without letters that only a store's own folding takes for others. */
  @Provide
  Arbitrary<String> plainQuestions() {
    return Arbitraries.of(
        "tea milk", "清单", "cafe", "timeout", "src/a.b", "\"tea", "NOT tea", "te", "CAFÉ team");
  }

  private static TestMemory plain() {
    return TestMemory.over(InMemoryStore.open(Path.of(UUID.randomUUID().toString()), Set.of()));
  }

  @Property(tries = 200)
  void answerIsInOrderAndItsReasonsTellNoText(
      @ForAll("statements") List<String> statements,
      @ForAll("questions") String question,
      @ForAll Mode mode,
      @ForAll boolean canSearch) {
    TestMemory test = canSearch ? TestMemory.create() : plain();
    statements.forEach(test.memory()::remember);

    Recall recall = test.memory().recall(RecallQuery.of(question).mode(mode).limit(5));

    List<Double> scores = recall.hits().stream().map(Recollection::score).toList();
    assertThat(scores).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    assertThat(scores).allMatch(score -> score >= 0 && score <= 1);
    assertThat(recall.hits()).hasSizeLessThanOrEqualTo(5);
    assertThat(recall.hits()).allMatch(hit -> hit.reason().matches("words: \\d+ of \\d+"));
    assertThat(scores.isEmpty() || scores.get(0) == 1).isTrue();
  }

  @Property(tries = 200)
  void readingThroughFindsWhatAnIndexFinds(
      @ForAll("statements") List<String> statements, @ForAll("plainQuestions") String question) {
    TestMemory indexed = TestMemory.create();
    TestMemory plain = plain();
    statements.forEach(indexed.memory()::remember);
    statements.forEach(plain.memory()::remember);
    RecallQuery query = RecallQuery.of(question).limit(100);

    assertThat(texts(plain.memory().recall(query)))
        .containsAll(texts(indexed.memory().recall(query)));
  }

  private static List<String> texts(Recall recall) {
    return recall.hits().stream().map(hit -> hit.fact().content()).toList();
  }

  @Property(tries = 200)
  void scoresOfAnyScaleComeToOneScaleInOrder(@ForAll List<Double> scores) {
    List<SearchHit> hits =
        scores.stream()
            .sorted((a, b) -> Double.compare(b, a))
            .map(score -> new SearchHit(record(), score, List.of()))
            .toList();

    List<Double> scaled = Scored.ofOneStore(hits).stream().map(Scored::score).toList();

    assertThat(scaled).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    assertThat(scaled).allMatch(score -> score >= 0 && score <= 1);
    assertThat(scaled.isEmpty() || scaled.get(0) == 1).isTrue();
  }

  private static MemoryRecord record() {
    RecordBody body = RecordBody.builder(Samples.SHOP, Samples.FACT).build();
    return new MemoryRecord(Samples.id(1), body, 1, 1, 1, 0);
  }
}
