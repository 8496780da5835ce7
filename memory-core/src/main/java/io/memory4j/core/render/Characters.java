package io.memory4j.core.render;

import io.memory4j.core.text.Unseen;

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

  /** Returns whether nobody sees it and no script or emoji needs it. */
  static boolean isInvisible(int codePoint) {
    return Unseen.is(codePoint) && !isJoiner(codePoint) && !Unseen.isSelector(codePoint);
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
    return c == '`' || c == '~' || c == '\uFF40' || c == '\uFF5E' || c == '\u1FEF';
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

  static boolean isAmpersand(char c) {
    return c == '&' || c == '\uFF06' || c == '\uFE60';
  }

  /** Returns whether it is a wide or other form of a character that shapes are made of. */
  static boolean isShape(int codePoint) {
    char c = (char) codePoint;
    return codePoint > 0x7F
        && codePoint <= 0xFFFF
        && (isTick(c) || isForeignAngle(c) || isAmpersand(c) || isOpenBracket(c) || isSlash(c));
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
