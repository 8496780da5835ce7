package io.memory4j.sqlite.rows;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Tables;
import io.memory4j.store.ChangeQuery;
import java.util.List;
import java.util.Set;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.Table;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each statement that is put together without jOOQ is what jOOQ renders. */
class FixedTextsTest {
  private static final ChangeQuery CHANGES = new ChangeQuery(Set.of(), Set.of(), 7, 10);

  private static Table<Record> table(String name) {
    return DSL.table(DSL.name(name));
  }

  private static Field<Long> number(String table, String column) {
    return DSL.field(DSL.name(table, column), SQLDataType.BIGINT);
  }

  private static List<Long> numbers(int count) {
    return List.of(3L, 5L, 8L).subList(0, count);
  }

  /** {@return the conditions for layers and kinds of a table, where any are named} */
  private static Condition place(Condition first, String table, List<Long> layers, Long kind) {
    Condition place = layers.isEmpty() ? first : first.and(number(table, "layer").in(layers));
    return place.and(number(table, "kind").in(kind));
  }

  static void assertSame(Sql text, Query query) {
    Sql rendered = Sql.of(query);
    assertThat(text.text()).isEqualTo(rendered.text());
    assertThat(text.arguments()).isEqualTo(rendered.arguments());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void headsAreAskedForAsJooqWould(int layers) {
    Table<Record> heads = table("heads");
    Field<Long> records = number("heads", "records");

    assertSame(
        Heads.head(numbers(layers), List.of(2L)),
        Sql.dsl()
            .select(DSL.max(number("heads", "revision")), DSL.sum(records))
            .from(heads)
            .where(place(DSL.noCondition(), "heads", numbers(layers), 2L)));
    assertSame(
        Heads.slots(numbers(layers), List.of(2L), 65),
        Sql.dsl()
            .select(number("heads", "layer"), number("heads", "kind"), records)
            .from(heads)
            .where(place(records.gt(0L), "heads", numbers(layers), 2L))
            .orderBy(number("heads", "layer"), number("heads", "kind"))
            .limit(65L));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void changesAreAskedForAsJooqWould(int layers) {
    Field<Long> revision = number("deletions", "revision");

    assertSame(
        Changes.changedRecords(CHANGES, numbers(layers), List.of(2L)),
        Sql.dsl()
            .select(Tables.columns())
            .from(Tables.RECORDS)
            .where(place(Tables.REVISION.gt(7L), "records", numbers(layers), 2L))
            .orderBy(Tables.REVISION)
            .limit(11L));
    assertSame(
        Changes.deletions(CHANGES, numbers(layers), List.of(2L)),
        Sql.dsl()
            .select(revision, DSL.field(DSL.name("deletions", "id"), String.class))
            .from(table("deletions"))
            .where(place(revision.gt(7L), "deletions", numbers(layers), 2L))
            .orderBy(revision)
            .limit(11L));
  }
}
