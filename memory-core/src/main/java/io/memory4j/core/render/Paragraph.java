package io.memory4j.core.render;

import java.util.List;

/**
 * Text of several lines, made fit to stand in a block: each line by itself as {@link Neutralizer}
 * does it, its indent kept, and no line that would underline a heading. Pure.
 */
public final class Paragraph {
  /** A deeper indent says nothing more. */
  private static final int MAX_INDENT = 16;

  private static final int TAB = 4;

  private Paragraph() {}

  /**
   * {@return the lines, neutralised; without blank ones at the beginning and the end}
   *
   * @param text any text
   */
  public static List<String> lines(String text) {
    List<String> lines = text.lines().map(Paragraph::line).toList();
    int from = 0;
    int to = lines.size();
    while (from < to && lines.get(from).isEmpty()) {
      from++;
    }
    while (to > from && lines.get(to - 1).isEmpty()) {
      to--;
    }
    return lines.subList(from, to);
  }

  private static String line(String raw) {
    String line = Neutralizer.line(raw);
    if (line.isEmpty()) {
      return "";
    }
    return " ".repeat(indent(raw)) + (isUnderline(line) ? "\\" : "") + line;
  }

  private static int indent(String raw) {
    int indent = 0;
    for (int at = 0; at < raw.length() && indent < MAX_INDENT; at++) {
      char c = raw.charAt(at);
      if (c != ' ' && c != '\t') {
        return indent;
      }
      indent += c == ' ' ? 1 : TAB;
    }
    return Math.min(indent, MAX_INDENT);
  }

  private static boolean isUnderline(String line) {
    return line.chars().allMatch(c -> c == '=') || line.chars().allMatch(c -> c == '-');
  }
}
