package io.memory4j.core.redact;

/** A set of ASCII characters that tokens are made of. */
enum Alphabet {
  DIGITS("0123456789"),
  HEX("0123456789abcdefABCDEF"),
  UPPER_ALNUM("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"),
  LETTERS("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"),
  ALNUM(LETTERS, "0123456789"),
  WORD(ALNUM, "_"),
  URL_SAFE(ALNUM, "_-"),
  URL_SAFE_DOTS(URL_SAFE, "."),
  BASE64(ALNUM, "+/"),
  PATH(ALNUM, "/_-@"),
  BEARER(ALNUM, "._~+/=-"),
  RULE_NAME("abcdefghijklmnopqrstuvwxyz0123456789-"),
  BLANKS(" \t"),
  SPACES(" \t\r\n");

  private static final int HALF = 64;

  /** The members among the first 64 characters of ASCII, and among the last. */
  private final long low;

  private final long high;

  Alphabet(String characters) {
    this.low = bits(characters, 0);
    this.high = bits(characters, HALF);
  }

  Alphabet(Alphabet base, String more) {
    this.low = base.low | bits(more, 0);
    this.high = base.high | bits(more, HALF);
  }

  boolean has(char c) {
    long half = c < HALF ? low : c < 2 * HALF ? high : 0;
    return (half >>> c & 1) != 0;
  }

  private static long bits(String characters, int from) {
    return characters
        .chars()
        .filter(c -> c >= from && c < from + HALF)
        .mapToLong(c -> 1L << c)
        .reduce(0, (a, b) -> a | b);
  }

  /** Returns where the run of members that starts at an index ends. */
  int end(String text, int start) {
    return end(text, start, text.length());
  }

  /** Returns where the run ends, looking no further than a limit. */
  int end(String text, int start, int limit) {
    int stop = Math.min(limit, text.length());
    int i = start;
    while (i < stop && has(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** Returns where the run of members that ends before an index starts, at most so many back. */
  int start(String text, int end, int maxChars) {
    int lowest = Math.max(0, end - maxChars);
    int i = end;
    while (i > lowest && has(text.charAt(i - 1))) {
      i--;
    }
    return i;
  }
}
