package io.memory4j.core.text;

import java.text.Normalizer;
import java.util.Locale;

/** Lower case without a locale and without context. Immutable and thread-safe. */
public final class CaseFold {
  private static final char SIGMA = '\u03C3';
  private static final char FINAL_SIGMA = '\u03C2';

  private CaseFold() {}

  /**
   * {@return the text in lower case, composed} A sigma at the end of a word, the one letter whose
   * lower case depends on its place, becomes the common one. A dotless i stays what it is: it makes
   * another word.
   *
   * @param text any text
   */
  public static String fold(String text) {
    String lower = text.toLowerCase(Locale.ROOT).replace(FINAL_SIGMA, SIGMA);
    return Normalizer.normalize(lower, Normalizer.Form.NFC);
  }
}
