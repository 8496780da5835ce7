package io.memory4j.sqlite.rows;

import io.memory4j.sqlite.schema.Hot;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Where;
import io.memory4j.store.SearchQuery;
import java.util.ArrayList;
import java.util.List;

/**
 * The statements of a search in the index of words, which most searches get by with, put together
 * without jOOQ. The order of joins is fixed: the index first, records after. Immutable.
 */
final class WordSearch {
  /** What a word's stem is worth beside the word. */
  static final double STEM_WEIGHT = 0.5;

  /** How many times the limit is ranked before the filter is asked. */
  private static final int AHEAD = 4;

  private static final String MATCH = "(words match ?)";
  private static final String SAME_ROW = "words.rowid = records.born";
  private static final String JOIN = " cross join records";
  private static final String PROBE = "select words.rowid from words";

  /** BM25 as FTS5 computes it, which is better the lower it is. */
  private static final String SCORED =
      "select words.rowid, -bm25(words, 0, ?, 1, 1, ?, ?, ?) as score from words";

  private static final String BEST = " order by score desc, words.rowid desc limit ?";
  private static final String AHEAD_IN_PLACE =
      "with found(born, score) as materialized ("
          + SCORED
          + " where "
          + MATCH
          + BEST
          + ") select found.born, found.score, (select count(*) from found) from found"
          + JOIN;
  private static final String BEST_IN_PLACE = " order by found.score desc, found.born desc limit ?";
  private static final String LOAD = "select " + Hot.COLUMNS + " from records";

  private final SearchQuery query;
  private final SearchScope scope;

  WordSearch(SearchQuery query, SearchScope scope) {
    this.query = query;
    this.scope = scope;
  }

  /** {@return a probe: whether a text inside the filter matches an expression} */
  Sql any(String expression) {
    return matches(PROBE, new Where(), expression, " limit ?", 1L);
  }

  /** {@return the rows of the best matches of an expression with their scores, best first} */
  Sql ranked(String expression) {
    return matches(SCORED, new Where(weights()), expression, BEST, (long) query.limit());
  }

  private Sql matches(String select, Where start, String expression, String rest, Object limit) {
    Where match = start.and(MATCH, scope.bound(expression));
    return scope.isInWords()
        ? match.sql(select, rest, limit)
        : scope.add(match.and(SAME_ROW)).sql(select + JOIN, rest, limit);
  }

  /**
   * {@return those of some more of the best matches that meet the filter, with their scores and how
   * many matches were ranked} To look up each match costs more than to rank it.
   */
  Sql rankedAhead(String expression) {
    List<Object> before = new ArrayList<>(List.of(weights()));
    before.add(expression);
    before.add(ahead());
    return scope
        .add(new Where(before.toArray()).and("records.born = found.born"))
        .sql(AHEAD_IN_PLACE, BEST_IN_PLACE, (long) query.limit());
  }

  /** {@return how many matches are ranked before the filter is asked} */
  long ahead() {
    return (long) query.limit() * AHEAD;
  }

  private Object[] weights() {
    double keywords = query.keywordsWeight();
    return new Object[] {query.titleWeight(), keywords, STEM_WEIGHT, keywords * STEM_WEIGHT};
  }

  /** {@return all columns of some rows} */
  static Sql load(List<Long> rows) {
    return new Where().in("records.born", rows).sql(LOAD, "");
  }
}
