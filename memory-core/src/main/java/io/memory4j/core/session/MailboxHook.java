package io.memory4j.core.session;

import io.memory4j.AgentMemory;
import io.memory4j.AuthorRole;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.LayerStack;
import io.memory4j.Provenance;
import io.memory4j.RejectedException;
import io.memory4j.SessionOutcome;
import io.memory4j.core.file.Harvest;
import io.memory4j.core.file.Mailbox;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Opens the mailbox of a session and takes it at the beginning, for what an earlier process left,
 * after each turn and at the end. The files are there when the host's first call returns, and whose
 * lines they hold is settled before a turn begins, however late the background is. A session
 * without a person's layer files what is said about the person in its most general layer, and one
 * without a project's in its most specific.
 */
final class MailboxHook implements SessionHook {
  private final SessionScope scope;
  private final Path folder;
  private final LayerStack layers;
  private final MailboxWork work;
  private @Nullable Mailbox opened;

  MailboxHook(SessionScope scope, Path folder, MailboxWork work) {
    this.scope = scope;
    this.folder = folder;
    this.work = work;
    this.layers = scope.memory().layers();
  }

  @Override
  public void starting() {
    mailbox();
  }

  @Override
  public void started() {
    harvest();
  }

  @Override
  public void turnStarting(Provenance speaker) {
    mailbox().turnStarted(known(speaker));
  }

  /** The mailbox knows a person by the id, which here is that of the layer of the turn. */
  private Provenance known(Provenance speaker) {
    Optional<Layer> person = scope.turn(speaker).layers().layer(LayerKind.PERSON);
    Provenance.Builder known = Provenance.builder(AuthorRole.PERSON);
    person.map(Layer::name).ifPresent(known::personId);
    speaker.session().ifPresent(known::session);
    speaker.turn().ifPresent(known::turn);
    speaker.workspace().ifPresent(known::workspace);
    return known.build();
  }

  @Override
  public void turnEnded() {
    harvest();
  }

  @Override
  public void ended(Optional<SessionOutcome> outcome) {
    try {
      harvest();
      mailbox().discardTaken();
    } finally {
      leave();
    }
  }

  private synchronized void leave() {
    if (opened != null) {
      work.open().remove(opened);
    }
  }

  /** Opened by the first event that finds the disk willing. */
  private synchronized Mailbox mailbox() {
    if (opened == null) {
      opened =
          Mailbox.open(
              folder,
              layers.layer(LayerKind.PERSON).orElse(layers.layers().get(0)),
              layers.layer(LayerKind.PROJECT).orElse(layers.mostSpecific()));
      work.open().add(opened);
    }
    return opened;
  }

  private void harvest() {
    Mailbox mailbox = mailbox();
    Harvest harvest;
    do {
      harvest = mailbox.harvest(this::remember);
      work.lines().add(layers, harvest);
    } while (harvest.more() && harvest.facts() > 0);
  }

  private void remember(Layer layer, List<Fact.Draft> drafts) {
    AgentMemory memory = scope.holding(layer);
    try {
      memory.replace(List.of(), drafts);
    } catch (RejectedException one) {
      rememberEach(memory, drafts);
    }
  }

  /** A statement that is refused once is refused always; it must not hold up those behind it. */
  private void rememberEach(AgentMemory memory, List<Fact.Draft> drafts) {
    for (Fact.Draft draft : drafts) {
      try {
        memory.remember(draft);
      } catch (RejectedException refused) {
        work.lines().refused(layers); // the memory has told the listener, as of every failure
      }
    }
  }
}
