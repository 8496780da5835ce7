package io.memory4j.testkit;

import java.util.Arrays;
import java.util.Comparator;

/** The order of texts by Unicode code point, which is not that of their UTF-16 units. */
final class CodePoints {
  /** Compares by code point. */
  static final Comparator<String> ORDER =
      (a, b) -> Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray());

  private CodePoints() {}
}
