package io.memory4j.core.redact;

/**
 * What kinds of characters a text is made of.
 *
 * @param lower small ASCII letters
 * @param upper capital ASCII letters
 * @param digits ASCII digits
 * @param symbols all other ASCII characters
 * @param foreign characters outside ASCII
 * @param longestRun the longest run of ASCII letters and digits
 */
record Strength(int lower, int upper, int digits, int symbols, int foreign, int longestRun) {
  static Strength of(String text) {
    return of(text, 0, text.length());
  }

  static Strength of(String text, int start, int end) {
    int[] counts = new int[5];
    int run = 0;
    int longest = 0;
    for (int i = start; i < end; i++) {
      int kind = kind(text.charAt(i));
      counts[kind]++;
      run = kind <= 2 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return new Strength(counts[0], counts[1], counts[2], counts[3], counts[4], longest);
  }

  int letters() {
    return lower + upper;
  }

  boolean mixedCase() {
    return lower > 0 && upper > 0;
  }

  /** Returns whether letters and digits are mixed, as in most machine-made secrets. */
  boolean lettersAndDigits() {
    return letters() > 0 && digits > 0;
  }

  /** Returns whether the kinds are mixed as in a secret and not as in a word or a number. */
  boolean mixed() {
    boolean manySigns = digits > 0 && digits + symbols > 5;
    return lettersAndDigits() || (symbols > 0 && (mixedCase() || manySigns || letters() > 5));
  }

  /** Returns whether a body that follows a provider's prefix can be a key and not a phrase. */
  boolean keyLike(int enoughInOneRun) {
    return digits > 0 || mixedCase() || longestRun >= enoughInOneRun;
  }

  private static int kind(char c) {
    if (c >= 'a' && c <= 'z') {
      return 0;
    }
    if (c >= 'A' && c <= 'Z') {
      return 1;
    }
    if (c >= '0' && c <= '9') {
      return 2;
    }
    return c < 128 ? 3 : 4;
  }
}
