package io.memory4j.sqlite.search;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

/**
 * A text without case and diacritics, which remembers the code point of the original that each of
 * its own came from. Texts and terms are folded alike, so whatever a caller folded before makes no
 * difference. Code points are folded one by one: compatibility decomposition (NFKD), marks of no
 * script of their own removed, composed again, lower case. The voicing marks of kana stay, since
 * they make another letter, and are composed with the kana before them, which half-width forms keep
 * apart. Latin letters that Unicode does not take apart, such as those with a stroke, become the
 * letters that people type for them. Immutable and thread-safe.
 */
final class Folding {
  private static final Map<String, String> TYPED =
      Map.ofEntries(
          Map.entry("ß", "ss"),
          Map.entry("æ", "ae"),
          Map.entry("œ", "oe"),
          Map.entry("ø", "o"),
          Map.entry("ł", "l"),
          Map.entry("đ", "d"),
          Map.entry("ð", "d"),
          Map.entry("þ", "th"),
          Map.entry("ħ", "h"),
          Map.entry("ŧ", "t"),
          Map.entry("ı", "i"));

  private final String text;
  private final int[] origins;

  /** Folds a text. */
  Folding(String original) {
    StringBuilder folded = new StringBuilder(original.length());
    int[] places = new int[original.length() + 8];
    int number = 0;
    for (int at = 0; at < original.length(); number++) {
      int point = original.codePointAt(at);
      int before = folded.length();
      append(point, folded);
      if (places.length < folded.length()) {
        places = Arrays.copyOf(places, folded.length() * 2);
      }
      Arrays.fill(places, before, folded.length(), number);
      at += Character.charCount(point);
    }
    text = folded.toString();
    origins = places;
  }

  /** {@return a text without case and diacritics} */
  static String fold(String original) {
    int same = same(original);
    if (same == original.length()) {
      return original;
    }
    StringBuilder folded = new StringBuilder(original.length()).append(original, 0, same);
    for (int at = same; at < original.length(); ) {
      int point = original.codePointAt(at);
      append(point, folded);
      at += Character.charCount(point);
    }
    return folded.toString();
  }

  /** {@return how many characters at the beginning are such as most texts consist of} */
  private static int same(String original) {
    int at = 0;
    while (at < original.length() && isSame(original.charAt(at))) {
      at++;
    }
    return at;
  }

  /** {@return whether a character is ASCII and has nothing to fold} */
  private static boolean isSame(char c) {
    return c < 128 && c != 0 && (c < 'A' || c > 'Z');
  }

  /** {@return the folded text} */
  String text() {
    return text;
  }

  /** {@return the code point of the original that a character of the folded text came from} */
  int origin(int at) {
    return origins[at];
  }

  private static void append(int point, StringBuilder folded) {
    if (point < 128) {
      // SQLite's trigrams end at a NUL.
      folded.append(point == 0 ? ' ' : (char) (point >= 'A' && point <= 'Z' ? point + 32 : point));
    } else if (!isUnchanged(point)) {
      appendFolded(point, folded);
    } else {
      folded.appendCodePoint(point);
    }
  }

  /** Ideographs and Hangul syllables have neither case nor marks; most long texts are of them. */
  private static boolean isUnchanged(int point) {
    return (point >= 0x4E00 && point <= 0x9FFF) || (point >= 0xAC00 && point <= 0xD7A3);
  }

  private static void appendFolded(int point, StringBuilder folded) {
    int type = Character.getType(point);
    if (type == Character.PRIVATE_USE) {
      // The indexes use one of these to keep texts apart.
      folded.append(' ');
      return;
    }
    String apart = Normalizer.normalize(Character.toString(point), Normalizer.Form.NFKD);
    if (apart.length() == 1 && isVoicing(apart.charAt(0)) && !folded.isEmpty()) {
      appendVoicing(apart, folded);
      return;
    }
    StringBuilder bare = new StringBuilder();
    apart.codePoints().filter(part -> !isMark(part)).forEach(bare::appendCodePoint);
    String letters = Normalizer.normalize(bare, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    folded.append(TYPED.getOrDefault(letters, letters));
  }

  private static void appendVoicing(String voicing, StringBuilder folded) {
    int last = folded.length() - 1;
    String kana = folded.charAt(last) + voicing;
    folded.replace(last, last + 1, Normalizer.normalize(kana, Normalizer.Form.NFC));
  }

  private static boolean isMark(int point) {
    return Character.getType(point) == Character.NON_SPACING_MARK
        && UnicodeScript.of(point) == UnicodeScript.INHERITED
        && !isVoicing(point);
  }

  private static boolean isVoicing(int point) {
    return point == 0x3099 || point == 0x309A;
  }

  /** {@return whether a code point is part of a word: a letter, a digit or a mark} */
  static boolean isWordPart(int point) {
    if (point < 128) {
      return (point >= 'a' && point <= 'z')
          || (point >= '0' && point <= '9')
          || (point >= 'A' && point <= 'Z');
    }
    int type = Character.getType(point);
    return Character.isLetterOrDigit(point)
        || type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK;
  }

  /** Receives the words of a text, one by one. */
  @FunctionalInterface
  interface Words {
    /** Takes the word between two places of the text. */
    void word(int from, int until);
  }

  /** Cuts a folded text into words. */
  static void words(String folded, Words words) {
    int start = -1;
    for (int at = 0; at < folded.length(); ) {
      int point = folded.codePointAt(at);
      if (isWordPart(point)) {
        start = start < 0 ? at : start;
      } else if (start >= 0) {
        words.word(start, at);
        start = -1;
      }
      at += Character.charCount(point);
    }
    if (start >= 0) {
      words.word(start, folded.length());
    }
  }
}
