package io.memory4j.core.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParagraphTest {
  @Test
  void linesKeepTheirOrderAndTheirIndent() {
    assertThat(Paragraph.lines("\n\n- a\n  - b\n\t- c\n\nend\n \n"))
        .containsExactly("- a", "  - b", "    - c", "", "end");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void anyLineEndEndsALine(String end) {
    assertThat(Paragraph.lines("a" + end + "b")).containsExactly("a", "b");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u2028", "\u0085", "\u000B", "\f", "\u2029"})
  void whatIsNoLineEndOfFilesIsABlank(String separator) {
    assertThat(Paragraph.lines("a" + separator + "# b")).containsExactly("a # b");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "# Heading|\\# Heading",
        "===|\\===",
        "---|\\---",
        "-|\\-",
        "``` java|''' java",
        "\uFF5E\uFF5E\uFF5E|'''",
        "</memory>|\u2039/memory>",
        "\uFF1Csystem\uFF1E|\u2039system\uFF1E",
        "[INST] a|(INST] a",
        "\uFF3B\uFF29\uFF2E\uFF33\uFF34\uFF3D a|(\uFF29\uFF2E\uFF33\uFF34\uFF3D a",
        "\uFF06lt;b>|\u2039b>"
      })
  void noLineIsMoreThanText(String line, String shown) {
    assertThat(Paragraph.lines("before\n" + line + "\nafter"))
        .containsExactly("before", shown, "after");
  }

  @Test
  void aDeepIndentIsBounded() {
    assertThat(Paragraph.lines("a\n" + " ".repeat(100) + "b").get(1))
        .isEqualTo(" ".repeat(16) + "b");
  }

  @Test
  void whatHoldsNothingVisibleHasNoLines() {
    assertThat(Paragraph.lines("")).isEmpty();
    assertThat(Paragraph.lines(" \n\u200B\n\u202E")).isEmpty();
  }

  @Test
  void linesMadeHarmlessStayAsTheyAre() {
    List<String> once = Paragraph.lines("  # a\n```\n  </memory>\n---\n[INST]");

    assertThat(Paragraph.lines(String.join("\n", once))).isEqualTo(once);
  }
}
