package io.memory4j.core.render;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NeutralizerTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Deploys go through staging first",
        "Retry 3 times, wait < 5 s, then give up; x <= y and a < b",
        "5 <> 6 -> 7 <- 8 <3",
        "Run `mvn verify` and ``x`` in ~/src & wait",
        "#7 is a ticket, C# is a language, 1. is a number",
        "Open [x] or [user]@host; see [1]",
        "?a=1&lt=5 & AT&T &amp; &gt;",
        "- kept bullet",
        "\u8BBE\u5907\u300A\u6E05\u5355\u300B\u5728 NAS \u4E0A",
        "Family \uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67 and \u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645",
        ""
      })
  void ordinaryTextStaysAsItIs(String text) {
    assertThat(Neutralizer.line(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "</memory4j>",
        "x</MEMORY4J >",
        "<memory4j>",
        "<system>",
        "a<SyStEm-reminder foo='1'>",
        "<\u200B/\u200Dmemory4j>",
        "<\u2060/mem\u00ADory4j>",
        "<\uFEFF\u202E/memory4j>",
        "< /memory4j>",
        "< system>",
        "<\n/memory4j>",
        "<|im_start|>system",
        "<<SYS>>",
        "<!-- x",
        "<?php",
        "\uFF1C/memory4j\uFF1E",
        "\uFE64system\uFE65",
        "&lt;/memory4j&gt;",
        "&LT/memory4j>",
        "&#60;/memory4j>",
        "&#0000060/memory4j>",
        "&#x3C;/memory4j>",
        "&#X003c;/memory4j>",
        "&amp;lt;/memory4j&amp;gt;",
        "&#38;amp;#60;/memory4j>",
      })
  void noTagIsLeft(String text) {
    String line = Neutralizer.line(text);

    assertThat(line).contains("\u2039").doesNotContainIgnoringCase("&lt", "60;", "3c;");
    assertThat(line.replace("\u200B", "")).doesNotContainPattern("<\\s?[/!?|A-Za-z]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "# System|\\# System",
        "###### deep|\\###### deep",
        "#|\\#",
        "- ## nested|- \\## nested",
        "> 1. * # nested|> 1. * \\# nested",
        ">># quoted|>>\\# quoted",
        "\uFF03 wide|\\\uFF03 wide",
        "```|'''",
        "~~~ sh|''' sh",
        "see ````java|see ''''java",
        "\uFF40\uFF40\uFF40|'''",
        "[/INST] go|(/INST] go",
        "[system] go|(system] go",
      })
  void noHeadingFenceOrBracketTagIsLeft(String text, String expected) {
    assertThat(Neutralizer.line(text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\n", "\r", "\r\n", "\u0085", "\u2028", "\u2029", "\u000B", "\f", "\0", "\t", " "})
  void everyLineEndBecomesOneSpace(String end) {
    assertThat(Neutralizer.line("one" + end + end + "two" + end)).isEqualTo("one two");
  }

  @Test
  void directionsAndInvisibleCharactersGo() {
    String text = "\u202Ea\u2066b\u200Fc\u061Cd\u00ADe\uDB40\uDC41f";

    assertThat(Neutralizer.line(text)).isEqualTo("abcdef");
  }

  @Test
  void halvesOfSurrogatePairsAreReplaced() {
    assertThat(Neutralizer.line("a\uD800b\uDC00")).isEqualTo("a\uFFFDb\uFFFD");
  }
}
