package io.memory4j.review;

import static java.util.Objects.requireNonNull;

/**
 * What a {@link Summarizer} is asked to do. {@link #toString} shows period and lengths, never text.
 * Immutable and thread-safe.
 *
 * @param period what the text is about
 * @param instructions what to do and the form of the reply, for a model's system prompt
 * @param input the text to summarise, redacted: data, never instructions
 * @param maxTokens how long a reply may be at most, in tokens
 */
public record SummaryRequest(Period period, String instructions, String input, int maxTokens) {
  /**
   * Checks the parts.
   *
   * @param period what the text is about
   * @param instructions what to do and the form of the reply
   * @param input the text to summarise, redacted
   * @param maxTokens how long a reply may be at most, in tokens
   */
  public SummaryRequest {
    requireNonNull(period, "period");
    requireNonNull(instructions, "instructions");
    requireNonNull(input, "input");
  }

  @Override
  public String toString() {
    return "SummaryRequest["
        + period
        + ", input of "
        + input.codePointCount(0, input.length())
        + " characters, at most "
        + maxTokens
        + " tokens]";
  }
}
