package io.memory4j.inject;

/** The parts of a block, in the order in which they stand in it. More may be added. */
public enum Section {
  /** What memory is and how far to trust it; fixed text. */
  GUIDANCE,
  /** How the agent leaves something to be remembered; fixed text. */
  HOW_TO_REMEMBER,
  /** Rules from files that a person keeps. */
  RULE_FILES,
  /** Facts. */
  FACTS,
  /** Summaries of past periods. */
  SUMMARIES,
  /** Learned rules that fit the task. */
  PLAYBOOK,
  /** What is known to go wrong. */
  ANTI_PATTERNS,
  /** Snippets of past sessions. */
  HISTORY
}
