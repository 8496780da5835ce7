package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of lines and what becomes of them. */
class MailboxLineTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\u0001',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "- a|a",
        "* b|b",
        "-\ti|i",
        "  - k|k",
        "+ c|c",
        "1. d|d",
        "12) d|d",
        "• h|h",
        "◦ h|h",
        "▪ h|h",
        "– h|h",
        "5–6 days|5–6 days",
        "1、先跑测试|先跑测试",
        "- [✓] done|done",
        "–|LONE_MARKER",
        ">|LONE_MARKER",
        "...|LONE_MARKER",
        "- !?|LONE_MARKER",
        "———|RULE",
        "────|RULE",
        "<!--> fact|fact",
        "<!---> fact|fact",
        "👍 for tabs|👍 for tabs",
        "> m|> m",
        "-c|-c",
        "- [ ] f|f",
        "* [x] f|f",
        "1. [X] f|f",
        "[ ] f|[ ] f",
        "**bold** j|**bold** j",
        "*emphasis* j|*emphasis* j",
        "\uFEFF- l|l",
        "* * n|* n",
        "plain \r|plain",
        "#7 is a ticket|#7 is a ticket",
        "- #7 is a ticket|#7 is a ticket",
        "# heading|HEADING",
        "- # g|HEADING",
        "#tag|HEADING",
        "#|HEADING",
        "## 7|HEADING",
        "-|LONE_MARKER",
        "- |LONE_MARKER",
        "*|LONE_MARKER",
        "•|LONE_MARKER",
        "3.|LONE_MARKER",
        "- [ ]|LONE_MARKER",
        "- -|LONE_MARKER",
        "---|RULE",
        "- - -|RULE",
        "***|RULE",
        "____|RULE",
        "=====|RULE",
        "#---|HEADING",
        ":---:|RULE",
        "```|FENCE",
        "```java|FENCE",
        "~~~|FENCE",
        "<!-- note -->|COMMENT",
        "<!-- open|COMMENT",
        "-->|COMMENT",
        "<!-- a --> <!-- b --> - fact|fact",
        "|BLANK",
        " \t\r|BLANK",
        "\u00A0\u200B|BLANK",
        "\u200E\u2060\u3164|BLANK",
        "3.5 is the version|3.5 is the version",
        "2024|2024",
        "a\u2028b|a b",
        "100% -- done|100% -- done",
      })
  void lineIsTakenOrDropped(String line, String expected) {
    MailboxLine read = MailboxLine.of(line == null ? "" : line);

    String found = read.dropped().map(MailboxNote::name).orElse(read.text());
    assertThat(found).isEqualTo(expected);
  }

  @Test
  void tableRowsOfDashesAreRules() {
    assertThat(MailboxLine.of("| --- | :--: |").dropped()).contains(MailboxNote.RULE);
    assertThat(MailboxLine.of("| a | b |").text()).isEqualTo("| a | b |");
  }

  @Test
  void answerDoesNotDependOnTheLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      assertThat(MailboxLine.of("- I use Istanbul time").text()).isEqualTo("I use Istanbul time");
    } finally {
      Locale.setDefault(before);
    }
  }
}
