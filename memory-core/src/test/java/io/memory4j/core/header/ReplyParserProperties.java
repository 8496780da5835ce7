package io.memory4j.core.header;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.header.ParsedReply.Outcome;
import io.memory4j.core.text.Graphemes;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ReplyParserProperties {
  @Provide
  Arbitrary<String> replies() {
    return Arbitraries.of(
            "SUMMARY", "Summary", "detail", "Details", ":", "：", "**", "_", "#", "##", "```", "~~~",
            "\n", "\r\n", "\n\n", " ", "    ", "---", "===", "text", "摘要", "\u0000", "\uD83D", "> ")
        .list()
        .ofMaxSize(25)
        .map(pieces -> String.join("", pieces));
  }

  @Provide
  Arbitrary<String> bodies() {
    return Arbitraries.of(
            "one", "two.", "Summary of it", "- item", "7:30", "é", "中", "\n", "\n\n", " ")
        .list()
        .ofMinSize(1)
        .ofMaxSize(12)
        .map(pieces -> "x" + String.join("", pieces).replace("\nSummary of", "\nsum of").strip());
  }

  @Property(tries = 500)
  void anyReplyIsRead(@ForAll("replies") String reply) {
    ParsedReply parsed = ReplyParser.parse(reply);

    boolean failed = parsed.outcome() == Outcome.FAILED;
    assertThat(parsed.detail().isEmpty()).isEqualTo(failed);
    if (failed) {
      assertThat(parsed.content()).isEmpty();
    }
  }

  @Property(tries = 300)
  void anyTextIsRead(@ForAll String reply) {
    ParsedReply parsed = ReplyParser.parse(reply);

    if (parsed.outcome() == Outcome.NO_HEADER) {
      assertThat(Graphemes.length(parsed.content())).isBetween(1, ReplyParser.MAX_SHORT_CHARS);
    }
  }

  @Property(tries = 500)
  void whatIsWrittenInTheAskedFormIsReadBack(
      @ForAll("bodies") String content, @ForAll("bodies") String detail) {
    ParsedReply parsed = ReplyParser.parse("SUMMARY:\n" + content + "\n\nDETAIL:\n" + detail);

    assertThat(parsed).isEqualTo(new ParsedReply(Outcome.BOTH, content, detail));
  }

  @Property(tries = 500)
  void readingWhatWasReadChangesNothing(@ForAll("replies") String given) {
    String reply = given.strip(); // blanks at the front tell an indented text from a header
    ParsedReply first = ReplyParser.parse(reply);
    if (first.outcome() == Outcome.NO_HEADER) {
      assertThat(ReplyParser.parse(first.detail())).isEqualTo(first);
    }
  }
}
