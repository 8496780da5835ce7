package io.memory4j.llm.transcript;

/**
 * Follows one line of JSON character by character and lets only the beginning of each string
 * through, so that no value can take more memory than that. Not thread-safe.
 */
final class ClippedStrings {
  /** How much of a string is read, in UTF-16 units as the transcript spells it. */
  static final int MAX_STRING_CHARS = 1_000_000;

  private static final int DROPPED = -1;

  private boolean inString;
  private boolean escaped;
  private int length;

  /** How many characters are still let through because they finish an escape sequence. */
  private int finishing;

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

  private int nextOutside(char c) {
    if (c == '"') {
      inString = true;
      length = 0;
    }
    return c == '\0' ? ' ' : c;
  }

  private int nextInString(char c) {
    boolean kept = length < MAX_STRING_CHARS || finishing > 0;
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
