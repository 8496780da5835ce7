package io.memory4j.llm.extract;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.llm.extract.StatementCorpus.Entry;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What keeps the corpus a measure: its size, its variety, and a held-out half that stays. */
class StatementCorpusTest {
  /** Changes only when somebody adds or edits held-out lines, which the change must say. */
  private static final String HELD_OUT =
      "5b193d707a37465a677f414dfaaec95192657d03756603593e6ddb63d92a98f8";

  private final List<Entry> corpus = StatementCorpus.load();

  @Test
  void theHeldOutHalfIsFrozen() {
    assertThat(StatementCorpus.heldOutChecksum()).isEqualTo(HELD_OUT);
  }

  @Test
  void theCorpusIsLargeAndSplitInHalves() {
    Map<String, Long> halves =
        corpus.stream()
            .collect(
                Collectors.groupingBy(e -> e.kept() + "-" + e.heldOut(), Collectors.counting()));

    assertThat(corpus.stream().filter(Entry::kept)).hasSizeGreaterThanOrEqualTo(110);
    assertThat(corpus.stream().filter(e -> !e.kept())).hasSizeGreaterThanOrEqualTo(200);
    assertThat(halves.values()).hasSize(4).allMatch(count -> count >= 45);
  }

  @Test
  void idsAreUniqueAndTextsAreSaidOnce() {
    assertThat(corpus).extracting(Entry::id).doesNotHaveDuplicates();
    assertThat(corpus).extracting(Entry::text).doesNotHaveDuplicates();
  }

  @Test
  void everyLanguageHasTextsOfBothLabels() {
    for (String language : List.of("en", "de", "fr", "es", "zh", "ja")) {
      assertThat(corpus.stream().filter(e -> e.language().equals(language)).map(Entry::kept))
          .filteredOn(kept -> kept)
          .as(language)
          .hasSizeGreaterThanOrEqualTo(7);
      assertThat(corpus.stream().filter(e -> e.language().equals(language) && !e.kept()))
          .as(language)
          .hasSizeGreaterThanOrEqualTo(7);
    }
  }
}
