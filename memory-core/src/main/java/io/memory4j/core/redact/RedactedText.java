package io.memory4j.core.redact;

import io.memory4j.core.text.Graphemes;
import java.util.function.UnaryOperator;

/** Cuts texts whose secrets were replaced, so that no half of a replacement is left. Pure. */
public final class RedactedText {
  private static final int MAX_CUTS = 4;

  private RedactedText() {}

  /**
   * {@return a text without secrets, within a limit} What is left of a cut text may look like a
   * secret where the whole did not, so it is looked at again.
   *
   * @param redact takes secrets out of a text
   * @param text the text
   * @param maxChars how many code points at most, 0 or more
   */
  public static String redactedAndCut(UnaryOperator<String> redact, String text, int maxChars) {
    String redacted = redact.apply(text);
    for (int cuts = 0; cuts < MAX_CUTS; cuts++) {
      String cut = cut(redacted, maxChars).strip();
      redacted = cut.equals(redacted) ? cut : redact.apply(cut);
      if (redacted.equals(cut)) {
        return cut;
      }
    }
    return cut(redacted, maxChars).strip();
  }

  /**
   * {@return the longest prefix of whole grapheme clusters and whole replacements within a limit}
   *
   * @param redacted what a redactor made of a text
   * @param maxChars how many code points at most, 0 or more
   */
  public static String cut(String redacted, int maxChars) {
    String cut = Graphemes.cut(redacted, maxChars);
    int start = Marker.startOfCovering(redacted, cut.length());
    return start < 0 ? cut : redacted.substring(0, start);
  }

  /**
   * {@return the text if it keeps the limit, else a prefix as above and a mark, together within the
   * limit} The mark is left out where it alone would pass the limit.
   *
   * @param redacted what a redactor made of a text
   * @param maxChars how many code points at most, the mark included, 0 or more
   * @param mark what shows that something was cut, such as an ellipsis
   */
  public static String cut(String redacted, int maxChars, String mark) {
    int room = maxChars - Graphemes.length(mark);
    boolean fits = Graphemes.length(redacted) <= maxChars;
    return fits || room < 0 ? cut(redacted, maxChars) : cut(redacted, room) + mark;
  }
}
