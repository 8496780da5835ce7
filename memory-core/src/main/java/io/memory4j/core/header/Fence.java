package io.memory4j.core.header;

import java.util.List;
import java.util.Optional;

/**
 * The mark that opens a fenced block, by the rules of CommonMark: three or more backticks or
 * tildes, indented by three blanks at most.
 */
record Fence(char mark, int length) {
  private static final int MAX_INDENT = 3;
  private static final int MIN_LENGTH = 3;

  static Optional<Fence> opening(String line) {
    String text = line.stripLeading();
    if (text.isEmpty() || line.length() - text.length() > MAX_INDENT) {
      return Optional.empty();
    }
    char mark = text.charAt(0);
    int length = run(text, mark);
    boolean fence = (mark == '`' || mark == '~') && length >= MIN_LENGTH;
    boolean code = mark == '`' && text.indexOf('`', length) >= 0; // a code span, not a fence
    return fence && !code ? Optional.of(new Fence(mark, length)) : Optional.empty();
  }

  boolean isClosedBy(String line) {
    String text = line.strip();
    return !text.isEmpty()
        && text.charAt(0) == mark
        && run(text, mark) == text.length()
        && text.length() >= length;
  }

  /** {@return the lines inside, if the lines are one fenced block and nothing else} */
  static Optional<List<String>> unwrap(List<String> lines) {
    int last = lines.size() - 1;
    Optional<Fence> fence = lines.isEmpty() ? Optional.empty() : opening(lines.get(0));
    if (fence.isEmpty() || last < 1) {
      return Optional.empty();
    }
    int close = 1;
    while (close < last && !fence.get().isClosedBy(lines.get(close))) {
      close++;
    }
    return close == last && fence.get().isClosedBy(lines.get(last))
        ? Optional.of(lines.subList(1, last))
        : Optional.empty();
  }

  private static int run(String text, char mark) {
    int length = 0;
    while (length < text.length() && text.charAt(length) == mark) {
      length++;
    }
    return length;
  }
}
