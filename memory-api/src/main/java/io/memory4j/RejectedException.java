package io.memory4j;

import static java.util.Objects.requireNonNull;

/**
 * A text or a request was refused and nothing was changed: shorten it, drop it, or ask otherwise as
 * {@link #reason} tells.
 */
public final class RejectedException extends MemoryException {
  private static final long serialVersionUID = 1L;

  /** Why. */
  private final Reason reason;

  /** The limit. */
  private final long limit;

  /** What was measured. */
  private final long measure;

  /** Why something was refused. More reasons may be added. */
  public enum Reason {
    /** The text holds nothing but white space. */
    BLANK,
    /** The text is longer than the limit. */
    TOO_LONG,
    /** The text spans several lines where one is asked for. */
    MULTI_LINE,
    /** The key is not well formed. */
    MALFORMED_KEY,
    /** The key begins with two underscores, which are the library's own. */
    RESERVED_KEY,
    /** The memory takes no writes here. */
    READ_ONLY,
    /** Nobody was there to confirm it. */
    NOT_CONFIRMED,
    /** The place is full. */
    FULL,
    /** A selector selects nothing by its form. */
    EMPTY_SELECTOR
  }

  /**
   * Makes the refusal.
   *
   * @param reason why
   * @param message the thing, the limit with its unit, and the remedy
   * @param limit the limit in the unit the message names; 0 where none applies
   * @param measure what was measured in that unit; 0 where none applies
   */
  public RejectedException(Reason reason, String message, long limit, long measure) {
    super(message, null);
    this.reason = requireNonNull(reason, "reason");
    this.limit = limit;
    this.measure = measure;
  }

  /** {@return why} */
  public Reason reason() {
    return reason;
  }

  /** {@return the limit, in the unit the message names; 0 where none applies} */
  public long limit() {
    return limit;
  }

  /** {@return what was measured, in the unit the message names; 0 where none applies} */
  public long measure() {
    return measure;
  }
}
