package io.memory4j;

import java.util.Locale;

/** Who spoke. More roles may be added. */
public enum AuthorRole {
  /** The host program itself, or whoever configured it. */
  HOST,
  /** A person who talked to the agent. */
  PERSON,
  /** The agent. */
  ASSISTANT,
  /** A tool, or what a tool returned. */
  TOOL,
  /** An agent that another agent started. */
  SUB_AGENT;

  /** {@return the name in lower case, as it is indexed} */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
