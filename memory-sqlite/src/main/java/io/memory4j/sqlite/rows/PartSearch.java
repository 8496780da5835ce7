package io.memory4j.sqlite.rows;

import static io.memory4j.sqlite.schema.Tables.BORN;
import static io.memory4j.sqlite.schema.Tables.RECORDS;

import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.search.Term;
import io.memory4j.store.SearchQuery;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.Record2;
import org.jooq.Select;
import org.jooq.Table;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;

/**
 * The statements of a search for parts of words. The order of joins is fixed: an index first, rows
 * after.
 */
final class PartSearch {
  private static final double SHORT_SCORE = 0.5;

  private static final Table<Record> WORDS = DSL.table(DSL.name("words"));
  private static final Table<Record> GRAMS = DSL.table(DSL.name("grams"));
  private static final Table<Record> TEXTS = DSL.table(DSL.name("texts"));
  private static final Field<Long> WORDS_ROW = row("words", "rowid");
  private static final Field<Long> GRAMS_ROW = row("grams", "rowid");
  private static final Field<Long> TEXTS_ROW = row("texts", "born");
  private static final Field<Long> FOUND = row("found", "born");

  private final SearchQuery query;
  private final SearchScope scope;

  PartSearch(SearchQuery query, SearchScope scope) {
    this.query = query;
    this.scope = scope;
  }

  private static Field<Long> row(String table, String column) {
    return DSL.field(DSL.name(table, column), SQLDataType.BIGINT);
  }

  /** {@return a probe: whether a text inside the filter holds a term} */
  Sql anyPart(Term term) {
    if (term.isLong()) {
      return Sql.of(
          Sql.dsl()
              .select(GRAMS_ROW)
              .from(GRAMS)
              .crossJoin(RECORDS)
              .where(matchGrams(term.asPart()), GRAMS_ROW.eq(BORN), scope.condition())
              .limit(1));
    }
    return Sql.of(
        Sql.dsl()
            .select(TEXTS_ROW)
            .from(RECORDS)
            .crossJoin(TEXTS)
            .where(scope.condition(), TEXTS_ROW.eq(BORN), holds(term))
            .limit(1));
  }

  /** {@return the rows of the best matches, best first, with their scores} */
  Sql ranked(SearchPlan plan) {
    List<Select<Record2<Long, Double>>> sources = sources(plan);
    Select<Record2<Long, Double>> union = sources.get(0);
    for (Select<Record2<Long, Double>> source : sources.subList(1, sources.size())) {
      union = union.unionAll(source);
    }
    Field<Double> total = DSL.field("sum(score)", SQLDataType.DOUBLE);
    // Ranking needs the index at hand, so each source is computed before it is joined.
    var grouped =
        Sql.dsl()
            .with("found")
            .asMaterialized(union)
            .select(FOUND, total)
            .from(DSL.table(DSL.name("found")))
            .crossJoin(RECORDS)
            .where(FOUND.eq(BORN), scope.condition())
            .groupBy(FOUND);
    Condition complete = plan.all ? DSL.count().eq(sources.size()) : DSL.noCondition();
    return Sql.of(
        grouped.having(complete).orderBy(total.desc(), FOUND.desc()).limit(query.limit()));
  }

  private List<Select<Record2<Long, Double>>> sources(SearchPlan plan) {
    List<Select<Record2<Long, Double>>> sources = new ArrayList<>();
    if (!plan.words.isEmpty()) {
      Condition match = matchWords(plan.joined(plan.words));
      sources.add(
          Sql.dsl().select(WORDS_ROW.as("born"), wordScore().as("score")).from(WORDS).where(match));
    }
    if (!plan.grams.isEmpty()) {
      Condition match = matchGrams(plan.joined(plan.grams.stream().map(Term::asPart).toList()));
      sources.add(
          Sql.dsl().select(GRAMS_ROW.as("born"), gramScore().as("score")).from(GRAMS).where(match));
    }
    if (!plan.shorts.isEmpty()) {
      sources.add(shorts(plan));
    }
    return sources;
  }

  private Select<Record2<Long, Double>> shorts(SearchPlan plan) {
    Field<Double> score = DSL.inline(0.0);
    List<Condition> holding = new ArrayList<>();
    for (Term term : plan.shorts) {
      Condition holds = holds(term);
      holding.add(holds);
      score = score.add(DSL.when(holds, DSL.inline(SHORT_SCORE)).otherwise(DSL.inline(0.0)));
    }
    Condition match = plan.all ? DSL.and(holding) : DSL.or(holding);
    return Sql.dsl()
        .select(TEXTS_ROW.as("born"), score.as("score"))
        .from(RECORDS)
        .crossJoin(TEXTS)
        .where(scope.condition(), TEXTS_ROW.eq(BORN), match);
  }

  private Condition matchWords(String expression) {
    return DSL.condition("words match {0}", DSL.val(scope.bound(expression)));
  }

  private static Condition matchGrams(String expression) {
    return DSL.condition("grams match {0}", DSL.val(expression));
  }

  /** Compares as text, where the argument of LIKE would be a pattern. */
  private static Condition holds(Term term) {
    return DSL.condition(
        "(instr(texts.title, {0}) > 0 or instr(texts.content, {0}) > 0"
            + " or instr(texts.detail, {0}) > 0 or instr(texts.keywords, {0}) > 0)",
        DSL.val(term.text()));
  }

  /** BM25 as FTS5 computes it, which is better the lower it is. */
  private Field<Double> wordScore() {
    return DSL.field(
        "-bm25(words, 0, {0}, 1, 1, {1}, {2}, {3})",
        SQLDataType.DOUBLE,
        DSL.val(query.titleWeight()),
        DSL.val(query.keywordsWeight()),
        DSL.inline(WordSearch.STEM_WEIGHT),
        DSL.val(query.keywordsWeight() * WordSearch.STEM_WEIGHT));
  }

  private Field<Double> gramScore() {
    return DSL.field(
        "-bm25(grams, {0}, 1, 1, {1})",
        SQLDataType.DOUBLE, DSL.val(query.titleWeight()), DSL.val(query.keywordsWeight()));
  }
}
