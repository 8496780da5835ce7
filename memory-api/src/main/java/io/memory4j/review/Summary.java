package io.memory4j.review;

import static java.util.Objects.requireNonNull;

import java.time.Instant;

/**
 * What is remembered of a period: a short text for the prompt and a long one to read and to merge.
 * Both begin with a label that names the period. {@link #toString} shows period and lengths, never
 * text. Immutable and thread-safe.
 *
 * @param period the period
 * @param content the short text, such as {@code [2026-04-30] Moved the shop to staging.}
 * @param detail the long text
 * @param createdAt when it was made
 */
public record Summary(Period period, String content, String detail, Instant createdAt) {
  /**
   * Checks the parts.
   *
   * @param period the period
   * @param content the short text
   * @param detail the long text
   * @param createdAt when it was made
   */
  public Summary {
    requireNonNull(period, "period");
    requireNonNull(content, "content");
    requireNonNull(detail, "detail");
    requireNonNull(createdAt, "createdAt");
  }

  @Override
  public String toString() {
    return "Summary["
        + period
        + ", content of "
        + content.codePointCount(0, content.length())
        + " characters, detail of "
        + detail.codePointCount(0, detail.length())
        + "]";
  }
}
