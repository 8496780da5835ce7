package io.memory4j.core.render;

import io.memory4j.core.text.Unseen;

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
    int at = 0;
    while (at < text.length()) {
      int word = endOfWord(at);
      at = word > at ? copy(at, word) : read(at);
    }
    int end = out.length();
    return out.substring(0, end > 0 && out.charAt(end - 1) == ' ' ? end - 1 : end);
  }

  private int endOfWord(int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) > ' ' && text.charAt(at) < 0x7F) {
      at++;
    }
    return at;
  }

  /** Copies visible ASCII as it is. */
  private int copy(int from, int end) {
    out.append(text, from, end);
    last = text.charAt(end - 1);
    return end;
  }

  /** Reads one character and returns where it ends. */
  private int read(int at) {
    int codePoint = text.codePointAt(at);
    int next = at + Character.charCount(codePoint);
    if (Characters.isBlank(codePoint)) {
      if (last != ' ') {
        append(' ');
      }
    } else if (Characters.isHalfPair(codePoint)) {
      append(Characters.REPLACEMENT);
    } else if (!Characters.isInvisible(codePoint) && !isStrayJoiner(codePoint, next)) {
      append(codePoint);
    }
    return next;
  }

  /**
   * A joiner beside ASCII or at an edge joins nothing, and a selector chooses nothing behind ASCII
   * but for the signs of keys; there they could only split a shape.
   */
  private boolean isStrayJoiner(int codePoint, int next) {
    if (Unseen.isSelector(codePoint)) {
      boolean key = last == '*' || last == '#' || (last >= '0' && last <= '9');
      return Characters.isShape(last) || (last < 0x80 && !key);
    }
    return Characters.isJoiner(codePoint)
        && (isNoPartner(last) || next >= text.length() || isNoPartner(text.codePointAt(next)));
  }

  private static boolean isNoPartner(int codePoint) {
    return codePoint < 0x80
        || Characters.isShape(codePoint)
        || Characters.isBlank(codePoint)
        || Characters.isInvisible(codePoint)
        || Characters.isJoiner(codePoint);
  }

  private void append(int codePoint) {
    out.appendCodePoint(codePoint);
    last = codePoint;
  }
}
