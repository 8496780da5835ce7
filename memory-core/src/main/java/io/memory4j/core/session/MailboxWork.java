package io.memory4j.core.session;

import java.util.Optional;

/**
 * Takes what the agent leaves in the mailbox of its session. Immutable and thread-safe.
 *
 * @param open is told of each mailbox from its opening to the end of its session
 */
public record MailboxWork(OpenMailboxes open) implements SessionWork {
  @Override
  public String name() {
    return "mailbox";
  }

  @Override
  public Optional<SessionHook> hook(SessionScope scope) {
    return scope.info().mailbox().map(folder -> new MailboxHook(scope, folder, open));
  }
}
