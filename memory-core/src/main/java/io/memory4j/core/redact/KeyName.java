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
  private static final String API = "api";

  /** Other words whose meaning the word before them tells: of Oracle and MySQL the second. */
  private static final List<String> OWNED = List.of("token", "by");

  /** The longest word that may be owned by the one before it. */
  private static final int MAX_OWNED = 16;

  /** How a command line defines a property of a Java program. */
  private static final String DEFINE = "-D";

  /** Where the scripts begin that are written without spaces, or glue small words to others. */
  private static final char UNSPACED_FROM = '\u0590';

  /** Where ASCII stands again in its wide form, and how far from ASCII. */
  private static final char WIDE_FROM = '\uff01';

  private static final char WIDE_TO = '\uff5e';
  private static final int WIDE_SHIFT = WIDE_FROM - '!';

  /**
   * Reads the name that a run of letters, digits and separators ends with. In scripts written
   * without spaces, where a run is half a sentence, the name may stand within it.
   */
  static KeyName read(String text, int runStart, int runEnd) {
    if (isUnspaced(text, runStart, runEnd)) {
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

  /** Returns whether a run holds letters of a script that is written without spaces. */
  static boolean isUnspaced(String text, int runStart, int runEnd) {
    int end = Math.min(runEnd, runStart + MAX_CHARS);
    for (int i = runStart; i < end; i++) {
      char c = text.charAt(i);
      if (c >= UNSPACED_FROM && (c < WIDE_FROM || c > WIDE_TO)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns where a name of two words starts, as in {@code API key} and {@code clave de API}, if
   * the run is its last, or where the word before a token does that may make it harmless.
   */
  private static int withOwner(String text, int runStart, int runEnd) {
    int length = runEnd - runStart;
    if (Scan.at(text, runStart - 1) != ' ' || length > MAX_OWNED) {
      return runStart;
    }
    String word = text.substring(runStart, runEnd).toLowerCase(Locale.ROOT);
    int before = Math.min(wordStart(text, runStart - 1), runStart - 1);
    if (KeyWords.KEYS.contains(word) || OWNED.contains(word)) {
      return before;
    }
    boolean of = text.startsWith("de ", before);
    int owned = of ? wordStart(text, before - 1) : before;
    String key = text.substring(owned, of ? before - 1 : runStart - 1).toLowerCase(Locale.ROOT);
    return word.equals(API) && KeyWords.KEYS.contains(key) ? owned : runStart;
  }

  private static int wordStart(String text, int end) {
    int i = end;
    while (i > end - MAX_OWNED && i > 0 && Character.isLetter(text.charAt(i - 1))) {
      i--;
    }
    return i;
  }

  private static KeyName split(String text, int runStart, int runEnd) {
    int start = Math.max(runStart, runEnd - MAX_CHARS);
    List<String> words = new ArrayList<>();
    int wordEnd = runEnd;
    for (int i = runEnd; i >= start; i--) {
      if (i == start || startsWord(text, i)) {
        if (i < wordEnd && Character.isLetterOrDigit(text.charAt(i))) {
          words.add(narrow(text.substring(i, wordEnd)).toLowerCase(Locale.ROOT));
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

  private static String narrow(String word) {
    if (word.chars().noneMatch(c -> c >= WIDE_FROM && c <= WIDE_TO)) {
      return word;
    }
    StringBuilder narrow = new StringBuilder(word.length());
    word.chars()
        .forEach(c -> narrow.append((char) (c >= WIDE_FROM && c <= WIDE_TO ? c - WIDE_SHIFT : c)));
    return narrow.toString();
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

  /** {@return the kind of each of a list of values that have this name, which may be a plural} */
  KeyKind kindOfEach() {
    KeyKind kind = kind();
    int last = words.size() - 1;
    if (kind != KeyKind.NONE || last < 0 || !words.get(last).endsWith("s")) {
      return kind;
    }
    List<String> singular = new ArrayList<>(words);
    singular.set(last, words.get(last).substring(0, words.get(last).length() - 1));
    return new KeyName(singular, end).kind();
  }

  /** Returns the rule that the name belongs to. */
  String rule() {
    String name = String.join("", words);
    boolean aws = name.contains("secretaccesskey") || name.contains("awssecret");
    return aws || name.contains("awssession") ? "aws-secret-key" : "assignment";
  }

  /** Returns whether the name is a word that queries have for keys, and texts for other things. */
  boolean isKey() {
    return words.size() == 1 && (words.get(0).equals("key") || words.get(0).equals("auth"));
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
    if (KeyWords.KEYS.contains(word) && !KeyWords.PASSWORDS.contains(word)) {
      return KeyWords.KEY_OWNERS.contains(before) ? KeyKind.TOKEN : KeyKind.NONE;
    }
    if (word.equals("by")) {
      return before.equals("identified") ? KeyKind.PASSWORD : KeyKind.NONE;
    }
    if (word.equals("pat")) {
      return before.isEmpty() ? KeyKind.NONE : KeyKind.TOKEN;
    }
    if (word.equals(API)) {
      boolean key = KeyWords.KEYS.contains(before) || before.equals("de");
      return key ? KeyKind.TOKEN : KeyKind.NONE;
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
