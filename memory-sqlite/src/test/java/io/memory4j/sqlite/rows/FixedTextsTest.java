package io.memory4j.sqlite.rows;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Tables;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.Ref;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SortField;
import org.jooq.Table;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each statement that is put together without jOOQ is what jOOQ renders. */
class FixedTextsTest {
  private static final Scan.Slot SLOT = new Scan.Slot(3, 2, 1);
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

  @ParameterizedTest
  @EnumSource(names = {"NEWEST", "OLDEST"})
  void placesAreScannedAsJooqWould(RecordOrder order) {
    RecordQuery all = RecordQuery.in(Set.of()).order(order);
    Condition place = Tables.LAYER.eq(3L).and(Tables.KIND.eq(2L)).and(Tables.STATUS.eq(1L));
    SortField<Long> sorted =
        order == RecordOrder.NEWEST ? Tables.SEQUENCE.desc() : Tables.SEQUENCE.asc();
    List<Field<?>> light = new ArrayList<>(Tables.columns());
    light.replaceAll(
        column -> column.getName().equals("records.detail") ? DSL.inline((String) null) : column);

    assertSame(
        Scan.part(all.limit(9), SLOT),
        Sql.dsl()
            .select(Tables.columns())
            .from(Tables.RECORDS)
            .where(place)
            .orderBy(sorted)
            .limit(9L));
    assertSame(
        Scan.part(all.withoutDetail(), SLOT),
        Sql.dsl().select(light).from(Tables.RECORDS).where(place).orderBy(sorted));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void recordsAreLookedUpAsJooqWould(int count) {
    List<String> values = List.of("a", "b", "c").subList(0, count);
    Condition place =
        Tables.LAYER.eq(3L).and(Tables.KIND.eq(2L)).and(Tables.STATUS.eq(DSL.inline(0L)));

    assertSame(LookUps.byIds(values), records(Tables.ID.in(values)));
    assertSame(LookUps.byKeys(3, 2, values), records(place.and(Tables.KEY.in(values))));
  }

  private static Query records(Condition condition) {
    return Sql.dsl().select(Tables.columns()).from(Tables.RECORDS).where(condition);
  }

  @Test
  void eventsAreAskedForAsJooqWould(@TempDir Path folder) {
    JournalQuery query = JournalQuery.about(Ref.episode("e")).type("seen").after(5).limit(7);
    Field<Long> sequence = number("journal", "sequence");
    List<Field<Object>> columns =
        Stream.of("sequence", "layer", "type", "scheme", "subject", "at", "weight", "once", "more")
            .map(column -> DSL.field("journal." + column))
            .toList();

    Sql text;
    try (SampleRows rows = SampleRows.in(folder)) {
      text = rows.read((session, names) -> new Journal(session, names).parts(query).get(0));
    }
    assertSame(
        text,
        Sql.dsl()
            .select(columns)
            .from(Tables.JOURNAL)
            .where(
                text("journal", "scheme").eq("episode"),
                text("journal", "subject").eq("e"),
                sequence.gt(5L),
                text("journal", "type").in("seen"))
            .orderBy(sequence)
            .limit(7L));
  }

  private static Field<String> text(String table, String column) {
    return DSL.field(DSL.name(table, column), SQLDataType.VARCHAR);
  }
}
