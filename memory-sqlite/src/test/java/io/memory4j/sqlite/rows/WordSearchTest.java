package io.memory4j.sqlite.rows;

import static io.memory4j.sqlite.Fixtures.FACT;
import static io.memory4j.sqlite.Fixtures.SHOP;
import static io.memory4j.sqlite.rows.FixedTextsTest.assertSame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.selectCount;
import static org.jooq.impl.DSL.val;

import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Tables;
import io.memory4j.store.Match;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchQuery;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.Record2;
import org.jooq.SelectJoinStep;
import org.jooq.Table;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The statements of a search are what jOOQ renders, for a small and for a large place. */
class WordSearchTest {
  private static final RecordQuery SMALL = RecordQuery.in(SHOP).kind(FACT);
  private static final RecordQuery LARGE = RecordQuery.in(Set.of()).kind(FACT);
  private static final RecordQuery TAGGED = LARGE.anyTag(List.of("a", "b"));

  private static final Table<Record> WORDS = DSL.table(name("words"));
  private static final Table<Record> FOUND = DSL.table(name("found"));
  private static final Field<Long> ROW = field(name("words", "rowid"), SQLDataType.BIGINT);
  private static final Field<Long> BORN = field(name("found", "born"), SQLDataType.BIGINT);
  private static final Field<Double> SCORE = field(name("score"), SQLDataType.DOUBLE);
  private static final Field<Double> FOUND_SCORE =
      field(name("found", "score"), SQLDataType.DOUBLE);

  @TempDir Path folder;
  private SampleRows rows;

  @BeforeEach
  void open() {
    rows = SampleRows.in(folder);
  }

  @AfterEach
  void close() {
    rows.close();
  }

  private static Condition matches(String expression) {
    return DSL.condition("words match {0}", val(expression));
  }

  private static SelectJoinStep<Record2<Long, Double>> scored() {
    Field<Double> score =
        field(
            "-bm25(words, 0, {0}, 1, 1, {1}, {2}, {3})",
            SQLDataType.DOUBLE, val(4.0), val(0.5), val(0.5), val(0.25));
    return Sql.dsl().select(ROW, score.as("score")).from(WORDS);
  }

  private static Condition joined(Names names, RecordQuery filter) {
    return ROW.eq(Tables.BORN).and(Filters.of(filter, names));
  }

  private record Searched(WordSearch search, Names names) {}

  private void with(RecordQuery filter, Consumer<Searched> check) {
    SearchQuery query = new SearchQuery(filter, List.of("x"), Match.ANY_TERM, 4, 0.5, 10);
    rows.read(
        (session, names) -> {
          SearchScope scope = SearchScope.of(session, names, filter);
          check.accept(new Searched(new WordSearch(query, scope), names));
          return true;
        });
  }

  @Test
  void aSmallPlaceIsSaidInWords() {
    with(
        SMALL,
        searched -> {
          Sql probe = searched.search.any("x");
          String expression = String.valueOf(probe.arguments()[0]);
          assertThat(expression).startsWith("scope : (").endsWith(" AND (x)");
          assertSame(probe, Sql.dsl().select(ROW).from(WORDS).where(matches(expression)).limit(1L));
          assertSame(
              searched.search.ranked("x"),
              scored().where(matches(expression)).orderBy(SCORE.desc(), ROW.desc()).limit(10L));
        });
  }

  @Test
  void otherPlacesAreJoinedWithTheirRecords() {
    for (RecordQuery filter : List.of(LARGE, TAGGED)) {
      with(
          filter,
          searched -> {
            Condition joined = joined(searched.names, filter);
            assertSame(
                searched.search.any("x"),
                Sql.dsl()
                    .select(ROW)
                    .from(WORDS)
                    .crossJoin(Tables.RECORDS)
                    .where(matches("x"), joined)
                    .limit(1L));
            assertSame(
                searched.search.ranked("x"),
                scored()
                    .crossJoin(Tables.RECORDS)
                    .where(matches("x"), joined)
                    .orderBy(SCORE.desc(), ROW.desc())
                    .limit(10L));
          });
    }
  }

  @Test
  void aLargePlaceIsAskedAfterSomeMoreOfTheBest() {
    with(
        LARGE,
        searched ->
            assertSame(
                searched.search.rankedAhead("x"),
                Sql.dsl()
                    .with("found", "born", "score")
                    .asMaterialized(
                        scored().where(matches("x")).orderBy(SCORE.desc(), ROW.desc()).limit(40L))
                    .select(BORN, FOUND_SCORE, field(selectCount().from(FOUND)))
                    .from(FOUND)
                    .crossJoin(Tables.RECORDS)
                    .where(Tables.BORN.eq(BORN), Filters.of(LARGE, searched.names))
                    .orderBy(FOUND_SCORE.desc(), BORN.desc())
                    .limit(10L)));
  }

  @Test
  void rowsAreLoadedByTheirNumbers() {
    assertSame(
        WordSearch.load(List.of(3L, 1L, 2L)),
        Sql.dsl().select(Tables.columns()).from(Tables.RECORDS).where(Tables.BORN.in(3L, 1L, 2L)));
  }
}
