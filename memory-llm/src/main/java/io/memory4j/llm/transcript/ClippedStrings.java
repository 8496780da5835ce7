package io.memory4j.llm.transcript;

/**
 * Follows one line of JSON character by character and lets only the beginning of each string
 * through, so that no value can take more memory than that. Not thread-safe.
 */
final class ClippedStrings {
  /** How much of a string is read, in UTF-16 units as the transcript spells it. */
  static final int MAX_STRING_CHARS = 1_000_000;

  private static final int DROPPED = -1;
  private static final int LONGEST_ESCAPE = "\\u0000".length();

  private final int maxChars;
  private boolean inString;
  private boolean escaped;
  private int length;

  /** How many characters are still let through because they finish an escape sequence. */
  private int finishing;

  ClippedStrings() {
    this(MAX_STRING_CHARS);
  }

  /** Lets so many characters of a string through. */
  ClippedStrings(int maxChars) {
    this.maxChars = maxChars;
  }

  /** {@return whether a text is long enough to be what was let through of a longer one} */
  static boolean mayBeClipped(String text) {
    return text.length() >= MAX_STRING_CHARS / LONGEST_ESCAPE;
  }

  /** Forgets what was seen, as a line starts. */
  void reset() {
    inString = false;
    escaped = false;
    finishing = 0;
  }

  /**
   * {@return the character to go on with, or -1 if it belongs to the tail of an overlong string} A
   * NUL outside strings, which files have that were enlarged before a crash, becomes a blank.
   */
  int next(char c) {
    return inString ? nextInString(c) : nextOutside(c);
  }

  /**
   * {@return how many characters may be let through as they are, from a place on} The next one, if
   * there is one, needs {@link #next}, or ends the line.
   */
  int run(char[] buffer, int from, int to) {
    int at = from;
    while (at < to && !escaped && finishing == 0) {
      int before = at;
      at = inString ? runInString(buffer, at, to) : runOutside(buffer, at, to);
      if (at == before) {
        break;
      }
    }
    return at - from;
  }

  /** {@return how many characters from a place on belong to the tail of an overlong string} */
  int tail(char[] buffer, int from, int to) {
    if (!inString || escaped || finishing > 0 || length < maxChars) {
      return 0;
    }
    int at = from;
    while (at < to && buffer[at] != '"' && (buffer[at] != '\\' || at + 1 < to)) {
      at += buffer[at] == '\\' ? 2 : 1;
    }
    return at - from;
  }

  /** Passes what stands between strings and the quote that ends it. */
  private int runOutside(char[] buffer, int from, int to) {
    for (int at = from; at < to; at++) {
      char c = buffer[at];
      if (c == '"') {
        inString = true;
        length = 0;
        return at + 1;
      }
      if (c == '\n' || c == '\0') {
        return at;
      }
    }
    return to;
  }

  /** Passes what stands in a string and the quote that ends it, if the string is not overlong. */
  private int runInString(char[] buffer, int from, int to) {
    int limit = Math.min(to, from + Math.max(0, maxChars - LONGEST_ESCAPE - length));
    int at = from;
    char c = 0;
    while (at < limit && c != '"' && c != '\n') {
      c = buffer[at];
      if (c == '\\' && at + 1 < limit && buffer[at + 1] != '\n') {
        at += 2;
      } else if (c == '\\') {
        limit = at;
      } else {
        at++;
      }
    }
    length += at - from;
    if (c == '"') {
      inString = false;
    }
    return c == '\n' ? at - 1 : at;
  }

  private int nextOutside(char c) {
    if (c == '"') {
      inString = true;
      length = 0;
    }
    return c == '\0' ? ' ' : c;
  }

  private int nextInString(char c) {
    boolean kept = length < maxChars || finishing > 0;
    if (escaped) {
      escaped = false;
      finishing = kept && c == 'u' ? 4 : 0;
    } else if (c == '\\') {
      escaped = true;
      finishing = kept ? 1 : 0;
    } else if (c == '"') {
      inString = false;
      finishing = 0;
      return c;
    } else if (finishing > 0) {
      finishing--;
    }
    length += kept ? 1 : 0;
    return kept ? c : DROPPED;
  }
}
