package io.memory4j.internal;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The order of texts by code point, which is also that of their UTF-8 bytes. {@link
 * String#compareTo} compares UTF-16 units instead, and so sets what lies beyond U+FFFF before
 * U+E000. Thread-safe.
 */
public final class CodePointOrder {
  /** Compares two texts; consistent with equals. */
  public static final Comparator<String> COMPARATOR = CodePointOrder::compare;

  private CodePointOrder() {}

  /**
   * {@return a sorted copy}
   *
   * @param texts copied, without repetitions; none is null
   */
  public static SortedSet<String> sorted(Collection<String> texts) {
    SortedSet<String> sorted = new TreeSet<>(COMPARATOR);
    sorted.addAll(texts);
    return Collections.unmodifiableSortedSet(sorted);
  }

  private static int compare(String left, String right) {
    int common = Math.min(left.length(), right.length());
    int at = 0;
    while (at < common) {
      int one = left.codePointAt(at);
      int other = right.codePointAt(at);
      if (one != other) {
        return Integer.compare(one, other);
      }
      at += Character.charCount(one);
    }
    return Integer.compare(left.length(), right.length());
  }
}
