package io.memory4j.store;

/** What an update does to the place of a record in the order. */
public enum Position {
  /** It stays where it is. */
  KEEP,
  /** It becomes the newest. */
  NEWEST
}
