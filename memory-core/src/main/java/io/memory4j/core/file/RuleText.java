package io.memory4j.core.file;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;

/**
 * One rule of a {@code LEARNED.md}, or one paragraph of an {@code AGENTS.md}. {@link #toString}
 * shows where it stands, never the text. Immutable and thread-safe.
 *
 * @param source which of the rule files
 * @param file the file
 * @param line the line it begins in, from 1
 * @param text the rule on one line without its comment, or the paragraph with its line ends as LF
 */
public record RuleText(RuleSource source, Path file, int line, String text) {
  /**
   * Checks the parts.
   *
   * @param source which of the rule files
   * @param file the file
   * @param line the line it begins in, from 1
   * @param text the rule or paragraph
   */
  public RuleText {
    requireNonNull(source, "source");
    requireNonNull(file, "file");
    requireNonNull(text, "text");
  }

  @Override
  public String toString() {
    return "RuleText[" + file + ":" + line + "]";
  }
}
