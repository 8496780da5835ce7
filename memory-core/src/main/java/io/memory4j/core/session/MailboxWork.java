package io.memory4j.core.session;

import io.memory4j.core.diagnose.Contributor;
import java.util.Optional;

/**
 * Takes what the agent leaves in the mailbox of its session. Immutable and thread-safe.
 *
 * @param open is told of each mailbox from its opening to the end of its session
 * @param lines is told what became of the lines
 */
public record MailboxWork(OpenMailboxes open, HarvestLines lines) implements SessionWork {
  /**
   * Takes mailboxes and counts for itself what became of their lines.
   *
   * @param open is told of each mailbox from its opening to the end of its session
   */
  public MailboxWork(OpenMailboxes open) {
    this(open, new HarvestLines());
  }

  @Override
  public Optional<Contributor> contributor() {
    return Optional.of(lines);
  }

  @Override
  public String name() {
    return "mailbox";
  }

  @Override
  public Optional<SessionHook> hook(SessionScope scope) {
    return scope.info().mailbox().map(folder -> new MailboxHook(scope, folder, this));
  }
}
