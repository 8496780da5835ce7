package io.memory4j.core.header;

import static java.util.function.Predicate.not;

import io.memory4j.core.text.Graphemes;
import io.memory4j.core.text.TextNormal;
import java.util.List;
import java.util.Optional;

/**
 * Reads a reply with a summary and a detail, as tolerantly as models write it. Headers inside a
 * fenced block are text; a reply that is one fenced block is unwrapped. A second summary is text of
 * the section it stands in, a second detail is added to the first. Text before the first header
 * counts only where there is no summary. Any text is read, in linear time. Thread-safe.
 */
public final class ReplyParser {
  /** Longest short text that is made from a long one, in code points. */
  public static final int MAX_SHORT_CHARS = 200;

  private ReplyParser() {}

  /**
   * {@return what a reply says}
   *
   * @param reply any text
   */
  public static ParsedReply parse(String reply) {
    String text = reply.startsWith("\uFEFF") ? reply.substring(1) : reply;
    List<String> lines = List.of(text.strip().split("\r\n|\r|\n", -1));
    // Blanks before the first line tell an indented text from a header.
    List<String> all = List.of(text.stripTrailing().split("\r\n|\r|\n", -1));
    Sections sections = Sections.of(Fence.unwrap(lines).orElse(all));
    if (!sections.hasHeader()) {
      String whole = String.join("\n", lines);
      return TextNormal.fold(whole).isEmpty()
          ? failed()
          : new ParsedReply(ParsedReply.Outcome.NO_HEADER, shortened(whole), whole);
    }
    return parsed(sections);
  }

  private static ParsedReply parsed(Sections sections) {
    String summary = sections.summary();
    String detail = sections.detail();
    if (summary.isEmpty()) {
      return detail.isEmpty() ? failed() : detailOnly(sections.preamble(), detail);
    }
    return detail.isEmpty()
        ? new ParsedReply(ParsedReply.Outcome.SUMMARY_ONLY, summary, summary)
        : new ParsedReply(ParsedReply.Outcome.BOTH, summary, detail);
  }

  private static ParsedReply detailOnly(String preamble, String detail) {
    String source = Optional.of(preamble).filter(not(String::isEmpty)).orElse(detail);
    return new ParsedReply(ParsedReply.Outcome.DETAIL_ONLY, shortened(source), detail);
  }

  private static ParsedReply failed() {
    return new ParsedReply(ParsedReply.Outcome.FAILED, "", "");
  }

  /**
   * {@return the beginning of a text on one line, at most {@value #MAX_SHORT_CHARS} code points}
   *
   * @param text any text
   */
  public static String shortened(String text) {
    return Graphemes.cut(TextNormal.fold(text), MAX_SHORT_CHARS).strip();
  }
}
