package io.memory4j.core.quarantine;

import io.memory4j.core.text.Unseen;
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
  private static final int FIRST_DRESSED = 0x0111;

  /** Small capitals, and letters with a stroke or without a dot. */
  private static final String DRESSED =
      "\u1D00\u0299\u1D04\u1D05\u1D07\uA730\u0262\u029C\u026A\u1D0A\u1D0B\u029F\u1D0D\u0274"
          + "\u1D0F\u1D18\u0280\uA731\u1D1B\u1D1C\u1D20\u1D21\u028F\u1D22"
          + "\u0111\u0127\u0131\u0142\u0251\u0261";

  private static final String UNDRESSED = "abcdefghijklmnoprstuvwyz" + "dhilag";

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
        .map(c -> isLineEnd(c) ? '\n' : isBlank(c) ? ' ' : undressed(c))
        .forEach(visible::appendCodePoint);
    return visible.toString();
  }

  private static boolean isUnseen(int c) {
    int type = Character.getType(c);
    return Unseen.is(c)
        || type == Character.FORMAT
        || type == Character.SURROGATE
        || type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK;
  }

  /** Letters that look like ASCII ones and have no form for compatibility. */
  private static int undressed(int c) {
    if (c < FIRST_DRESSED) {
      return c;
    }
    if (c >= 0x1F150 && c <= 0x1F169) { // white on black circles
      return 'a' + c - 0x1F150;
    }
    if (c >= 0x1F170 && c <= 0x1F189) { // white on black squares
      return 'a' + c - 0x1F170;
    }
    int at = c > 0xFFFF ? -1 : DRESSED.indexOf(c);
    return at < 0 ? c : UNDRESSED.charAt(at);
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
