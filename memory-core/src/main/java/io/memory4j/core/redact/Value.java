package io.memory4j.core.redact;

import java.util.List;

/**
 * A value behind a name, without its quotes.
 *
 * @param start where it starts
 * @param end where it ends
 * @param quoted whether quotes stand around it
 */
record Value(int start, int end, boolean quoted) {
  private static final int MAX_BLANKS = 16;
  private static final int MAX_NAME = 40;
  private static final List<String> FRAMES = List.of("!!str ", "!!binary ", "<![CDATA[");
  private static final String STOPS = "\"'`<;";
  private static final String TRAILING = ",.)]}>:?*|";

  /** Reads the value that starts behind a link, and at most so many of its characters. */
  static Value read(String text, int from, int maxChars) {
    int i = skipBlockScalar(text, Alphabet.BLANKS.end(text, from, from + MAX_BLANKS));
    while (Scan.at(text, i) == '*' && i < from + MAX_BLANKS && Scan.at(text, i + 1) <= '*') {
      i++;
    }
    i = skipFrame(text, Alphabet.BLANKS.end(text, i, i + MAX_BLANKS));
    if (Scan.isQuote(Scan.at(text, i + 1)) && "fbru@$".indexOf(Scan.at(text, i)) >= 0) {
      i++;
    }
    Quote quote = Quote.openingAt(text, i);
    if (quote.isPresent()) {
      int start = i + quote.opening().length();
      return new Value(start, quote.closingAt(text, start, limit(text, start, maxChars)), true);
    }
    return new Value(i, bareEnd(text, i, limit(text, i, maxChars)), false);
  }

  /** Skips the sign of a YAML block scalar, whose value starts on the next line. */
  private static int skipBlockScalar(String text, int start) {
    char sign = Scan.at(text, start);
    if (sign != '|' && sign != '>') {
      return start;
    }
    int i = "+-".indexOf(Scan.at(text, start + 1)) >= 0 ? start + 2 : start + 1;
    boolean lineEnd = Scan.at(text, i) == '\n' && Scan.at(text, i + 1) == ' ';
    return lineEnd ? Alphabet.BLANKS.end(text, i + 1, i + MAX_BLANKS) : start;
  }

  /** Skips the tag and the anchor of a text in YAML, and its frame in XML. */
  private static int skipFrame(String text, int start) {
    for (String frame : FRAMES) {
      if (text.startsWith(frame, start)) {
        return start + frame.length();
      }
    }
    int anchor =
        Scan.at(text, start) == '&'
            ? Alphabet.URL_SAFE.end(text, start + 1, start + MAX_NAME)
            : start;
    return anchor > start + 1 && Scan.at(text, anchor) == ' ' ? anchor + 1 : start;
  }

  private static int limit(String text, int start, int maxChars) {
    return (int) Math.min(text.length(), (long) start + maxChars);
  }

  private static int bareEnd(String text, int start, int limit) {
    int i = start;
    while (i < limit && !stops(text, i)) {
      i++;
    }
    while (i > start && TRAILING.indexOf(text.charAt(i - 1)) >= 0) {
      i--;
    }
    return i;
  }

  private static boolean stops(String text, int i) {
    char c = text.charAt(i);
    if (c <= ' ' || STOPS.indexOf(c) >= 0) {
      return true;
    }
    if (c == ',' || c == '&') {
      boolean escaped = text.startsWith("amp;", i + 1);
      return escaped || Scan.at(text, i + 1) == c || startsPair(text, i + 1);
    }
    if (c == '\\') {
      char next = Scan.at(text, i + 1);
      return Scan.isQuote(next) || next == '\\' || "nrt".indexOf(next) >= 0 || next <= ' ';
    }
    return c > 127 && (!Character.isLetter(c) || c >= '\u2e80');
  }

  /** Returns whether the next name of a list starts here, or the list ends. */
  private static boolean startsPair(String text, int start) {
    int end = Alphabet.URL_SAFE_DOTS.end(text, start, start + MAX_NAME);
    char c = Scan.at(text, end);
    return c == '='
        || c == ':'
        || (end == start && (c <= ' ' || Scan.isQuote(c) || c == Scan.NONE));
  }
}
