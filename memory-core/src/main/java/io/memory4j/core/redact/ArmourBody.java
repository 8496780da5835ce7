package io.memory4j.core.redact;

/**
 * The base64 lines of a key.
 *
 * @param end where the armour's last line begins, or what else follows the body
 * @param characters how many base64 characters the body has
 */
record ArmourBody(int end, int characters) {
  /** A run of this length is base64 and no word of the sentence behind a truncated key. */
  private static final int SURELY_BASE64 = 20;

  private static final int MIN_FIRST_LINE = 12;
  private static final int MAX_HEADERS = 10;
  private static final int MAX_HEADER_CHARS = 120;

  static ArmourBody read(String text, int start) {
    int characters = 0;
    int end = start;
    int i = skipHeaders(text, skipSeparators(text, start));
    while (!text.startsWith("-----", i)) {
      int runEnd = runEnd(text, i);
      if (!belongs(text, i, runEnd, characters)) {
        return new ArmourBody(end, characters);
      }
      characters += runEnd - i;
      end = runEnd;
      i = skipSeparators(text, runEnd);
    }
    return new ArmourBody(i, characters);
  }

  private static boolean belongs(String text, int start, int end, int before) {
    int length = end - start;
    boolean longEnough = before > 0 ? length > 0 : length >= MIN_FIRST_LINE;
    return length >= SURELY_BASE64 || (longEnough && !isWord(text, start, end));
  }

  private static boolean isWord(String text, int start, int end) {
    Strength strength = Strength.of(text, start, end);
    boolean number = strength.digits() == end - start;
    return number || (strength.digits() + strength.symbols() == 0 && strength.upper() <= 1);
  }

  /** Skips header lines such as {@code DEK-Info: …}; they are few and precede the body. */
  private static int skipHeaders(String text, int start) {
    int i = start;
    for (int headers = 0; headers < MAX_HEADERS; headers++) {
      int name = Alphabet.URL_SAFE.end(text, i, i + MAX_HEADER_CHARS);
      if (name == i || Scan.at(text, name) != ':') {
        break;
      }
      int limit = Math.min(text.length(), name + MAX_HEADER_CHARS);
      i = name;
      while (i < limit && !Scan.isLineEnd(text.charAt(i)) && text.charAt(i) != '\\') {
        i++;
      }
      i = skipSeparators(text, i);
    }
    return i;
  }

  private static int runEnd(String text, int start) {
    int end = Alphabet.BASE64.end(text, start);
    while (Scan.at(text, end) == '=') {
      end++;
    }
    return end == start || text.charAt(start) != '=' ? end : Alphabet.BASE64.end(text, end);
  }

  /** Skips what stands between two lines of a body and is no base64. */
  private static int skipSeparators(String text, int start) {
    int i = start;
    while (i < text.length()) {
      char c = text.charAt(i);
      int number = Alphabet.DIGITS.end(text, i, i + 6);
      if (c == '\\' && "nrt".indexOf(Scan.at(text, i + 1)) >= 0) {
        i += 2;
      } else if (Alphabet.SPACES.has(c) || "\\\"',>|#*→".indexOf(c) >= 0 || isLoneSign(text, i)) {
        i++;
      } else if (number > i && "→\t|:".indexOf(Scan.at(text, number)) >= 0) {
        i = number + 1;
      } else {
        break;
      }
    }
    return i;
  }

  /** Returns whether a plus joins two literals, or a sign stands at the start of a diff's line. */
  private static boolean isLoneSign(String text, int index) {
    char next = Scan.at(text, index + 1);
    char c = text.charAt(index);
    boolean join = c == '+' && (Alphabet.SPACES.has(next) || next == '-');
    return join || (c == '-' && next != '-' && Scan.isLineEnd(Scan.at(text, index - 1)));
  }
}
