package io.memory4j.inject;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PresetTest {
  @Test
  void daemonShowsTheNewestFactsFirstAndNothingElse() {
    InjectionRequest daemon = InjectionRequest.daemon();

    assertThat(daemon.budget()).isEqualTo(Budget.characters(2_000));
    assertThat(daemon.window()).isEqualTo(500);
    assertThat(daemon.boundary()).isZero();
    assertThat(daemon.isNewestFirst()).isTrue();
    assertThat(daemon.share(Section.FACTS)).isEqualTo(100);
    assertThat(daemon.share(Section.SUMMARIES)).isZero();
  }

  @Test
  void brainSharesTenThousandCharactersAmongEntriesAndSummaries() {
    InjectionRequest brain = InjectionRequest.brain();

    assertThat(brain.budget()).isEqualTo(Budget.characters(10_000));
    assertThat(brain.share(Section.FACTS)).isEqualTo(60);
    assertThat(brain.share(Section.SUMMARIES)).isEqualTo(40);
    assertThat(brain.isNewestFirst()).isFalse();
  }

  @Test
  void guidanceSharesFiveThousandTokensAmongLessonsAndTheSummary() {
    TokenCounter counter = TokenCounter.estimate();
    InjectionRequest guidance = InjectionRequest.guidance(counter);

    assertThat(guidance.budget()).isEqualTo(Budget.tokens(5_000, counter));
    assertThat(guidance.share(Section.LESSONS)).isEqualTo(25);
    assertThat(guidance.share(Section.CONSOLIDATED_SUMMARY)).isEqualTo(75);
    assertThat(guidance.share(Section.FACTS)).isZero();
  }

  @Test
  void presetTakesATaskAndASession() {
    InjectionRequest request = InjectionRequest.brain().task("fix the login").session("s1");

    assertThat(request.task()).isEqualTo("fix the login");
    assertThat(request.session()).contains("s1");
    assertThat(request.share(Section.SUMMARIES)).isEqualTo(40);
  }

  @Test
  void sectionsToBeReadAnewAddUp() {
    InjectionRequest request =
        InjectionRequest.ofDefaults().refresh(Section.LESSONS).refresh(Section.RULE_FILES);

    assertThat(request.refreshed()).containsExactly(Section.RULE_FILES, Section.LESSONS);
    assertThat(request).isNotEqualTo(InjectionRequest.ofDefaults());
    assertThat(InjectionRequest.ofDefaults().refreshed()).isEmpty();
  }

  @Test
  void bytesAreThoseOfUtf8() {
    Budget budget = Budget.bytes(4);

    assertThat(budget.measure("\u00e9\ud83d\ude00")).isEqualTo(6);
    assertThat(budget.fits("\u00e9\u00e9")).isTrue();
    assertThat(budget.fits("abcde")).isFalse();
  }
}
