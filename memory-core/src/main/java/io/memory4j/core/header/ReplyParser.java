package io.memory4j.core.header;

import static java.util.function.Predicate.not;

import io.memory4j.core.redact.RedactedText;
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
    String whole = text.strip();
    List<String> lines = whole.lines().toList();
    // Blanks before the first line tell an indented text from a header.
    String indented = text.stripTrailing();
    List<String> all = indented.length() == whole.length() ? lines : indented.lines().toList();
    Sections sections = Sections.of(Fence.unwrap(lines).orElse(all));
    return sections.hasHeader() ? parsed(sections) : withoutHeader(String.join("\n", lines));
  }

  private static ParsedReply withoutHeader(String whole) {
    String folded = TextNormal.fold(whole);
    return folded.isEmpty()
        ? failed()
        : new ParsedReply(ParsedReply.Outcome.NO_HEADER, cut(folded), whole);
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
    return cut(TextNormal.fold(text));
  }

  private static String cut(String folded) {
    return RedactedText.cut(folded, MAX_SHORT_CHARS).strip();
  }
}
