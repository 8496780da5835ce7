package io.memory4j.sqlite.rows;

import static io.memory4j.sqlite.Fixtures.FACT;
import static io.memory4j.sqlite.Fixtures.SHOP;
import static io.memory4j.sqlite.Fixtures.START;
import static io.memory4j.sqlite.Fixtures.id;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Hot;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.search.Term;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.FacetField;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.Match;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.SearchQuery;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No query that a host can cause reads a whole table, or sorts more than it returns. */
class QueryPlanTest {
  private static final Pattern WHOLE_TABLE =
      Pattern.compile("SCAN (?!.*(VIRTUAL TABLE|USING (COVERING )?INDEX|CONSTANT ROW|found)).*");
  private static final String SORT = "USE TEMP B-TREE FOR ORDER BY";

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

  private interface Statements {
    List<Sql> of(Session session, Names names);
  }

  private List<String> plan(Statements statements) {
    return rows.read(
        (session, names) -> {
          List<String> steps = new ArrayList<>();
          for (Sql sql : statements.of(session, names)) {
            steps.addAll(plan(session, sql.text(), sql.arguments()));
          }
          return steps;
        });
  }

  private static List<String> plan(Session session, String sql, Object... arguments) {
    return session.list("explain query plan " + sql, row -> row.getString(4), arguments);
  }

  private List<String> scan(RecordQuery query) {
    return plan((session, names) -> new Scan(session, names, new RecordRows(names)).parts(query));
  }

  private static void assertReadsAlongAnIndex(List<String> steps) {
    assertThat(steps).isNotEmpty().noneMatch(step -> WHOLE_TABLE.matcher(step).matches());
    assertThat(steps).noneMatch(step -> step.contains("USE TEMP B-TREE"));
  }

  @ParameterizedTest
  @EnumSource(RecordOrder.class)
  void everyOrderIsReadAlongAnIndex(RecordOrder order) {
    RecordQuery all = RecordQuery.in(Set.of()).order(order).limit(10);
    RecordQuery some = RecordQuery.in(Set.of(SHOP, SampleRows.BLOG)).order(order).limit(10);

    for (RecordQuery query : List.of(all, all.kind(FACT), some, some.kind(FACT))) {
      assertReadsAlongAnIndex(scan(query));
      assertReadsAlongAnIndex(scan(query.anyStatus()));
      assertReadsAlongAnIndex(scan(query.dueBy(START).dueFrom(START)));
      assertReadsAlongAnIndex(scan(query.statuses(Set.of(RecordStatus.QUARANTINED))));
      assertReadsAlongAnIndex(scan(query.anyTag(List.of("a", "b")).categories(List.of("c"))));
      assertReadsAlongAnIndex(scan(query.keyFrom("a").keyBefore("b").sequenceBelow(9)));
    }
  }

  @Test
  void oneAuthorIsReadAlongAnIndex() {
    assertReadsAlongAnIndex(scan(RecordQuery.in(Set.of()).author("person:ana").limit(10)));
    assertReadsAlongAnIndex(scan(RecordQuery.in(SHOP).author("person:ana").limit(10)));
  }

  /** Sorted, because a target has few links: what points to one episode or record. */
  @Test
  void whatPointsToATargetIsFoundByItsLinksAndSorted() {
    List<String> steps =
        scan(RecordQuery.in(Set.of()).linkedTo(Ref.episode("e"), Set.of()).limit(10));

    assertThat(steps).noneMatch(step -> WHOLE_TABLE.matcher(step).matches());
  }

  @Test
  void changesOfALayerAreReadAlongAnIndexOfTheirRevisions() {
    ChangeQuery recent = new ChangeQuery(Set.of(SHOP), Set.of(FACT), 1, 10);

    List<String> steps =
        plan((session, names) -> List.of(Changes.changedRecords(recent, List.of(1L), List.of(1L))));

    assertReadsAlongAnIndex(steps);
    assertThat(steps).singleElement().asString().contains("records_changed");
  }

  @Test
  void lookUpsUseTheirIndexes() {
    for (String sql : List.of(Hot.BY_ID, Hot.BY_KEY, Hot.BY_FINGERPRINT)) {
      int arguments = (int) sql.chars().filter(c -> c == '?').count();
      List<String> steps =
          rows.read(
              (session, names) ->
                  plan(session, sql, List.of(1, 1, "x").subList(0, arguments).toArray()));
      assertThat(steps).singleElement().asString().startsWith("SEARCH records USING INDEX");
    }
  }

  @Test
  void eventsAreReadAlongAnIndex() {
    JournalQuery all = JournalQuery.all().after(5).limit(10);
    List<JournalQuery> queries =
        List.of(all.type("seen"), all.in(SHOP), JournalQuery.about(Ref.record(id(1))).limit(10));

    for (JournalQuery query : queries) {
      assertReadsAlongAnIndex(plan((session, names) -> new Journal(session, names).parts(query)));
    }
    assertThat(plan((session, names) -> new Journal(session, names).parts(all)))
        .singleElement()
        .asString()
        .startsWith("SEARCH journal USING INTEGER PRIMARY KEY");
  }

  /** Counting reads all that is counted; it groups in a tree, but reads along an index. */
  @ParameterizedTest
  @EnumSource(FacetField.class)
  void facetsReadOnlyTheirFilter(FacetField field) {
    RecordQuery filter = RecordQuery.in(SHOP).kind(FACT);
    List<String> steps = plan((session, names) -> List.of(Facets.sql(names, filter, field)));

    assertThat(steps).noneMatch(step -> WHOLE_TABLE.matcher(step).matches());
    assertThat(steps).anyMatch(step -> step.contains("records_newest"));
  }

  /** Ranking keeps no more than the limit in its tree; that is what a ranked answer costs. */
  @ParameterizedTest
  @EnumSource(Match.class)
  void searchesAskTheIndexesFirst(Match match) {
    List<String> steps =
        plan(
            (session, names) -> {
              RecordQuery filter = RecordQuery.in(SHOP).kind(FACT);
              SearchQuery query = new SearchQuery(filter, List.of("x"), match, 4, 1, 10);
              SearchScope scope = SearchScope.of(session, names, filter);
              SearchPlan plan = new SearchPlan(match != Match.ANY_TERM);
              String word = new Term("deploy").asWord();
              plan.words.add(word);
              plan.grams.add(new Term("ploy"));
              plan.shorts.add(new Term("清"));
              WordSearch words = new WordSearch(query, scope);
              return List.of(
                  words.any(new Term("x").asPrefix()),
                  words.ranked(word),
                  words.rankedAhead(word),
                  new PartSearch(query, scope).ranked(plan));
            });

    assertThat(steps).noneMatch(step -> WHOLE_TABLE.matcher(step).matches());
    assertThat(steps).anyMatch(step -> step.contains("words VIRTUAL TABLE INDEX"));
    assertThat(steps).anyMatch(step -> step.contains(SORT));
    assertThat(steps).noneMatch(step -> step.contains("TEMP B-TREE FOR DISTINCT"));
  }
}
