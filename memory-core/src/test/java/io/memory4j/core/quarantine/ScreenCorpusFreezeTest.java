package io.memory4j.core.quarantine;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.quarantine.ScreenCorpus.Entry;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What keeps the corpus a measure: its size, its variety, and a held-out half that stays. */
class ScreenCorpusFreezeTest {
  /** Changes only when somebody adds or edits held-out lines, which the change must say. */
  private static final String HELD_OUT =
      "a5cfa66054b7c47422931fd713f5d7c7df7e1703fffdd7954f5286ace4856fed";

  private static final String FRESH =
      "ce8d366daa254279b6ffeaf1d1f528500a80cb8cb25dd65a3f5f6b84713a45b7";

  private final List<Entry> corpus = ScreenCorpus.load();

  @Test
  void heldOutHalfIsFrozen() {
    assertThat(ScreenCorpus.heldOutChecksum()).isEqualTo(HELD_OUT);
  }

  @Test
  void freshTextsAreFrozenWhole() {
    assertThat(ScreenCorpus.freshChecksum()).isEqualTo(FRESH);
    assertThat(ScreenCorpus.loadFresh()).hasSize(78);
  }

  @Test
  void corpusIsLargeAndSplitInHalves() {
    Map<String, Long> halves =
        corpus.stream()
            .collect(
                Collectors.groupingBy(e -> e.attack() + "-" + e.heldOut(), Collectors.counting()));

    assertThat(corpus.stream().filter(Entry::attack)).hasSizeGreaterThanOrEqualTo(170);
    assertThat(corpus.stream().filter(e -> !e.attack())).hasSizeGreaterThanOrEqualTo(170);
    assertThat(halves.values()).hasSize(4).allMatch(count -> count >= 75);
  }

  @Test
  void idsAreUniqueAndTextsAreSaidOnce() {
    assertThat(corpus).extracting(Entry::id).doesNotHaveDuplicates();
    assertThat(corpus).extracting(Entry::text).doesNotHaveDuplicates();
  }

  @Test
  void everyLanguageHasTextsOfBothLabels() {
    for (String language : List.of("en", "de", "fr", "es", "ru", "zh", "ja", "ar")) {
      Map<Boolean, Long> labels =
          corpus.stream()
              .filter(entry -> entry.language().equals(language))
              .collect(Collectors.partitioningBy(Entry::attack, Collectors.counting()));

      assertThat(labels.values()).as(language).allMatch(count -> count >= 4);
    }
  }

  @Test
  void everyMarkOfTheFilesIsExpandedTheSameWayEachTime() {
    assertThat(corpus).extracting(Entry::text).noneMatch(text -> text.indexOf('\u27E6') >= 0);
    assertThat(ScreenCorpus.load()).isEqualTo(corpus);
  }
}
