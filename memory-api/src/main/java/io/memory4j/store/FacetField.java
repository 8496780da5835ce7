package io.memory4j.store;

/** A field that records can be counted by. */
public enum FacetField {
  /** The layer's id. */
  LAYER,
  /** The kind's name. */
  KIND,
  /** The status. */
  STATUS,
  /** The category. */
  CATEGORY,
  /** Each tag. */
  TAG,
  /** The author. */
  AUTHOR
}
