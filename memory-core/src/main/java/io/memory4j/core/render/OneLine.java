package io.memory4j.core.render;

/**
 * Puts a text on one line: runs of white space, line ends and controls become one space, invisible
 * characters and bidirectional controls go, halves of surrogate pairs become U+FFFD. Not
 * thread-safe.
 */
final class OneLine {
  private final String text;
  private final StringBuilder out;
  private int last = ' ';

  private OneLine(String text) {
    this.text = text;
    this.out = new StringBuilder(text.length());
  }

  static String of(String text) {
    return new OneLine(text).read();
  }

  private String read() {
    int next;
    for (int at = 0; at < text.length(); at = next) {
      int codePoint = text.codePointAt(at);
      next = at + Character.charCount(codePoint);
      read(codePoint, next);
    }
    int end = out.length();
    return out.substring(0, end > 0 && out.charAt(end - 1) == ' ' ? end - 1 : end);
  }

  private void read(int codePoint, int next) {
    if (Characters.isBlank(codePoint)) {
      if (last != ' ') {
        append(' ');
      }
    } else if (Characters.isHalfPair(codePoint)) {
      append(Characters.REPLACEMENT);
    } else if (!Characters.isInvisible(codePoint) && !isStrayJoiner(codePoint, next)) {
      append(codePoint);
    }
  }

  /** A joiner beside ASCII or at an edge joins nothing; there it could only split a shape. */
  private boolean isStrayJoiner(int codePoint, int next) {
    return Characters.isJoiner(codePoint)
        && (isNoPartner(last) || next >= text.length() || isNoPartner(text.codePointAt(next)));
  }

  private static boolean isNoPartner(int codePoint) {
    return codePoint < 0x80
        || Characters.isBlank(codePoint)
        || Characters.isInvisible(codePoint)
        || Characters.isJoiner(codePoint);
  }

  private void append(int codePoint) {
    out.appendCodePoint(codePoint);
    last = codePoint;
  }
}
