package io.memory4j.store;

/**
 * Where a record stands. The steps allowed are from ACTIVE or QUARANTINED to SUPERSEDED or HUSK,
 * and from SUPERSEDED to HUSK; a released statement is a new record.
 */
public enum RecordStatus {
  /** It holds now. */
  ACTIVE,
  /** It is held back, and shadows nothing. */
  QUARANTINED,
  /** It is history. */
  SUPERSEDED,
  /** Its text is gone; its links stay, so that erasure still finds what was made from it. */
  HUSK;

  /** {@return whether a record of this status is closed for good} */
  public boolean isClosed() {
    return this == SUPERSEDED || this == HUSK;
  }

  /**
   * {@return whether an update may lead from this status to another}
   *
   * @param next the status of the new body
   */
  public boolean mayBecome(RecordStatus next) {
    return next == this || (next == SUPERSEDED && !isClosed()) || next == HUSK;
  }
}
