package io.memory4j.core.file;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;

/**
 * A rule that an agent would like to keep. {@link #toString} shows the file alone. Immutable and
 * thread-safe.
 *
 * @param file the file it would be appended to
 * @param rule the rule on one line, as it would be written, without secrets
 * @param reason why, on one line, as it would be written; empty if none was given
 */
public record RuleProposal(Path file, String rule, String reason) {
  /**
   * Checks the parts.
   *
   * @param file the file it would be appended to
   * @param rule the rule
   * @param reason why, or empty
   */
  public RuleProposal {
    requireNonNull(file, "file");
    requireNonNull(rule, "rule");
    requireNonNull(reason, "reason");
  }

  @Override
  public String toString() {
    return "RuleProposal[" + file + "]";
  }
}
