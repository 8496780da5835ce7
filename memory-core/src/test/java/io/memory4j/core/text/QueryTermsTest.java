package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QueryTermsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "POL-358 | pol 358",
        "don't | don t",
        "don't touch | touch",
        "src/a.b | src",
        "a.b:12 | 12",
        "\"POL-358 | pol 358",
        "POL* | pol",
        "(blocked | blocked",
        "blocked AND | blocked",
        "NOT | not",
        "-blocked | blocked",
        "content:POL | content pol",
        "NEAR( | near",
        "fix_auth_timeout | fix auth timeout",
        "Café cafe\u0301 cafe | café cafe",
        "Пароль | пароль",
        "배포는 스테이징 | 배포는 스테이징",
        "IIII İ | iiii i\u0307",
        "GB/s of C# | gb",
        "C# | c"
      })
  void signsSeparateAndNothingIsSyntax(String query, String terms) { // reports C1 to C6
    assertThat(QueryTerms.of(query)).containsExactly(terms.split(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "   ", "***", "%", "_", "';--", "\"\"", "\u0301", "🎉", "\uD800", "\0"})
  void aQuestionWithoutWordsHasNoTerms(String query) {
    assertThat(QueryTerms.of(query)).isEmpty();
    assertThat(QueryTerms.required(query)).isEmpty();
    assertThat(QueryTerms.phrase(query)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "设备,设备",
    "的,的",
    "设备清单,设备 备清 清单",
    "承認フロー,承認 認フ フロ ロー",
    "用CI build,用 ci build",
    "设备NAS清,设备 nas 清",
    "เรื่อง,เรื่ รื่อ อง",
    "2024年度末,2024 年度 度末"
  })
  void scriptsWithoutBlanksBecomePairsOfLetters(String query, String terms) {
    assertThat(QueryTerms.of(query)).containsExactly(terms.split(" "));
  }

  @Test
  void identifiersGoOutWholeAndInParts() {
    assertThat(QueryTerms.of("fixAuthTimeout"))
        .containsExactly("fixauthtimeout", "fix", "auth", "timeout");
    assertThat(QueryTerms.of("jdk17 isReady"))
        .containsExactly("jdk17", "jdk", "17", "isready", "ready");
  }

  @Test
  void requiredTermsLeaveThePartsOut() {
    assertThat(QueryTerms.required("the GitHub of 设备清单"))
        .containsExactly("github", "设备", "备清", "清单");
  }

  @Test
  void stopWordsGoUnlessNothingIsLeft() {
    assertThat(QueryTerms.of("What did Ana say about the deploys?"))
        .containsExactly("ana", "say", "deploys");
    assertThat(QueryTerms.of("Wo ist der Schlüssel für die Tür"))
        .containsExactly("schlüssel", "tür");
    assertThat(QueryTerms.of("to be or not to be")).containsExactly("to", "be", "or", "not");
  }

  @Test
  void aPhraseKeepsEveryWordInOrder() {
    assertThat(QueryTerms.phrase("To be, or NOT to fixAuth 设备清单"))
        .containsExactly("to", "be", "or", "not", "to", "fixauth", "设备清单");
  }

  @Test
  void longQuestionsAreReadUpToTheLimits() {
    String many = "wort%d ".repeat(3_000).formatted(IntStream.range(0, 3_000).boxed().toArray());

    assertThat(QueryTerms.of(many)).hasSize(QueryTerms.MAX_TERMS).startsWith("wort0");
    assertThat(QueryTerms.of("x".repeat(20_000))).containsExactly("x".repeat(128));
    assertThat(QueryTerms.of(" ".repeat(10_000) + "late")).isEmpty();
    assertThat(QueryTerms.of("\uD835\uDC00".repeat(20_000)).get(0)).hasSize(256);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\u0301\u0323", "\u0344", "设", "aB1_", "\uD83D\uDC69\u200D", "a", " "})
  void hostileQuestionsTakeLinearTime(String piece) {
    String query = piece.repeat(1_000_000);

    List<String> terms =
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> QueryTerms.of(query));

    assertThat(terms).hasSizeLessThanOrEqualTo(QueryTerms.MAX_TERMS);
  }
}
