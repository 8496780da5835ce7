package io.memory4j.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;

/** One call on a store, made on both sides of a comparison. */
interface Step {
  /**
   * Makes the call.
   *
   * @return what both stores must answer alike, free of the numbers that a store makes
   */
  @Nullable Object run(Side side);

  /** Compares the answers; equality unless the store has some freedom. */
  default void compare(@Nullable Object expected, @Nullable Object actual, Side reference) {
    assertThat(actual).as("%s", this).isEqualTo(expected);
  }
}
