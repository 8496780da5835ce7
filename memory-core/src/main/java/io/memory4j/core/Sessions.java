package io.memory4j.core;

import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.LayerStack;
import io.memory4j.Provenance;
import io.memory4j.SessionInfo;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreRouter;
import io.memory4j.core.session.IdleSessions;
import io.memory4j.core.session.IdleSessions.Idle;
import io.memory4j.core.session.IdleSessions.Reason;
import io.memory4j.core.session.SessionLife;
import io.memory4j.core.session.SessionWork;
import io.memory4j.core.watch.Watch;
import io.memory4j.core.work.Backlog;
import io.memory4j.core.work.SerialQueue;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What the sessions of one {@link Memory4j} share: the works that they start, and how a layer is
 * exchanged for that of a speaker. Immutable and thread-safe.
 *
 * @param router tells the stores of a speaker's layer
 * @param speakers tells the layer of a speaker
 * @param works what sessions start, in order
 * @param backlog runs it
 * @param idle is told of sessions that start less
 */
record Sessions(
    StoreRouter router,
    Function<Provenance, Optional<Layer>> speakers,
    List<SessionWork> works,
    Backlog backlog,
    IdleSessions idle) {
  Sessions {
    works = List.copyOf(works);
  }

  static Sessions of(StoreRouter router, Settings.Host host, List<SessionWork> works) {
    Backlog backlog = new Backlog(host.executor(), host.ticker());
    return new Sessions(router, host.speakers(), works, backlog, new IdleSessions());
  }

  /** {@return the layer of a speaker, if it is known and is a person's} */
  static Optional<Layer> personOf(Provenance speaker) {
    return speaker.personId().map(Layer::person);
  }

  /** {@return what a turn of a speaker is bound to} */
  Binding turn(Binding own, Provenance speaker, Watch watch) {
    return layerOf(speaker, watch)
        .filter(layer -> layer.kind() == LayerKind.PERSON)
        .flatMap(layer -> exchanged(own.route().stack(), layer))
        .map(stack -> own.over(StackRoute.of(stack, router)))
        .orElse(own)
        .as(speaker);
  }

  private Optional<Layer> layerOf(Provenance speaker, Watch watch) {
    try {
      return speakers.apply(speaker);
    } catch (RuntimeException failure) { // the host's, and no turn may fail for it
      watch.failed("speakers", Watch.causeOf(failure), speaker.session());
      return Optional.empty();
    }
  }

  /** {@return the stack with a layer in the place of the one of its kind; empty without that} */
  static Optional<LayerStack> exchanged(LayerStack stack, Layer layer) {
    if (stack.layer(layer.kind()).isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        LayerStack.of(
            stack.layers().stream()
                .map(each -> each.kind() == layer.kind() ? layer : each)
                .toList()));
  }

  /** {@return the life of a session, with the hooks of the works that it may start} */
  SessionLife life(Services services, Binding own, SessionInfo info) {
    Optional<Reason> reason = IdleSessions.reason(info, own.isWritable());
    reason.ifPresent(why -> idle.add(new Idle(info.id(), own.route().stack(), why)));
    List<SessionWork> started =
        works.stream()
            .filter(work -> own.isWritable())
            .filter(work -> reason.isEmpty() || !work.learns())
            .toList();
    return new SessionLife(
        new Scope(services, own, info), started, new SerialQueue(backlog), services.watch());
  }
}
