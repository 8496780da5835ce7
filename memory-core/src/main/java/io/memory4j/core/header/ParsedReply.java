package io.memory4j.core.header;

/**
 * What a reply says. {@link #toString} shows the outcome, never text. Immutable and thread-safe.
 *
 * @param outcome what was found
 * @param content the short text; empty after a failure
 * @param detail the long text; empty after a failure
 */
public record ParsedReply(Outcome outcome, String content, String detail) {
  /** What was found in a reply. */
  public enum Outcome {
    /** A summary and a detail. */
    BOTH,
    /** Only a summary, which serves as detail too. */
    SUMMARY_ONLY,
    /** Only a detail, whose beginning or preamble serves as summary. */
    DETAIL_ONLY,
    /** No header: the beginning serves as summary, all of it as detail. */
    NO_HEADER,
    /** No text. */
    FAILED
  }

  @Override
  public String toString() {
    return "ParsedReply[" + outcome + "]";
  }
}
