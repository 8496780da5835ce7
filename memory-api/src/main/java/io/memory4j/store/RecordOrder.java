package io.memory4j.store;

/** The order of an answer. Keys and ids compare by code point. */
public enum RecordOrder {
  /** The highest sequence first. */
  NEWEST,
  /** The lowest sequence first. */
  OLDEST,
  /** By key, then by sequence; records without a key are left out. */
  KEY,
  /** By key from the last, then by sequence from the highest; records without one are left out. */
  KEY_DESCENDING,
  /** By due time, then by sequence; records without one are left out. */
  DUE,
  /** By revision. */
  REVISION
}
