package io.memory4j.core.redact;

import java.util.BitSet;
import java.util.Collection;
import java.util.List;

/**
 * A cheap check before a name is cut into words: by its last two letters and what follows, most
 * words of a text can be no name of a secret.
 */
final class NameEnding {
  private static final int ASCII = 128;
  private static final int MIN_QUALIFIED = 7;

  /** What can follow neither a name nor its closing quote. */
  private static final String NEVER_BEHIND = ".;)!/<{}#?@\uffff";

  private static final BitSet NAMES = new BitSet(ASCII * ASCII);
  private static final BitSet QUALIFIERS = new BitSet(ASCII * ASCII);

  static {
    for (Collection<String> words :
        List.of(
            KeyWords.PASSWORDS,
            KeyWords.PASSPHRASES,
            KeyWords.TOKENS,
            KeyWords.PARAMETERS,
            KeyWords.ENDINGS.keySet(),
            KeyWords.KEYS,
            List.of("pass", "auth", "signature", "api", "by"))) {
      words.forEach(word -> NAMES.set(lastTwo(word, 0, word.length())));
    }
    KeyWords.QUALIFIERS.forEach(word -> QUALIFIERS.set(lastTwo(word, 0, word.length())));
  }

  private NameEnding() {}

  static boolean possible(String text, int start, int end) {
    char last = text.charAt(end - 1);
    if (KeyName.isUnspaced(text, start, end)) {
      return true;
    }
    if (NEVER_BEHIND.indexOf(Scan.at(text, end)) >= 0 && !isElement(text, start, end)) {
      return false;
    }
    if (last >= ASCII || Alphabet.DIGITS.has(last)) {
      return true;
    }
    boolean plural = (last == 's' || last == 'S') && end - start > 2;
    if (plural && NAMES.get(lastTwo(text, start, end - 1))) {
      return true;
    }
    int pair = lastTwo(text, start, end);
    return NAMES.get(pair)
        || text.startsWith("_PAT", end - 4)
        || (end - start >= MIN_QUALIFIED && QUALIFIERS.get(pair));
  }

  /** Returns whether a name is all that an XML element holds. */
  private static boolean isElement(String text, int start, int end) {
    return Scan.at(text, start - 1) == '>' && Scan.at(text, end) == '<';
  }

  private static int lastTwo(String text, int start, int end) {
    int last = small(text.charAt(end - 1));
    int before = end - start > 1 ? small(text.charAt(end - 2)) : 0;
    return before * ASCII + last;
  }

  /** Returns a letter in lower case; all characters outside ASCII are one. */
  private static int small(char c) {
    return c >= ASCII ? 0 : c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c;
  }
}
