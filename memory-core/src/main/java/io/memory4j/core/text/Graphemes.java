package io.memory4j.core.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Length and cuts of text. A length counts Unicode code points; a cut falls between grapheme
 * clusters as the regular expression {@code \X} sees them (UAX #29), so that no part of an emoji
 * family and no letter without its accent is left. Immutable and thread-safe.
 */
public final class Graphemes {
  private static final Pattern CLUSTER = Pattern.compile("\\X");

  private Graphemes() {}

  /**
   * {@return the number of code points}
   *
   * @param text any text; a lone surrogate counts as one
   */
  public static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  /**
   * {@return the longest prefix of whole grapheme clusters within a limit} It is empty if the first
   * cluster alone is longer. Takes time in proportion to the limit, not to the cluster.
   *
   * @param text any text
   * @param maxChars how many code points at most, 0 or more
   * @throws IllegalArgumentException if the limit is negative
   */
  public static String cut(String text, int maxChars) {
    if (maxChars < 0) {
      throw new IllegalArgumentException(
          "A text cannot be cut to " + maxChars + " characters; the limit is 0 or more.");
    }
    return isWithin(text, maxChars) ? text : text.substring(0, boundary(text, maxChars));
  }

  /**
   * {@return the text if it keeps the limit, else a prefix of whole clusters and a mark, together
   * within the limit} The mark is left out where it alone would pass the limit.
   *
   * @param text any text
   * @param maxChars how many code points at most, the mark included, 0 or more
   * @param mark what shows that something was cut, such as an ellipsis
   * @throws IllegalArgumentException if the limit is negative
   */
  public static String cut(String text, int maxChars, String mark) {
    int room = maxChars - length(mark);
    return isWithin(text, maxChars) || room < 0 ? cut(text, maxChars) : cut(text, room) + mark;
  }

  private static boolean isWithin(String text, int maxChars) {
    return text.length() <= maxChars || (text.length() / 2 <= maxChars && length(text) <= maxChars);
  }

  /** One code point beyond the limit tells whether the last cluster ends at the limit. */
  private static int boundary(String text, int maxChars) {
    int limit = text.offsetByCodePoints(0, maxChars);
    Matcher clusters = CLUSTER.matcher(text).region(0, text.offsetByCodePoints(limit, 1));
    int end = 0;
    while (end < limit && clusters.find() && clusters.end() <= limit) {
      end = clusters.end();
    }
    return end;
  }
}
