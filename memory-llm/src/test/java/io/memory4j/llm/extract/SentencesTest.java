package io.memory4j.llm.extract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SentencesTest {
  @Test
  void sentencesEndWithTheirMarks() {
    assertThat(Sentences.of("One. Two! Three? \"Four.\" Five"))
        .containsExactly("One.", "Two!", "Three?", "\"Four.\"", "Five");
    assertThat(Sentences.of("一。二！三？四")).containsExactly("一。", "二！", "三？", "四");
  }

  @Test
  void dotsInNamesAndAbbreviationsDoNotEndOne() {
    assertThat(Sentences.of("Run ./a.sh v1.2 e.g. Mondays, approx. once. Then a.b."))
        .containsExactly("Run ./a.sh v1.2 e.g. Mondays, approx. once.", "Then a.b.");
  }

  @Test
  void quotationsAreHiddenInPlace() {
    assertThat(Quotes.hide("say \"use npm\" or `x.y` and “a”; don’t «b"))
        .isEqualTo("say \"xxxxxxx\" or `xxx` and “x”; don't «b");
  }

  @Test
  void theRequestToRememberIsTakenAway() {
    assertThat(Remember.statement("Remember that the build is slow."))
        .isEqualTo("The build is slow.");
    assertThat(Remember.statement("remember that we ship on Mondays"))
        .isEqualTo("we ship on Mondays");
    assertThat(Remember.statement("Don’t forget that Ann owns it.")).isEqualTo("Ann owns it.");
    assertThat(Remember.statement("I remember that.")).isEqualTo("I remember that.");
  }
}
