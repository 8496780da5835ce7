package io.memory4j.core.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleMarkdownTest {
  private static final String WITH_HEADER =
      """
      ---
      title: "Split: core"
      list:
      - yaml
      ---
      - first
      - second <!-- learned 2026-01-02; why -->
      """;

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void lineEndsMarksAndBlanksChangeNothing(String end) {
    String text = WITH_HEADER.replace("\n", end);

    for (String variant :
        new String[] {
          text,
          "\uFEFF" + text,
          text.stripTrailing(),
          text + "\r",
          text.replace("second", "sec\u200Bond"),
          text.replace("- first", "- first \t\u00A0"),
          text + end + "<!-->" + end,
          text + end + "<!-- open" + end + "- no rule -->" + end,
          text + end + "```" + end + "- no rule" + end + "```" + end,
          text.replace("---" + end, "---  " + end)
        }) {
      assertThat(RuleMarkdown.rules(file(variant)))
          .extracting(Passage::text)
          .containsExactly("first", "second");
      assertThat(RuleMarkdown.rules(file(variant))).extracting(Passage::line).containsExactly(6, 7);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "---\ntitle: a\n---",
        "\uFEFF---\r\ntitle: \"Split: core\"\r\n---",
        "---\ntitle: a\n---  \n"
      })
  void headerAloneHasNoBody(String text) {
    assertThat(RuleMarkdown.rules(file(text))).isEmpty();
    assertThat(RuleMarkdown.paragraphs(file(text))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "- a|a",
        "-  a  |a",
        "- a\\n  goes on\\n- b|a goes on,b",
        "- a\\n\\n  apart\\n- b|a,b",
        "-a\\n* b\\n+ c\\n1. d\\n  - e|''",
        "- a\\ntext\\n  not of a|a",
        "<!-- - x -->\\n- a|a",
        "<!-- x -->- a\\n-<!-- - --> b|a",
        "<!-->\\n- a\\n<!--->\\n- b|a,b",
        "<!--\\n- x\\n-->\\n- a|a",
        "- a <!-- one\\ntwo --> tail\\n- b|a tail,b",
        "```\\n- x\\n```\\n- a|a",
        "~~~~\\n- x\\n~~~\\n- y\\n~~~~\\n- a|a",
        "- ``` is a fence\\n- b|``` is a fence,b",
        "-\\n- \\n- a|a",
        "---\\n- a|a",
      })
  void rulesAreTheLinesThatBeginWithADash(String text, String rules) {
    assertThat(
            String.join(
                ",",
                RuleMarkdown.rules(file(text.replace("\\n", "\n"))).stream()
                    .map(Passage::text)
                    .toList()))
        .isEqualTo(rules);
  }

  @Test
  void paragraphsKeepFencesWholeAndTellTheirLine() { // report C23
    String text = "# Head\n\nOne\r\ntwo\n \n```\na\n\nb\n```\n\n\nlast";

    assertThat(RuleMarkdown.paragraphs(file(text)))
        .containsExactly(
            new Passage(1, "# Head"),
            new Passage(3, "One\ntwo"),
            new Passage(6, "```\na\n\nb\n```"),
            new Passage(13, "last"));
  }

  private static TextFile file(String text) {
    return TextFile.of(text.getBytes(UTF_8));
  }
}
