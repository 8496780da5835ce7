package io.memory4j.core.text;

import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Scripts that are written without blanks between words: Han, Hiragana, Katakana, Thai, Lao, Khmer
 * and Myanmar. Hangul is written with blanks. Immutable and thread-safe.
 */
public final class Scripts {
  private static final Set<UnicodeScript> UNSPACED =
      EnumSet.of(
          UnicodeScript.HAN,
          UnicodeScript.HIRAGANA,
          UnicodeScript.KATAKANA,
          UnicodeScript.THAI,
          UnicodeScript.LAO,
          UnicodeScript.KHMER,
          UnicodeScript.MYANMAR);

  /** Kana length and voicing signs, which Unicode counts to several scripts. */
  private static final String SHARED_KANA =
      "\u3031\u3032\u3033\u3034\u3035\u303C\u30FC\uFF70\uFF9E\uFF9F";

  /** The first character of Thai, before which none of these scripts has one. */
  private static final int FIRST_UNSPACED = 0x0E00;

  private Scripts() {}

  /**
   * {@return whether a character belongs to a script that is written without blanks} Digits of such
   * a script do.
   *
   * @param codePoint a Unicode code point
   */
  public static boolean isUnspaced(int codePoint) {
    return codePoint >= FIRST_UNSPACED && isOfUnspaced(codePoint);
  }

  private static boolean isOfUnspaced(int codePoint) {
    return UNSPACED.contains(UnicodeScript.of(codePoint)) || SHARED_KANA.indexOf(codePoint) >= 0;
  }

  /**
   * {@return the word cut where a script with blanks meets one without; marks follow their letter}
   */
  static List<String> pieces(String word) {
    List<String> pieces = new ArrayList<>();
    int start = 0;
    boolean before = isUnspaced(word.codePointAt(0));
    for (int i = 0; i < word.length(); i += Character.charCount(word.codePointAt(i))) {
      int c = word.codePointAt(i);
      if (!TextNormal.isMark(c) && isUnspaced(c) != before) {
        pieces.add(word.substring(start, i));
        start = i;
        before = !before;
      }
    }
    pieces.add(word.substring(start));
    return pieces;
  }

  /** {@return each letter with the marks that follow it} */
  static List<String> letters(String word) {
    List<String> letters = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < word.length(); i += Character.charCount(word.codePointAt(i))) {
      if (i > 0 && !TextNormal.isMark(word.codePointAt(i))) {
        letters.add(word.substring(start, i));
        start = i;
      }
    }
    letters.add(word.substring(start));
    return letters;
  }
}
