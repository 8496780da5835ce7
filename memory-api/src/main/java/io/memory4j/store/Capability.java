package io.memory4j.store;

/** What a store may be able to do beyond the rules. More may be added. */
public enum Capability {
  /** It finds records by words. */
  SEARCH,
  /** Several processes may use one medium at a time. */
  MULTI_PROCESS,
  /** It can remove deleted text from the bytes of its medium, and tell whether it did. */
  VERIFIED_ERASURE,
  /** It can write a consistent copy while in use. */
  BACKUP,
  /** It can answer as of an earlier revision. */
  HISTORY
}
