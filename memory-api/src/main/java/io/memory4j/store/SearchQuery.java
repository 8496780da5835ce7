package io.memory4j.store;

import static java.util.Objects.requireNonNull;

import java.util.List;

/**
 * A search for words. Immutable and thread-safe.
 *
 * @param filter which records may match; its order and limit do not count
 * @param terms core's words: split, folded, without stop words; never blank
 * @param match how they combine
 * @param titleWeight what a match in key or tags counts against one in the content; 0 or more
 * @param keywordsWeight what a match in the keywords counts; 0 or more
 * @param limit how many hits at most, 1 or more
 */
public record SearchQuery(
    RecordQuery filter,
    List<String> terms,
    Match match,
    double titleWeight,
    double keywordsWeight,
    int limit) {
  /**
   * Checks the parts and copies collections.
   *
   * @param filter which records may match
   * @param terms core's words: split, folded, without stop words
   * @param match how they combine
   * @param titleWeight what a match in key or tags counts against one in the content
   * @param keywordsWeight what a match in the keywords counts
   * @param limit how many hits at most, 1 or more
   * @throws IllegalArgumentException if a term is blank, a weight negative or the limit below 1
   */
  public SearchQuery {
    requireNonNull(filter, "filter");
    requireNonNull(match, "match");
    terms = List.copyOf(terms);
    if (terms.stream().anyMatch(String::isBlank)) {
      throw new IllegalArgumentException("A search term is blank; leave it out.");
    }
    if (!(titleWeight >= 0 && keywordsWeight >= 0 && limit >= 1)) {
      throw new IllegalArgumentException(
          "A search needs weights of 0 or more and a limit of 1 or more.");
    }
  }
}
