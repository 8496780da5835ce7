package io.memory4j.core.quarantine;

import java.text.Normalizer;
import java.util.Locale;

/**
 * Undoes how letters are dressed up: forms for compatibility, accents, case, characters that nobody
 * sees, look-alikes of another script, blanks between the letters of a word. Text and phrases pass
 * through the same steps, so that what these lose they lose on both sides.
 *
 * <p>Linear, since marks go before the text is normalised.
 */
final class PlainLetters {
  private PlainLetters() {}

  /** Returns the text with line ends as LF and single blanks. */
  static String of(String text) {
    String visible = visible(text);
    String decomposed = Normalizer.normalize(visible, Normalizer.Form.NFKD);
    String lower = visible(decomposed).toLowerCase(Locale.ROOT);
    return singleBlanks(SpacedLetters.join(Lookalikes.unify(lower)));
  }

  private static String visible(String text) {
    StringBuilder visible = new StringBuilder(text.length());
    text.codePoints()
        .filter(c -> !isUnseen(c))
        .map(c -> isLineEnd(c) ? '\n' : isBlank(c) ? ' ' : c)
        .forEach(visible::appendCodePoint);
    return visible.toString();
  }

  private static boolean isUnseen(int c) {
    int type = Character.getType(c);
    return type == Character.FORMAT
        || type == Character.SURROGATE
        || type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK;
  }

  private static boolean isLineEnd(int c) {
    return (c >= '\n' && c <= '\r') || c == 0x85 || c == 0x2028 || c == 0x2029;
  }

  private static boolean isBlank(int c) {
    return Character.isSpaceChar(c) || Character.isISOControl(c);
  }

  /** Makes a blank of each run of blanks, of an underscore and of a hyphen within words. */
  private static String singleBlanks(String text) {
    StringBuilder out = new StringBuilder(text.length());
    char last = '\n';
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      boolean hyphen = c == '-' && Character.isLetterOrDigit(last);
      c = c == '_' || hyphen ? ' ' : c;
      if (c != ' ' || (last != ' ' && last != '\n')) {
        out.append(c);
        last = c;
      }
    }
    return out.toString();
  }
}
