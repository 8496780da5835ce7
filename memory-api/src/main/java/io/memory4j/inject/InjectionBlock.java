package io.memory4j.inject;

import static java.util.Objects.requireNonNull;

/**
 * A rendered block of memory, to be appended to a system prompt. {@link #toString} shows counts,
 * never text. Immutable and thread-safe.
 *
 * @param text the block, lines separated by LF; empty if there is nothing to say
 * @param plan the verdict on every candidate
 * @param prefix the beginning of the text that stands before the facts and that no new fact
 *     changes; a provider's cache breakpoint belongs at its end
 */
public record InjectionBlock(String text, InjectionPlan plan, String prefix) {
  /**
   * Checks the parts and copies collections.
   *
   * @param text the block, lines separated by LF
   * @param plan the verdict on every candidate
   * @param prefix the beginning of the text that stands before the facts and that no new fact
   *     changes
   * @throws IllegalArgumentException if the text does not begin with the prefix
   */
  public InjectionBlock {
    requireNonNull(plan, "plan");
    if (!text.startsWith(prefix)) {
      throw new IllegalArgumentException("The prefix is not the beginning of the block.");
    }
  }

  /** {@return an empty block of a store that did not answer} */
  public static InjectionBlock ofDegraded() {
    return new InjectionBlock("", InjectionPlan.ofDegraded(), "");
  }

  /** {@return whether there is nothing to say} */
  public boolean isEmpty() {
    return text.isEmpty();
  }

  /**
   * {@return the SHA-256 hash of the prefix, as 64 hexadecimal digits} Two blocks with equal hashes
   * share what a prompt cache keeps.
   */
  public String prefixHash() {
    return Hashes.sha256(prefix);
  }

  @Override
  public String toString() {
    return "InjectionBlock[" + text.codePointCount(0, text.length()) + " characters, " + plan + "]";
  }
}
