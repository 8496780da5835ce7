package io.memory4j.planted.b;

import io.memory4j.planted.a.CycleFirst;

/** Planted: half of a cycle. */
public final class CycleSecond {
  private CycleSecond() {}

  static final Class<?> OTHER = CycleFirst.class;
}
