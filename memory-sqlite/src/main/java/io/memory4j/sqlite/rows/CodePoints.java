package io.memory4j.sqlite.rows;

import java.util.Comparator;

/** The order of texts by code point, which is that of their UTF-8 bytes. Not instantiable. */
final class CodePoints {
  /** Compares by code point; String's own order differs above the surrogates. */
  static final Comparator<String> ORDER = CodePoints::compare;

  private CodePoints() {}

  private static int compare(String a, String b) {
    int at = 0;
    int end = Math.min(a.length(), b.length());
    while (at < end && a.charAt(at) == b.charAt(at)) {
      at++;
    }
    if (at == end) {
      return Integer.compare(a.length(), b.length());
    }
    char one = a.charAt(at);
    char other = b.charAt(at);
    boolean bothWhole = !Character.isSurrogate(one) && !Character.isSurrogate(other);
    boolean bothHalf = Character.isSurrogate(one) && Character.isSurrogate(other);
    return bothWhole || bothHalf
        ? Character.compare(one, other)
        : Boolean.compare(Character.isSurrogate(one), Character.isSurrogate(other));
  }
}
