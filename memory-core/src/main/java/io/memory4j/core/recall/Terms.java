package io.memory4j.core.recall;

import io.memory4j.core.text.QueryTerms;
import io.memory4j.recall.RecallQuery;
import io.memory4j.store.Match;
import java.util.List;

/**
 * What a store is asked for. Immutable and thread-safe.
 *
 * @param words folded, none blank
 * @param match how they combine
 */
record Terms(List<String> words, Match match) {
  static Terms of(RecallQuery query) {
    return switch (query.mode()) {
      case ANY_WORD -> new Terms(QueryTerms.of(query.text()), Match.ANY_TERM);
      case ALL_WORDS -> new Terms(QueryTerms.required(query.text()), Match.ALL_TERMS);
      case PHRASE -> new Terms(QueryTerms.phrase(query.text()), Match.PHRASE);
    };
  }

  boolean isEmpty() {
    return words.isEmpty();
  }
}
