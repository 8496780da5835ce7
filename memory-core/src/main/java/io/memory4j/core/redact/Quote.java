package io.memory4j.core.redact;

/**
 * The quotes around a value: plain, typographic, and escaped as in JSON within a string.
 *
 * @param opening how the value is opened; empty if no quote stands there
 * @param closing how it is closed
 */
record Quote(String opening, String closing) {
  private static final int MAX_BACKSLASHES = 16;
  private static final String TYPOGRAPHIC_OPENING = "“„‘«「『";
  private static final String TYPOGRAPHIC_CLOSING = "”“’»」』";
  private static final Quote NONE = new Quote("", "");

  static Quote openingAt(String text, int index) {
    int i = index;
    while (i < index + MAX_BACKSLASHES && Scan.at(text, i) == '\\') {
      i++;
    }
    char c = Scan.at(text, i);
    if (i > index && text.startsWith("u0022", i)) {
      String escaped = text.substring(index, i + "u0022".length());
      return new Quote(escaped, escaped);
    }
    if (Scan.isQuote(c)) {
      boolean three = i == index && Scan.at(text, i + 1) == c && Scan.at(text, i + 2) == c;
      String quote = text.substring(index, three ? i + 3 : i + 1);
      return new Quote(quote, quote);
    }
    if (text.startsWith("&quot;", index)) {
      return new Quote("&quot;", "&quot;");
    }
    int pair = TYPOGRAPHIC_OPENING.indexOf(c);
    return pair < 0 || i > index
        ? NONE
        : new Quote(String.valueOf(c), String.valueOf(TYPOGRAPHIC_CLOSING.charAt(pair)));
  }

  boolean isPresent() {
    return !opening.isEmpty();
  }

  /** Returns where the value ends: at the closing quote, the end of the line, or the limit. */
  int closingAt(String text, int start, int limit) {
    boolean plain = closing.length() == 1;
    int i = start;
    while (i < limit && !Scan.isLineEnd(text.charAt(i)) && !text.startsWith(closing, i)) {
      i += plain && text.charAt(i) == '\\' && isEscape(Scan.at(text, i + 1)) ? 2 : 1;
    }
    return Math.min(i, limit);
  }

  private static boolean isEscape(char c) {
    return !Scan.isLineEnd(c);
  }
}
