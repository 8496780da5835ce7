package io.memory4j.llm.transcript;

/**
 * Follows the fences of code in Markdown, line by line. Not thread-safe.
 *
 * <p>Source: the chapter on fenced code blocks of CommonMark 0.31.
 */
final class Fence {
  private static final int MIN_LENGTH = 3;
  private static final int MAX_INDENT = 3;

  private char mark;
  private int length;

  /** Looks at the next line. */
  void line(String line) {
    int from = 0;
    while (from < line.length() && from <= MAX_INDENT && line.charAt(from) == ' ') {
      from++;
    }
    char first = from < line.length() && from <= MAX_INDENT ? line.charAt(from) : ' ';
    int until = from;
    while (until < line.length() && line.charAt(until) == first) {
      until++;
    }
    if ((first == '`' || first == '~') && until - from >= MIN_LENGTH) {
      fence(first, until - from, line.substring(until));
    }
  }

  private void fence(char found, int count, String rest) {
    if (length == 0 && (found == '~' || rest.indexOf('`') < 0)) {
      mark = found;
      length = count;
    } else if (found == mark && count >= length && rest.isBlank()) {
      length = 0;
    }
  }

  /** {@return whether the next line is code, or closes it} */
  boolean isOpen() {
    return length > 0;
  }
}
