package io.memory4j.core;

import io.memory4j.Provenance;
import io.memory4j.RejectedException;
import io.memory4j.core.route.StackRoute;

/**
 * What a memory is bound to: its layers, who speaks, and whether it takes writes. Immutable and
 * thread-safe.
 */
record Binding(StackRoute route, Provenance speaker, boolean isWritable) {
  static Binding of(StackRoute route) {
    return new Binding(route, Provenance.host(), true);
  }

  Binding as(Provenance other) {
    return new Binding(route, other, isWritable);
  }

  Binding over(StackRoute other) {
    return new Binding(other, speaker, isWritable);
  }

  Binding readOnly() {
    return new Binding(route, speaker, false);
  }

  /**
   * {@return the layers, for a change}
   *
   * @throws RejectedException if the memory takes no writes
   */
  StackRoute writable() {
    if (!isWritable) {
      throw new RejectedException(
          RejectedException.Reason.READ_ONLY,
          "This memory can be read only; nothing was changed. Ask the host for one that takes"
              + " writes.",
          0,
          0);
    }
    return route;
  }
}
