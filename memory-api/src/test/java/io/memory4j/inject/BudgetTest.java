package io.memory4j.inject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BudgetTest {
  private static final String SMILES = "\ud83d\ude00\ud83d\ude00\ud83d\ude00";

  @Test
  void charactersAreCodePoints() {
    Budget budget = Budget.characters(3);

    assertThat(budget.max()).isEqualTo(3);
    assertThat(budget.measure(SMILES)).isEqualTo(3);
    assertThat(budget.fits(SMILES)).isTrue();
    assertThat(budget.fits(SMILES + "a")).isFalse();
  }

  @Test
  void tokensAreWhatTheCounterTells() {
    Budget budget = Budget.tokens(2, text -> text.split(" ", -1).length);

    assertThat(budget.max()).isEqualTo(2);
    assertThat(budget.measure("one two three")).isEqualTo(3);
    assertThat(budget.fits("one two")).isTrue();
    assertThat(budget.fits("one two three")).isFalse();
  }

  @Test
  void nothingFitsABudgetOfNothing() {
    assertThat(Budget.characters(0).fits("")).isTrue();
    assertThat(Budget.characters(0).fits("a")).isFalse();
    assertThat(Budget.tokens(0, TokenCounter.estimate()).fits("")).isTrue();
    assertThat(Budget.tokens(0, TokenCounter.estimate()).fits("a")).isFalse();
  }

  @Test
  void negativeBudgetIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Budget.characters(-1))
        .withMessage("A budget is -1; give it 0 or more.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Budget.tokens(-5, TokenCounter.estimate()))
        .withMessage("A budget is -5; give it 0 or more.");
  }

  @Test
  void tokensNeedACounter() {
    assertThatNullPointerException().isThrownBy(() -> Budget.tokens(1, null));
  }

  @ParameterizedTest
  @CsvSource({"0,0", "1,1", "3,1", "4,1", "5,2", "8,2", "9,3"})
  void estimateIsATokenForEveryFourCharactersBegun(int characters, int tokens) {
    assertThat(TokenCounter.estimate().count("\ud83d\ude00".repeat(characters))).isEqualTo(tokens);
  }
}
