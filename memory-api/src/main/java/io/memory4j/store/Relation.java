package io.memory4j.store;

/** How a record relates to what it points to. More may be added. */
public enum Relation {
  /** The text repeats the target, and must go when the target is forgotten. */
  DERIVED_FROM,
  /** The target supports it and is not repeated. */
  EVIDENCE,
  /** It is a newer version of the target. */
  SUCCEEDS,
  /** It brings back what the target said. */
  RESTORES
}
