package io.memory4j.core.session;

import java.util.Optional;

/** Takes what the agent leaves in the mailbox of its session. Immutable and thread-safe. */
public final class MailboxWork implements SessionWork {
  /** The work of the mailbox. */
  public MailboxWork() {}

  @Override
  public String name() {
    return "mailbox";
  }

  @Override
  public Optional<SessionHook> hook(SessionScope scope) {
    return scope.info().mailbox().map(folder -> new MailboxHook(scope, folder));
  }
}
