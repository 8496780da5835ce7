package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GraphemesTest {
  private static final String FAMILY =
      "\uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67\u200D\uD83D\uDC66";

  @Test
  void everyLimitGivesAWellFormedPrefixWithinIt() {
    String text = "ab\uD83E\uDD8A".repeat(12);

    for (int limit = 1; limit <= 40; limit++) {
      String cut = Graphemes.cut(text, limit, "\u2026");

      assertThat(Graphemes.length(cut)).isEqualTo(Math.min(limit, 36));
      assertThat(TextNormal.isWellFormed(cut)).isTrue();
      assertThat(text).startsWith(cut.replace("\u2026", ""));
    }
  }

  @Test
  void aFamilyIsKeptOrLeftWhole() {
    assertThat(Graphemes.length("x" + FAMILY)).isEqualTo(8);
    assertThat(Graphemes.cut("x" + FAMILY, 5)).isEqualTo("x");
    assertThat(Graphemes.cut("x" + FAMILY, 7)).isEqualTo("x");
    assertThat(Graphemes.cut("x" + FAMILY + "y", 8)).isEqualTo("x" + FAMILY);
    assertThat(Graphemes.cut("x" + FAMILY, 5, "\u2026")).isEqualTo("x\u2026");
  }

  @Test
  void aLetterIsNotPartedFromItsAccent() {
    assertThat(Graphemes.cut("cafe\u0301", 4)).isEqualTo("caf");
    assertThat(Graphemes.cut("cafe\u0301", 5)).isEqualTo("cafe\u0301");
  }

  @Test
  void flagsAndLineEndsStayWhole() {
    String german = "\uD83C\uDDE9\uD83C\uDDEA";

    assertThat(Graphemes.cut(german.repeat(3), 5)).isEqualTo(german.repeat(2));
    assertThat(Graphemes.cut("a\r\nb", 2)).isEqualTo("a");
  }

  @Test
  void aClusterLongerThanTheLimitLeavesNothing() {
    assertThat(Graphemes.cut("e\u0301\u0302\u0303", 2)).isEmpty();
    assertThat(Graphemes.cut("e\u0301\u0302\u0303", 2, "\u2026")).isEqualTo("\u2026");
  }

  @Test
  void theMarkIsForCutTextsAndLeftOutWhereItHasNoRoom() {
    assertThat(Graphemes.cut("abc", 3, "...")).isEqualTo("abc");
    assertThat(Graphemes.cut("abcd", 3, "...")).isEqualTo("...");
    assertThat(Graphemes.cut("abcd", 2, "...")).isEqualTo("ab");
    assertThat(Graphemes.cut("abcd", 0, "")).isEmpty();
  }

  @Test
  void aNegativeLimitIsRefusedWithoutTheText() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Graphemes.cut("remembered", -1))
        .withMessageContaining("-1")
        .withMessageNotContaining("remembered");
    assertThatIllegalArgumentException().isThrownBy(() -> Graphemes.cut("a", -1, "\u2026"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u0301\u0323",
        "\uD83C\uDDE9",
        "\uD83D\uDC69\u200D",
        "\u0CCD\u0C95",
        "\u1100",
        "\r\n",
        "ab",
        "\uD800",
        "\uD83C\uDFFD"
      })
  void hostileTextIsCutInLinearTime(String piece) {
    String text = "a" + piece.repeat(1_000_000);

    List<Integer> limits = List.of(300, Graphemes.length(text) - 1);

    for (int limit : limits) {
      String cut =
          assertTimeoutPreemptively(Duration.ofSeconds(20), () -> Graphemes.cut(text, limit));
      assertThat(Graphemes.length(cut)).isLessThanOrEqualTo(limit);
    }
  }
}
