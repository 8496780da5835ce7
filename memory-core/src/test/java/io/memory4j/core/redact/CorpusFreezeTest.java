package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What keeps the corpus a measure: its size, its variety, and a held-out half that stays. */
class CorpusFreezeTest {
  /** Changes only when somebody adds or edits held-out lines, which the change must say. */
  private static final String HELD_OUT =
      "bea52f7eaff351df1befdcd461fa535be8b4b26c1731322538261b7e718709eb";

  private final List<CorpusEntry> corpus = Corpus.load();

  @Test
  void heldOutHalfIsFrozen() {
    assertThat(Corpus.heldOutChecksum()).isEqualTo(HELD_OUT);
  }

  @Test
  void corpusIsLargeAndSplitInHalves() {
    Map<String, Long> halves =
        corpus.stream()
            .collect(
                Collectors.groupingBy(
                    entry -> entry.id().charAt(0) + "-" + entry.heldOut(), Collectors.counting()));

    assertThat(corpus.stream().filter(CorpusEntry::positive)).hasSizeGreaterThanOrEqualTo(220);
    assertThat(corpus.stream().filter(e -> !e.positive())).hasSizeGreaterThanOrEqualTo(220);
    assertThat(halves.values()).hasSize(4).allMatch(count -> count >= 100);
  }

  @Test
  void idsAreUniqueAndExpansionIsStable() {
    assertThat(corpus).extracting(CorpusEntry::id).doesNotHaveDuplicates();
    assertThat(Corpus.load()).isEqualTo(corpus);
  }

  @Test
  void everyFamilyHasSeveralTextsOfBothLabels() {
    Map<String, Map<Boolean, Long>> counts =
        corpus.stream()
            .filter(entry -> !List.of("other", "digest", "marker").contains(entry.family()))
            .collect(
                Collectors.groupingBy(
                    CorpusEntry::family,
                    Collectors.partitioningBy(CorpusEntry::positive, Collectors.counting())));

    assertThat(counts).hasSizeGreaterThanOrEqualTo(20);
    counts.forEach(
        (family, labels) -> assertThat(labels.values()).as(family).allMatch(n -> n >= 3));
  }

  @Test
  void secretsAreGeneratedAndStandInTheirText() {
    for (CorpusEntry entry : corpus) {
      assertThat(entry.secrets().isEmpty()).as(entry.id()).isEqualTo(!entry.positive());
      assertThat(entry.secrets()).as(entry.id()).allMatch(entry.text()::contains);
      assertThat(entry.kept()).as(entry.id()).allMatch(entry.text()::contains);
    }
  }
}
