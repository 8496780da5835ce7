package io.memory4j.core.quarantine;

import io.memory4j.store.UnspacedScript;
import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Set;

/**
 * Recognises characters that nobody sees where no script needs them: text in tag characters or
 * variation selectors, letters parted by zero widths, directions turned in a text without a script
 * that runs from right to left, terminal sequences that conceal.
 *
 * <p>Emoji families and flags, joiners of Persian and of Indian scripts, marks of direction in
 * Arabic and Hebrew, breaks in Thai and a stray character from a copied page are no reason.
 */
final class Invisibles {
  /** So many zero widths within words are no accident; nor are so many anywhere. */
  private static final int MAX_IN_WORDS = 1;

  private static final int MAX_ANYWHERE = 3;

  private static final Set<UnicodeScript> NEVER_JOINED =
      EnumSet.of(UnicodeScript.LATIN, UnicodeScript.CYRILLIC, UnicodeScript.GREEK);

  private final int[] text;
  private final boolean rightToLeft;

  private Invisibles(String text) {
    this.text = text.codePoints().toArray();
    this.rightToLeft = text.codePoints().anyMatch(Invisibles::isRightToLeft);
  }

  static boolean isIn(String text) {
    return text.chars().anyMatch(c -> c < ' ' || c > '~') && new Invisibles(text).isIn();
  }

  private boolean isIn() {
    int anywhere = 0;
    int inWords = 0;
    for (int at = 0; at < text.length; at++) {
      if (isNeverNeeded(at)) {
        return true;
      }
      if (isHidden(at)) {
        anywhere++;
        inWords += isLetter(at - 1) && isLetter(at + 1) ? 1 : 0;
      }
    }
    return anywhere > MAX_ANYWHERE || inWords > MAX_IN_WORDS || TagText.isIn(text);
  }

  private boolean isNeverNeeded(int at) {
    int c = text[at];
    boolean turn = (c >= 0x202A && c <= 0x202C) || (c >= 0x2066 && c <= 0x2069);
    boolean override = c == 0x202D || c == 0x202E;
    boolean conceal = c == 0x1B && is(at + 1, '[') && is(at + 2, '8') && is(at + 3, 'm');
    boolean selectors = isSelector(c) && at > 0 && isSelector(text[at - 1]);
    return override || (turn && !rightToLeft) || conceal || selectors || c == '\b';
  }

  private boolean isHidden(int at) {
    int c = text[at];
    if (c == 0x200C || c == 0x200D) {
      return at == 0 || text[at - 1] <= 0x7F || isNeverJoined(text[at - 1]);
    }
    if (c == 0x200E || c == 0x200F || c == 0x061C) {
      return !rightToLeft;
    }
    boolean zeroWidth = c == 0x200B || (c >= 0x2060 && c <= 0x2064) || c == 0x180E;
    boolean strayMark = c == 0xFEFF && at > 0;
    return (zeroWidth || strayMark) && !isUnspaced(at - 1);
  }

  private boolean is(int at, int c) {
    return at < text.length && text[at] == c;
  }

  private boolean isLetter(int at) {
    return at >= 0 && at < text.length && Character.isLetter(text[at]);
  }

  private boolean isUnspaced(int at) {
    return at >= 0 && UnspacedScript.contains(text[at]);
  }

  private static boolean isNeverJoined(int c) {
    return NEVER_JOINED.contains(UnicodeScript.of(c));
  }

  private static boolean isSelector(int c) {
    return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF);
  }

  private static boolean isRightToLeft(int c) {
    byte direction = Character.getDirectionality(c);
    return Character.isLetter(c)
        && (direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
            || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC);
  }
}
