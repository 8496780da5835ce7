package io.memory4j.store;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Set;

/**
 * Which characters belong to a script that is written without spaces between words: Han, Hiragana,
 * Katakana, Thai, Lao, Khmer and Myanmar. {@link StoreReader#search} finds their words inside
 * longer ones from one character on. Hangul is written with spaces. Immutable and thread-safe.
 */
public final class UnspacedScript {
  private static final Set<UnicodeScript> SCRIPTS =
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
      "\u3031\u3032\u3033\u3034\u3035\u3099\u309A\u309B\u309C\u303C\u30FC\uFF70\uFF9E\uFF9F";

  /** The first character of Thai, before which none of these scripts has one. */
  private static final int FIRST = 0x0E00;

  private UnspacedScript() {}

  /**
   * {@return whether a character belongs to such a script} Its digits and marks do, and so do the
   * signs that lengthen or voice a kana.
   *
   * @param codePoint a Unicode code point
   */
  public static boolean contains(int codePoint) {
    return codePoint >= FIRST && isOfScript(codePoint);
  }

  private static boolean isOfScript(int codePoint) {
    return SCRIPTS.contains(UnicodeScript.of(codePoint)) || SHARED_KANA.indexOf(codePoint) >= 0;
  }

  /**
   * {@return whether every character of a text belongs to such a script; true if there is none}
   *
   * @param text any text
   */
  public static boolean covers(String text) {
    return text.codePoints().allMatch(UnspacedScript::contains);
  }
}
