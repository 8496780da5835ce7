package io.memory4j.core.redact;

import java.util.List;

/** Values without quotes that are expressions of a programming language or YAML tags. */
final class CodeShapes {
  private static final List<String> OPERATORS = List.of("(", "[", "{", "->", "?.", "=>", "::");
  private static final int MAX_HEX_LITERAL = 18;

  private CodeShapes() {}

  /**
   * Returns whether a value is code.
   *
   * @param value a value that stands without quotes
   * @param behind the character behind it
   */
  static boolean matches(String value, char behind) {
    return behind == '('
        || value.startsWith("=")
        || isTagged(value)
        || isHexLiteral(value)
        || isPropertyPath(value)
        || OPERATORS.stream().anyMatch(value::contains);
  }

  /** Returns whether a value is a YAML tag such as {@code !vault} or a reference in C. */
  private static boolean isTagged(String value) {
    boolean sign = value.startsWith("!") || value.startsWith("&");
    return sign && Alphabet.LETTERS.end(value, 1) == value.length();
  }

  private static boolean isHexLiteral(String value) {
    return value.startsWith("0x")
        && value.length() <= MAX_HEX_LITERAL
        && Alphabet.HEX.end(value, 2) == value.length();
  }

  /** Returns whether a value is names joined by dots, as in {@code config2.secret}. */
  private static boolean isPropertyPath(String value) {
    int i = 0;
    int names = 0;
    while (i < value.length()) {
      int lettersEnd = i;
      while (lettersEnd < value.length() && isNameLetter(value.charAt(lettersEnd))) {
        lettersEnd++;
      }
      int end = Alphabet.DIGITS.end(value, lettersEnd);
      if (lettersEnd == i || (end < value.length() && value.charAt(end) != '.')) {
        return false;
      }
      names++;
      i = end + 1;
    }
    return names > 1;
  }

  private static boolean isNameLetter(char c) {
    return c == '_' || Alphabet.LETTERS.has(c);
  }
}
