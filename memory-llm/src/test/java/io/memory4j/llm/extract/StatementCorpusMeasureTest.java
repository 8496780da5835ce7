package io.memory4j.llm.extract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Precision and recall on the corpus: they guard against going back and prove nothing more. */
class StatementCorpusMeasureTest {
  private Figures measure(boolean heldOut) {
    Figures figures = new Figures();
    StatementCorpus.load().stream()
        .filter(entry -> entry.heldOut() == heldOut)
        .forEach(entry -> figures.add(entry, Turns.statements(entry.text())));
    System.out.println((heldOut ? "held out: " : "in sight: ") + figures);
    return figures;
  }

  @Test
  void theHalfInSightIsToldApart() {
    Figures figures = measure(false);

    assertThat(figures.precision()).isGreaterThanOrEqualTo(0.95);
    assertThat(figures.recall()).isGreaterThanOrEqualTo(0.9);
  }

  @Test
  void theHeldOutHalfIsToldApart() {
    Figures figures = measure(true);

    assertThat(figures.precision()).isGreaterThanOrEqualTo(0.95);
    assertThat(figures.recall()).isGreaterThanOrEqualTo(0.9);
  }
}
