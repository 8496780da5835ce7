package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class StopWordsTest {
  @Test
  void functionWordsOfFourLanguagesAreKnownInAnyCase() {
    assertThat(List.of("the", "What", "NOT", "did", "der", "für", "les", "où", "los", "qué", "IT"))
        .allMatch(StopWords::contains);
  }

  @Test
  void wordsWithASubjectAreNot() {
    assertThat(
            List.of("bin", "car", "son", "war", "est", "never", "always", "may", "", "of course"))
        .noneMatch(StopWords::contains);
  }
}
