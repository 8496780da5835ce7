package io.memory4j;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a host tells of a session when it begins. The methods that take a value or switch something
 * return a changed copy. Immutable and thread-safe.
 */
public final class SessionInfo {
  private final String id;
  private boolean persisted = true;
  private boolean subAgent;
  private @Nullable Path mailbox;

  private SessionInfo(String id) {
    this.id = id;
  }

  private SessionInfo(SessionInfo other) {
    id = other.id;
    persisted = other.persisted;
    subAgent = other.subAgent;
    mailbox = other.mailbox;
  }

  /**
   * {@return a session of the agent itself, whose transcript is kept, without a mailbox}
   *
   * @param id the host's id of the session, not blank
   * @throws IllegalArgumentException if the id is blank
   */
  public static SessionInfo of(String id) {
    if (requireNonNull(id, "id").isBlank()) {
      throw new IllegalArgumentException("The id of a session is blank; give it one.");
    }
    return new SessionInfo(id);
  }

  private SessionInfo with(Consumer<SessionInfo> change) {
    SessionInfo copy = new SessionInfo(this);
    change.accept(copy);
    return copy;
  }

  /** {@return a copy whose transcript is not kept, so that nothing is learned from the session} */
  public SessionInfo unpersisted() {
    return with(copy -> copy.persisted = false);
  }

  /** {@return a copy that is a sub-agent's, so that nothing is learned from the session} */
  public SessionInfo asSubAgent() {
    return with(copy -> copy.subAgent = true);
  }

  /**
   * {@return a copy with a mailbox} An agent without a tool leaves in two files there what is to be
   * remembered, one fact a line.
   *
   * @param folder the session's own folder, which the agent can write to; created if need be
   */
  public SessionInfo mailbox(Path folder) {
    requireNonNull(folder, "folder");
    return with(copy -> copy.mailbox = folder);
  }

  /** {@return the host's id of the session} */
  public String id() {
    return id;
  }

  /** {@return whether the host keeps the session's transcript} */
  public boolean isPersisted() {
    return persisted;
  }

  /** {@return whether a sub-agent works in the session} */
  public boolean isSubAgent() {
    return subAgent;
  }

  /** {@return the folder of the mailbox} */
  public Optional<Path> mailbox() {
    return Optional.ofNullable(mailbox);
  }

  @Override
  public String toString() {
    return "SessionInfo["
        + id
        + (subAgent ? ", sub-agent" : "")
        + (persisted ? "" : ", unpersisted")
        + (mailbox == null ? "]" : ", mailbox]");
  }
}
