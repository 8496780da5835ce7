package io.memory4j.core.render;

import io.memory4j.Fact;
import io.memory4j.core.redact.RedactedText;

/** The line of a fact: a bullet, the key if it has one, the statement. */
public final class FactLine {
  /** Ends a text that was shortened. */
  static final String MARK = "\u2026";

  private FactLine() {}

  /**
   * {@return the line, neutralised, with its line end} What a key holds is shortened to {@value
   * Fact#MAX_CONTENT_CHARS} code points with a mark; a fact without a key is never cut.
   *
   * @param fact the fact
   */
  public static String of(Fact fact) {
    String content = Neutralizer.line(fact.content());
    return fact.key()
        .map(key -> "- " + Neutralizer.line(key) + ": " + shortened(content) + "\n")
        .orElseGet(() -> "- " + content + "\n");
  }

  private static String shortened(String content) {
    return content.length() <= Fact.MAX_CONTENT_CHARS
        ? content
        : RedactedText.cut(content, Fact.MAX_CONTENT_CHARS, MARK);
  }
}
