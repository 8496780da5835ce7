package io.memory4j.core.file;

/** The files that rules are read from, in the order in which they are read. More may be added. */
public enum RuleSource {
  /** {@code AGENTS.md} of the memory's home: what a person wants everywhere. */
  HOME_AGENTS,
  /** {@code AGENTS.md} of the project's root: what a team wants in its repository. */
  PROJECT_AGENTS,
  /** {@code LEARNED.md} of the project's root: what was learned while working in it. */
  PROJECT_LEARNED,
  /** {@code LEARNED.md} of one agent, in the memory's home: how this agent works anywhere. */
  AGENT_LEARNED;

  /** {@return whether the file is a list of single rules, rather than prose} */
  public boolean isLearned() {
    return this == PROJECT_LEARNED || this == AGENT_LEARNED;
  }
}
