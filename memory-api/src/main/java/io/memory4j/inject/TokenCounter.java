package io.memory4j.inject;

/**
 * Counts the tokens of a text as a model would, or estimates them. Must be safe for use by multiple
 * threads.
 */
@FunctionalInterface
public interface TokenCounter {
  /**
   * {@return how many tokens a text has, 0 or more} The same text always has the same number, and a
   * text never has fewer than a part of it.
   *
   * @param text any text
   */
  int count(String text);

  /** {@return an estimate of one token for every 4 code points begun, which needs no model} */
  static TokenCounter estimate() {
    return text -> (text.codePointCount(0, text.length()) + 3) / 4;
  }
}
