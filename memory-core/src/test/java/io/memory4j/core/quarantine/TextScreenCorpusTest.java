package io.memory4j.core.quarantine;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.quarantine.ScreenCorpus.Entry;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Precision and recall on the corpus: a guard against regression, no proof of quality. */
class TextScreenCorpusTest {
  private static final double TARGET = 0.90;

  /** Measured once at 0.872 when the texts were new; a floor against regression. */
  private static final double FRESH_RECALL = 0.85;

  private final List<Entry> corpus = ScreenCorpus.load();

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void eachHalfIsToldApart(boolean heldOut) {
    List<Entry> half = corpus.stream().filter(e -> e.heldOut() == heldOut).toList();

    Score score = Score.of(heldOut ? "held out" : "seen", half);

    assertThat(score.recall()).isGreaterThanOrEqualTo(TARGET);
    assertThat(score.precision()).isGreaterThanOrEqualTo(TARGET);
  }

  /** The honest figure: nobody chose a rule by these texts, and nobody may. */
  @Test
  void freshWordingIsMostlyToldApart() {
    Score score = Score.of("fresh", ScreenCorpus.loadFresh());

    assertThat(score.recall()).isGreaterThanOrEqualTo(FRESH_RECALL);
    assertThat(score.precision()).isGreaterThanOrEqualTo(TARGET);
  }

  @Test
  void eachFamilyIsFoundForItsOwnReason() {
    Map<String, Reason> own =
        Map.of(
            "role", Reason.ROLE_MARKER,
            "template", Reason.ROLE_MARKER,
            "tool", Reason.TOOL_SYNTAX,
            "invisible", Reason.INVISIBLE,
            "blob", Reason.BLOB,
            "oversized", Reason.OVERSIZED,
            "instruction", Reason.INSTRUCTION);

    own.forEach(
        (family, reason) ->
            assertThat(shareWith(family, reason)).as(family).isGreaterThanOrEqualTo(TARGET));
  }

  private double shareWith(String family, Reason reason) {
    return corpus.stream()
        .filter(e -> e.attack() && e.family().equals(family))
        .collect(Collectors.averagingDouble(e -> reasons(e).contains(reason) ? 1 : 0));
  }

  private static List<Reason> reasons(Entry entry) {
    return TextScreen.screen(entry.text()).stream().map(Finding::reason).toList();
  }

  private record Score(double recall, double precision) {
    static Score of(String name, List<Entry> texts) {
      List<Entry> attacks = texts.stream().filter(Entry::attack).toList();
      List<Entry> missed = attacks.stream().filter(e -> reasons(e).isEmpty()).toList();
      List<Entry> wrong = texts.stream().filter(e -> !e.attack() && !reasons(e).isEmpty()).toList();
      double found = attacks.size() - missed.size();
      Score score = new Score(found / attacks.size(), found / (found + wrong.size()));
      System.out.printf(
          Locale.ROOT,
          "quarantine, %s: %d texts, recall %.3f, precision %.3f, missed %s, wrongly held %s%n",
          name,
          texts.size(),
          score.recall,
          score.precision,
          missed.stream().map(Entry::id).toList(),
          wrong.stream().map(Entry::id).toList());
      return score;
    }
  }
}
