package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeywordsTest {
  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "call fixAuthTimeout,fix auth timeout",
        "fix the fixAuthTimeout auth,timeout",
        "HTTPServer of jdk17,http server jdk 17",
        "isReady isReady,ready",
        "设备清单,备清 清单 单",
        "设备NAS清单,nas 清单 单 备",
        "在NAS上,nas 上",
        "说 设备,备"
      })
  void partsAndPairsAreAdded(String content, String keywords) {
    assertThat(Keywords.of(content).split(" ")).containsExactlyInAnyOrder(keywords.split(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "plain words only",
    "fix_auth_timeout in src/a.b",
    "Zürich",
    "k8s log4j",
    "'   '",
    "🎉"
  })
  void wordsOfTheTextAreNotRepeated(String content) {
    assertThat(Keywords.of(content)).isEmpty();
  }

  @Test
  void longTextsFillTheLimitWithWholeWordsInLinearTime() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 300_000; i++) {
      text.appendCodePoint(0x4E00 + i % 20_000).append(i % 50 == 0 ? " fooBar" + i + "Baz " : "");
    }

    String keywords =
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> Keywords.of(text.toString()));

    assertThat(Graphemes.length(keywords)).isBetween(1_900, Keywords.MAX_CHARS);
    assertThat(keywords).startsWith("foo bar0 baz bar 50 100 ");
  }
}
