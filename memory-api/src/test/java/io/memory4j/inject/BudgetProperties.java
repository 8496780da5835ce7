package io.memory4j.inject;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class BudgetProperties {
  @Property
  void textNeverHasFewerTokensThanAPartOfIt(@ForAll String head, @ForAll String tail) {
    TokenCounter counter = TokenCounter.estimate();

    int whole = counter.count(head + tail);

    assertThat(whole).isGreaterThanOrEqualTo(counter.count(head));
    assertThat(whole).isGreaterThanOrEqualTo(counter.count(tail));
  }

  @Property
  void textFitsExactlyTheBudgetsThatAreNoSmaller(
      @ForAll String text, @ForAll @IntRange(max = 300) int max) {
    Budget characters = Budget.characters(max);
    Budget tokens = Budget.tokens(max, TokenCounter.estimate());

    assertThat(characters.fits(text)).isEqualTo(text.codePoints().count() <= max);
    assertThat(tokens.fits(text)).isEqualTo(text.codePoints().count() <= 4L * max);
  }
}
