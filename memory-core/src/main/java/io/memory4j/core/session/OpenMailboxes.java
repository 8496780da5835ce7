package io.memory4j.core.session;

import io.memory4j.core.file.Mailbox;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The mailboxes of sessions that have not ended: what is forgotten goes from them too. */
public final class OpenMailboxes {
  private final Set<Mailbox> open = ConcurrentHashMap.newKeySet();

  /** Knows of no mailbox. */
  public OpenMailboxes() {}

  void add(Mailbox mailbox) {
    open.add(mailbox);
  }

  void remove(Mailbox mailbox) {
    open.remove(mailbox);
  }

  /** {@return the mailboxes of the moment, in no order; unmodifiable} */
  public Collection<Mailbox> list() {
    return List.copyOf(open);
  }
}
