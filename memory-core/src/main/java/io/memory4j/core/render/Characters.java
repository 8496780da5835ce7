package io.memory4j.core.render;

/** The table of characters that stored text may not bring into a block as they are. */
final class Characters {
  /** Stands for an opening angle bracket; no parser reads it as one. */
  static final char HARMLESS_ANGLE = '\u2039';

  /** Stands for a fence character. */
  static final char HARMLESS_TICK = '\'';

  /** Stands for an opening square bracket. */
  static final char HARMLESS_BRACKET = '(';

  /** Stands for half a surrogate pair. */
  static final int REPLACEMENT = 0xFFFD;

  /** Comma, full stop, marks and parentheses in their wide forms. */
  private static final String WIDE_PUNCTUATION = "\uFF0C\uFF0E\uFF01\uFF1F\uFF1A\uFF1B\uFF08\uFF09";

  private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
  private static final int ZERO_WIDTH_JOINER = 0x200D;

  /** First and last of each run of invisible characters, bidirectional controls among them. */
  private static final int[][] INVISIBLE = {
    {0x00AD, 0x00AD}, // soft hyphen
    {0x034F, 0x034F}, // grapheme joiner
    {0x061C, 0x061C}, // Arabic letter mark
    {0x180B, 0x180F}, // Mongolian selectors
    {0x200B, 0x200B}, // zero width space
    {0x200E, 0x200F}, // left-to-right and right-to-left mark
    {0x202A, 0x202E}, // embeddings and overrides
    {0x2060, 0x206F}, // word joiner, invisible operators, isolates
    {0xFEFF, 0xFEFF}, // byte order mark
    {0xFFF0, 0xFFFB}, // unassigned, annotation marks
    {0x1BCA0, 0x1BCA3}, // shorthand controls
    {0x1D173, 0x1D17A}, // musical controls
    {0xE0000, 0xE0FFF}, // tags and further variation selectors
  };

  /** ASCII that takes part in no shape, unless it is the first of a line. */
  private static final boolean[] PLAIN = new boolean[0x7F];

  static {
    for (char c = ' '; c < PLAIN.length; c++) {
      PLAIN[c] = "<&`~[".indexOf(c) < 0;
    }
  }

  private Characters() {}

  static boolean isPlain(char c) {
    return c < PLAIN.length && PLAIN[c];
  }

  /** Returns whether it is a mark of Latin-1, a dash, a quotation mark or an ideographic mark. */
  static boolean isForeignPunctuation(char c) {
    return (c > 0xA0 && c <= 0xFF && c != 0xAD)
        || (c >= 0x2010 && c <= 0x2027)
        || (c >= 0x3001 && c <= 0x3030)
        || (c >= 0xFF00 && WIDE_PUNCTUATION.indexOf(c) >= 0);
  }

  static boolean isInvisible(int codePoint) {
    for (int[] run : INVISIBLE) {
      if (codePoint <= run[1]) {
        return codePoint >= run[0];
      }
    }
    return false;
  }

  /** Returns whether it joins or parts its neighbours, as emoji families and some scripts need. */
  static boolean isJoiner(int codePoint) {
    return codePoint == ZERO_WIDTH_JOINER || codePoint == ZERO_WIDTH_NON_JOINER;
  }

  /** Returns whether it is white space, a line end of any kind or another control character. */
  static boolean isBlank(int codePoint) {
    return codePoint <= ' '
        || Character.isISOControl(codePoint)
        || Character.isSpaceChar(codePoint);
  }

  static boolean isHalfPair(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }

  /** Returns whether it is an opening angle bracket in a form other than the ASCII one. */
  static boolean isForeignAngle(char c) {
    return c == '\uFF1C' || c == '\uFE64';
  }

  static boolean isTick(char c) {
    return c == '`' || c == '~' || c == '\uFF40';
  }

  static boolean isOpenBracket(char c) {
    return c == '[' || c == '\uFF3B';
  }

  static boolean isCloseBracket(char c) {
    return c == ']' || c == '\uFF3D';
  }

  static boolean isSlash(char c) {
    return c == '/' || c == '\uFF0F';
  }

  static boolean isHash(char c) {
    return c == '#' || c == '\uFF03' || c == '\uFE5F';
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
