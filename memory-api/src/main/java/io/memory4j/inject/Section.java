package io.memory4j.inject;

/** The parts of a block, in the order in which they stand in it. More may be added. */
public enum Section {
  /** What memory is and how far to trust it; fixed text. */
  GUIDANCE,
  /** How the agent leaves something to be remembered; fixed text. */
  HOW_TO_REMEMBER,
  /** Rules from files that a person keeps. */
  RULE_FILES,
  /** Lessons that the agent stored by itself. */
  LESSONS,
  /** The one text that past sessions were consolidated into. */
  CONSOLIDATED_SUMMARY,
  /** Facts. */
  FACTS,
  /** Summaries of past periods. */
  SUMMARIES,
  /** Learned rules that fit the task. */
  PLAYBOOK,
  /** What is known to go wrong. */
  ANTI_PATTERNS,
  /** Snippets of past sessions. */
  HISTORY;

  /** {@return whether its candidates share the budget of the whole block with others} */
  public boolean isShared() {
    return this != GUIDANCE && this != HOW_TO_REMEMBER && this != RULE_FILES;
  }

  /** {@return whether it stands before the facts, where no new fact changes anything} */
  public boolean isBeforeFacts() {
    return compareTo(FACTS) < 0;
  }
}
