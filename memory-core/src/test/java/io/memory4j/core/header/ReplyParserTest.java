package io.memory4j.core.header;

import static io.memory4j.core.header.ParsedReply.Outcome.BOTH;
import static io.memory4j.core.header.ParsedReply.Outcome.DETAIL_ONLY;
import static io.memory4j.core.header.ParsedReply.Outcome.FAILED;
import static io.memory4j.core.header.ParsedReply.Outcome.NO_HEADER;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.text.Graphemes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplyParserTest {
  static Stream<Arguments> rows() {
    try (InputStream in = ReplyParserTest.class.getResourceAsStream("replies.tsv")) {
      String table = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return table.lines().map(line -> Arguments.of((Object[]) line.split("\t", -1)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String written(String cell) {
    return cell.replace('⏎', '\n').replace('␍', '\r').replace('´', '`').replace("<BOM>", "\uFEFF");
  }

  @ParameterizedTest(name = "{0}: {2}")
  @MethodSource("rows")
  void replyIsReadAsTheTableSays(
      int row, String outcome, String reply, String content, String detail) {
    ParsedReply parsed = ReplyParser.parse(written(reply));

    assertThat(parsed.outcome()).as("row " + row).hasToString(outcome);
    assertThat(parsed.content()).isEqualTo(written(content));
    assertThat(parsed.detail()).isEqualTo(written(detail));
  }

  @Test
  void tableHasAllItsRows() {
    assertThat(rows()).hasSize(55);
  }

  @Test
  void longReplyWithoutHeadersIsShortenedToContentAndKeptWhole() { // ruling G11
    String family = "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67";
    String reply = "a  b\n" + "x".repeat(194) + family + " end";

    ParsedReply parsed = ReplyParser.parse(reply);

    assertThat(parsed.outcome()).isEqualTo(NO_HEADER);
    assertThat(parsed.content()).isEqualTo("a b " + "x".repeat(194));
    assertThat(Graphemes.length(parsed.content())).isLessThanOrEqualTo(200);
    assertThat(parsed.detail()).isEqualTo(reply);
  }

  @Test
  void preambleIsContentWhereOnlyADetailIsFound() { // ruling G11
    ParsedReply parsed = ReplyParser.parse("All\n went  well.\n\nDETAIL:\nlong\ntext");

    assertThat(parsed).isEqualTo(new ParsedReply(DETAIL_ONLY, "All went well.", "long\ntext"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Zusammenfassung: a\nEinzelheiten: b",
        "## Résumé\na\n## Détails\nb",
        "**Resumen:** a\n**Detalles:** b",
        "要約：a\n詳細：b",
        "요약: a\n세부: b",
        "### __SUMMARY:__ a\n- - -\nDETAIL: b",
        "~~~\nSUMMARY: a\nDETAIL: b\n~~~~",
        "R\u00E9sum\u00E9\u00A0: a\nD\u00E9tails\u202F: b",
        "Re\u0301sume\u0301 : a\nDE\u0301TAIL : b",
        "SUMMARY\u3000\uFF1A\u3000a\nDETAIL\u3000\uFF1A\u3000b",
        "SUMMARY\uFE55 a\nDETAIL\u2236 b",
        "\u200BSUMMARY: a\n\u200E**DETAIL**\uFF1A b",
        "## **Riassunto:** a\n## **Dettagli:** b",
        "\u00D6zet: a\nAyr\u0131nt\u0131lar: b",
        "\u0420\u0435\u0437\u044E\u043C\u0435: a\n\u041F\u043E\u0434\u0440\u043E\u0431\u043D\u043E\u0441\u0442\u0438: b",
        "\u603B\u7ED3\uFF1Aa\n\u7EC6\u8282\uFF1Ab",
        "### SUMMARY:\u00A0\na\n### DETAIL:\u00A0\nb",
        "***SUMMARY*** : a\n\n\nDETAIL:\n---\nb"
      })
  void headersInOtherDressAreUnderstood(String reply) {
    ParsedReply parsed = ReplyParser.parse(reply);

    assertThat(parsed.outcome()).isEqualTo(BOTH);
    assertThat(parsed.content()).startsWith("a");
    assertThat(parsed.detail()).isEqualTo("b");
  }

  @ParameterizedTest
  @ValueSource(strings = {" \n\t ", "\uFEFF", "SUMMARY:", "\u0000", "## Summary\n## Detail"})
  void replyWithoutTextIsAFailure(String reply) {
    assertThat(ReplyParser.parse(reply)).isEqualTo(new ParsedReply(FAILED, "", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#",
        "*",
        "_",
        "`",
        "SUMMARY:\n",
        "DETAIL: x\n",
        "**SUMMARY",
        "```\n",
        " ",
        "-\n",
        "é\u0301"
      })
  void hostileRepliesAreReadInLinearTime(String piece) {
    String reply = piece.repeat(400_000);

    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> ReplyParser.parse(reply), "linear time");
  }

  @Test
  void nameOfAParsedReplyShowsNoText() {
    assertThat(List.of(ReplyParser.parse("hunter2")).toString()).doesNotContain("hunter2");
  }
}
