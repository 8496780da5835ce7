package io.memory4j.core.file;

/**
 * Asks a person whether a rule is to be kept. Hosts implement it where a person is there to answer;
 * a run without one has no confirmer, and then no rule is written.
 *
 * <p>Called without any lock held, for at most one proposal at a time by one caller.
 */
@FunctionalInterface
public interface RuleConfirmer {
  /**
   * {@return whether the person wants the rule saved; anything but a clear yes is false}
   *
   * @param proposal what to show: the file, the rule and the reason
   */
  boolean confirm(RuleProposal proposal);
}
