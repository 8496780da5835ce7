package io.memory4j.core;

import io.memory4j.Provenance;
import io.memory4j.RejectedException;
import io.memory4j.core.route.StackRoute;
import io.memory4j.inject.InjectionRequest;
import java.util.Optional;

/**
 * What a memory is bound to: its layers, who speaks, whether it takes writes, and the session that
 * its blocks are for unless a request says otherwise. Immutable and thread-safe.
 */
record Binding(StackRoute route, Provenance speaker, boolean isWritable, Optional<String> session) {
  static Binding of(StackRoute route) {
    return new Binding(route, Provenance.host(), true, Optional.empty());
  }

  Binding as(Provenance other) {
    return new Binding(route, other, isWritable, session);
  }

  Binding over(StackRoute other) {
    return new Binding(other, speaker, isWritable, session);
  }

  Binding readOnly() {
    return new Binding(route, speaker, false, session);
  }

  Binding in(String id) {
    return new Binding(route, speaker, isWritable, Optional.of(id));
  }

  /** {@return the request, for the session if there is one and it names none} */
  InjectionRequest complete(InjectionRequest request) {
    return request.session().isPresent() ? request : session.map(request::session).orElse(request);
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
