package io.memory4j.testkit;

import java.util.Comparator;

/** The order of texts by Unicode code point, which is not that of their UTF-16 units. */
final class CodePoints {
  /** Compares by code point. */
  static final Comparator<String> ORDER = CodePoints::compare;

  private CodePoints() {}

  private static int compare(String a, String b) {
    int at = 0;
    while (at < a.length() && at < b.length()) {
      int one = a.codePointAt(at);
      int other = b.codePointAt(at);
      if (one != other) {
        return Integer.compare(one, other);
      }
      at += Character.charCount(one);
    }
    return Integer.compare(a.length(), b.length());
  }
}
