package io.memory4j.planted.a;

import io.memory4j.planted.b.CycleSecond;

/** Planted: half of a cycle. */
public final class CycleFirst {
  private CycleFirst() {}

  static final Class<?> OTHER = CycleSecond.class;
}
