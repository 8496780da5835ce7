package io.memory4j.store;

/** How the terms of a search combine. */
public enum Match {
  /** One of them is enough; more rank higher. */
  ANY_TERM,
  /** All of them must match. */
  ALL_TERMS,
  /** All of them must stand one after the other, in one of the searched texts. */
  PHRASE
}
