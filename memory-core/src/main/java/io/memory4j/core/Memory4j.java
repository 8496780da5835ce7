package io.memory4j.core;

/** The one way in. */
public final class Memory4j {
  private Memory4j() {}
}
