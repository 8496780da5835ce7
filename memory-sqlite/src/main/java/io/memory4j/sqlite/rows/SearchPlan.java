package io.memory4j.sqlite.rows;

import io.memory4j.sqlite.search.Term;
import java.util.ArrayList;
import java.util.List;

/** Which index is asked for what. Confined to one search. */
final class SearchPlan {
  /** Whether all must match; otherwise one is enough. */
  final boolean all;

  /** Expressions for the index of words. */
  final List<String> words = new ArrayList<>();

  /** Terms for the index of trigrams. */
  final List<Term> grams = new ArrayList<>();

  /** Terms too short for it, to be looked for in the texts themselves. */
  final List<Term> shorts = new ArrayList<>();

  /** Whether a term that must match cannot. */
  boolean impossible;

  SearchPlan(boolean all) {
    this.all = all;
  }

  boolean isEmpty() {
    return impossible || (words.isEmpty() && grams.isEmpty() && shorts.isEmpty());
  }

  /** {@return the expressions of one index as one} */
  String joined(List<String> expressions) {
    return String.join(all ? " AND " : " OR ", expressions);
  }
}
