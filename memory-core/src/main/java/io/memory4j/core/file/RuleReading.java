package io.memory4j.core.file;

import java.util.List;

/**
 * What was read of the rule files. Immutable and thread-safe.
 *
 * @param texts rules and paragraphs, in the order of {@link RuleSource} and of each file;
 *     unmodifiable
 * @param problems for each file that is there and was not read, why and what to do; never text of
 *     the file; unmodifiable
 */
public record RuleReading(List<RuleText> texts, List<String> problems) {
  /**
   * Copies the collections.
   *
   * @param texts rules and paragraphs
   * @param problems why files were not read
   */
  public RuleReading {
    texts = List.copyOf(texts);
    problems = List.copyOf(problems);
  }
}
