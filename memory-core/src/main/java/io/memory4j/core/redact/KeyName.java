package io.memory4j.core.redact;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The name of a value, cut into lower-case words at separators, at changes of case and between
 * letters and digits: {@code AWS_SECRET_ACCESS_KEY}, {@code db.password}, {@code refreshToken}.
 *
 * @param words the last words of the name
 * @param end where the name ends in the text
 */
record KeyName(List<String> words, int end) {
  private static final int MAX_CHARS = 64;
  private static final String KEY = "key";

  /** How a command line defines a property of a Java program. */
  private static final String DEFINE = "-D";

  /** Where the scripts without spaces begin: CJK radicals. */
  private static final char UNSPACED_FROM = '\u2e80';

  /**
   * Reads the name that a run of letters, digits and separators ends with. In scripts written
   * without spaces, where a run is half a sentence, the name may stand within it.
   */
  static KeyName read(String text, int runStart, int runEnd) {
    if (isUnspaced(text, runStart)) {
      String run = text.substring(runStart, Math.min(runEnd, runStart + MAX_CHARS));
      int end = -1;
      String last = "";
      for (String word : KeyWords.UNSPACED.keySet()) {
        int at = run.lastIndexOf(word);
        if (at >= 0 && at + word.length() > end) {
          end = at + word.length();
          last = word;
        }
      }
      if (end > 0) {
        return new KeyName(List.of(last), runStart + end);
      }
    }
    int start = text.startsWith(DEFINE, runStart) ? runStart + DEFINE.length() : runStart;
    return split(text, withOwner(text, start, runEnd), runEnd);
  }

  /** Returns whether a run starts in a script that is written without spaces. */
  static boolean isUnspaced(String text, int runStart) {
    return Scan.at(text, runStart) >= UNSPACED_FROM && runStart < text.length();
  }

  /** Returns where a name of two words starts, as in {@code API key}, if the run is its second. */
  private static int withOwner(String text, int runStart, int runEnd) {
    boolean key =
        runEnd - runStart == KEY.length()
            && text.regionMatches(true, runStart, KEY, 0, KEY.length());
    boolean blank = Scan.at(text, runStart - 1) == ' ';
    return key && blank ? Alphabet.LETTERS.start(text, runStart - 1, MAX_CHARS) : runStart;
  }

  private static KeyName split(String text, int runStart, int runEnd) {
    int start = Math.max(runStart, runEnd - MAX_CHARS);
    List<String> words = new ArrayList<>();
    int wordEnd = runEnd;
    for (int i = runEnd; i >= start; i--) {
      if (i == start || startsWord(text, i)) {
        if (i < wordEnd && Character.isLetterOrDigit(text.charAt(i))) {
          words.add(text.substring(i, wordEnd).toLowerCase(Locale.ROOT));
        }
        wordEnd = i;
      }
      if (i > start && !Character.isLetterOrDigit(text.charAt(i - 1))) {
        wordEnd = i - 1;
      }
    }
    Collections.reverse(words);
    return new KeyName(List.copyOf(words), runEnd);
  }

  static KeyName of(String name) {
    return read(name, 0, name.length());
  }

  KeyKind kind() {
    int last = words.size() - 1;
    while (last > 0 && isQualifier(words.get(last))) {
      last--;
    }
    if (last < 0) {
      return KeyKind.NONE;
    }
    return kind(words.get(last), last > 0 ? words.get(last - 1) : "");
  }

  /** Returns the rule that the name belongs to. */
  String rule() {
    String name = String.join("", words);
    boolean aws = name.contains("secretaccesskey") || name.contains("awssecret");
    return aws || name.contains("awssession") ? "aws-secret-key" : "assignment";
  }

  /** Returns whether a call of this name asks for a secret. */
  boolean asks() {
    return KeyWords.ASKING.contains(words.get(0));
  }

  private static KeyKind kind(String word, String before) {
    if (KeyWords.PASSPHRASES.contains(word)) {
      return KeyKind.PASSPHRASE;
    }
    if (KeyWords.PASSWORDS.contains(word)) {
      return KeyKind.PASSWORD;
    }
    if (word.equals("pass")) {
      return before.isEmpty() ? KeyKind.TOKEN : KeyKind.PASSWORD;
    }
    if (KeyWords.PARAMETERS.contains(word)) {
      return KeyKind.PARAMETER;
    }
    if (word.equals("auth")) {
      return KeyKind.BASIC;
    }
    if (word.equals("signature")) {
      return before.equals("amz") || before.equals("goog") ? KeyKind.PARAMETER : KeyKind.NONE;
    }
    if (word.equals(KEY)) {
      return KeyWords.KEY_OWNERS.contains(before) ? KeyKind.TOKEN : KeyKind.NONE;
    }
    KeyKind unspaced = KeyWords.UNSPACED.get(word);
    if (unspaced != null) {
      return unspaced;
    }
    KeyKind kind = KeyWords.TOKENS.contains(word) ? KeyKind.TOKEN : ending(word);
    boolean harmless = word.equals("token") && KeyWords.HARMLESS_TOKENS.contains(before);
    return harmless ? KeyKind.NONE : kind;
  }

  private static KeyKind ending(String word) {
    for (Map.Entry<String, KeyKind> ending : KeyWords.ENDINGS.entrySet()) {
      if (word.endsWith(ending.getKey())) {
        return ending.getValue();
      }
    }
    return KeyKind.NONE;
  }

  private static boolean isQualifier(String word) {
    return KeyWords.QUALIFIERS.contains(word) || Alphabet.DIGITS.end(word, 0) == word.length();
  }

  private static boolean startsWord(String text, int i) {
    char before = Scan.at(text, i - 1);
    char here = Scan.at(text, i);
    boolean upper = Character.isUpperCase(here);
    boolean camel = upper && Character.isLowerCase(before);
    boolean acronym =
        upper && Character.isUpperCase(before) && Character.isLowerCase(Scan.at(text, i + 1));
    boolean number =
        Character.isLetterOrDigit(before)
            && Character.isLetterOrDigit(here)
            && Character.isDigit(before) != Character.isDigit(here);
    return camel || acronym || number || !Character.isLetterOrDigit(before);
  }
}
