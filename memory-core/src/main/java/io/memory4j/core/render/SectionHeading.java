package io.memory4j.core.render;

import io.memory4j.core.text.Graphemes;

/** The line above what one source has to say. */
public final class SectionHeading {
  /** Longest title, in code points. */
  private static final int MAX_TITLE_CHARS = 64;

  private SectionHeading() {}

  /**
   * {@return the heading, without a line end; empty if the title is}
   *
   * @param title any text; neutralised and cut at {@value #MAX_TITLE_CHARS} code points
   */
  public static String of(String title) {
    String line = Graphemes.cut(Neutralizer.line(title), MAX_TITLE_CHARS, FactLine.MARK);
    return line.isEmpty() ? "" : "## " + line;
  }
}
