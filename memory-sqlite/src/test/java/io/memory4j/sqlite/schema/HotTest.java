package io.memory4j.sqlite.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.jooq.Field;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.Test;

/** Each constant statement is what jOOQ renders. */
class HotTest {
  private static String text(org.jooq.Query query) {
    return Sql.of(query).text();
  }

  private static List<Field<Object>> fields(String names) {
    return Arrays.stream(names.split(", ", -1)).map(DSL::field).toList();
  }

  @Test
  void lookUpsAreWhatJooqRenders() {
    var select = Sql.dsl().select(Tables.columns()).from(Tables.RECORDS);

    assertThat(text(select.where(Tables.ID.eq("x")))).isEqualTo(Hot.BY_ID);
    assertThat(
            text(
                Sql.dsl()
                    .select(Tables.columns())
                    .from(Tables.RECORDS)
                    .where(
                        DSL.and(
                            Tables.LAYER.eq(1L),
                            Tables.KIND.eq(1L),
                            Tables.KEY.eq("k"),
                            Tables.STATUS.eq(DSL.inline(0L))))))
        .isEqualTo(Hot.BY_KEY);
    assertThat(
            text(
                Sql.dsl()
                    .select(Tables.columns())
                    .from(Tables.RECORDS)
                    .where(
                        DSL.and(
                            Tables.LAYER.eq(1L),
                            Tables.KIND.eq(1L),
                            Tables.FINGERPRINT.eq("f"),
                            Tables.STATUS.in(DSL.inline(0L), DSL.inline(1L))))))
        .isEqualTo(Hot.BY_FINGERPRINT);
  }

  @Test
  void insertsAreWhatJooqRenders() {
    List<Field<Object>> columns = fields(Hot.COLUMNS.replace("records.", ""));
    Object[] values = new Object[columns.size()];
    Arrays.fill(values, "");

    assertThat(text(Sql.dsl().insertInto(Tables.RECORDS, columns).values(values)))
        .isEqualTo(Hot.INSERT);
    assertThat(columns).hasSize(Hot.COLUMN_COUNT);
  }

  @Test
  void journalStatementsAreWhatJooqRenders() {
    List<Field<Object>> columns =
        fields("sequence, layer, type, scheme, subject, at, weight, once, more");
    Object[] values = new Object[columns.size()];
    Arrays.fill(values, "");

    assertThat(text(Sql.dsl().insertInto(Tables.JOURNAL, columns).values(values)))
        .isEqualTo(Hot.APPEND);
    assertThat(
            text(
                Sql.dsl()
                    .insertInto(
                        DSL.table(DSL.name("once_keys")), fields("once, layer, scheme, subject"))
                    .values("", 1L, "", "")
                    .onConflictDoNothing()))
        .isEqualTo(Hot.TAKE_ONCE);
    assertThat(
            text(
                Sql.dsl()
                    .select(DSL.field(DSL.name("counter", "value")))
                    .from(DSL.table(DSL.name("counter")))))
        .isEqualTo(Hot.COUNTER);
  }
}
