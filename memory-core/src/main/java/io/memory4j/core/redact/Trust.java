package io.memory4j.core.redact;

/** How a provider's prefix is matched. */
enum Trust {
  /** The body has at least the given length. */
  SHAPE,
  /** The body has exactly the given length. */
  EXACT,
  /** As SHAPE, and the prefix is an address that stays readable. */
  ADDRESS
}
