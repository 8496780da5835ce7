package io.memory4j.inject;

import static java.util.Objects.requireNonNull;

import java.nio.charset.StandardCharsets;

/** The most a text may measure. Immutable and thread-safe. */
public sealed interface Budget {
  /**
   * {@return a budget in Unicode code points}
   *
   * @param maxChars 0 or more
   * @throws IllegalArgumentException if it is negative
   */
  static Budget characters(int maxChars) {
    return new Characters(maxChars);
  }

  /**
   * {@return a budget in tokens}
   *
   * @param maxTokens 0 or more
   * @param counter counts them
   * @throws IllegalArgumentException if the number is negative
   */
  static Budget tokens(int maxTokens, TokenCounter counter) {
    return new Tokens(maxTokens, counter);
  }

  /**
   * {@return a budget in bytes of UTF-8, as the sizes of files are told}
   *
   * @param maxBytes 0 or more
   * @throws IllegalArgumentException if it is negative
   */
  static Budget bytes(int maxBytes) {
    return new Bytes(maxBytes);
  }

  /** {@return the most a text may measure, in the budget's unit} */
  int max();

  /**
   * {@return what a text measures, in the budget's unit}
   *
   * @param text any text
   */
  int measure(String text);

  /**
   * {@return whether a text keeps to the budget}
   *
   * @param text any text
   */
  default boolean fits(String text) {
    return measure(text) <= max();
  }

  /**
   * A budget in Unicode code points.
   *
   * @param max 0 or more
   */
  record Characters(int max) implements Budget {
    /**
     * Checks the parts and copies collections.
     *
     * @param max 0 or more
     * @throws IllegalArgumentException if it is negative
     */
    public Characters {
      requireNotNegative(max);
    }

    @Override
    public int measure(String text) {
      return text.codePointCount(0, text.length());
    }
  }

  /**
   * A budget in tokens.
   *
   * @param max 0 or more
   * @param counter counts them
   */
  record Tokens(int max, TokenCounter counter) implements Budget {
    /**
     * Checks the parts and copies collections.
     *
     * @param max 0 or more
     * @param counter counts them
     * @throws IllegalArgumentException if the number is negative
     */
    public Tokens {
      requireNotNegative(max);
      requireNonNull(counter, "counter");
    }

    @Override
    public int measure(String text) {
      return counter.count(text);
    }
  }

  /**
   * A budget in bytes of UTF-8.
   *
   * @param max 0 or more
   */
  record Bytes(int max) implements Budget {
    /**
     * Checks the parts and copies collections.
     *
     * @param max 0 or more
     * @throws IllegalArgumentException if it is negative
     */
    public Bytes {
      requireNotNegative(max);
    }

    @Override
    public int measure(String text) {
      return text.getBytes(StandardCharsets.UTF_8).length;
    }
  }

  private static void requireNotNegative(int max) {
    if (max < 0) {
      throw new IllegalArgumentException("A budget is " + max + "; give it 0 or more.");
    }
  }
}
