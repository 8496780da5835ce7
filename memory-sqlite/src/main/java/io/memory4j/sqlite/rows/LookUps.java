package io.memory4j.sqlite.rows;

import static io.memory4j.sqlite.schema.Tables.BORN;
import static io.memory4j.sqlite.schema.Tables.ID;
import static io.memory4j.sqlite.schema.Tables.KEY;
import static io.memory4j.sqlite.schema.Tables.KIND;
import static io.memory4j.sqlite.schema.Tables.LAYER;
import static io.memory4j.sqlite.schema.Tables.RECORDS;
import static io.memory4j.sqlite.schema.Tables.STATUS;

import io.memory4j.Layer;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Tables;
import io.memory4j.store.RecordQuery;
import java.util.List;
import java.util.Set;
import org.jooq.Condition;
import org.jooq.impl.DSL;

/**
 * Statements that name many values. They stand apart from the constant ones, so that jOOQ is not
 * loaded before one of them is asked for. Not instantiable.
 */
final class LookUps {
  private LookUps() {}

  /** {@return the statement that finds records by their ids} */
  static Sql byIds(List<String> ids) {
    return records(ID.in(ids));
  }

  /** {@return the statement that finds the ACTIVE records of a layer and kind by their keys} */
  static Sql byKeys(long layer, long kind, List<String> keys) {
    Condition place = LAYER.eq(layer).and(KIND.eq(kind)).and(STATUS.eq(DSL.inline(0L)));
    return records(place.and(KEY.in(keys)));
  }

  private static Sql records(Condition condition) {
    return Sql.of(Sql.dsl().select(Tables.columns()).from(RECORDS).where(condition));
  }

  /** {@return the statement that lists ids that begin with a prefix} */
  static Sql idsFrom(String prefix, Set<Layer> layers, Names names, int max) {
    // Ids are of ASCII letters and digits, all below this one.
    Condition begins = ID.ge(prefix).and(ID.lt(prefix + "\u007f"));
    if (!layers.isEmpty()) {
      begins = begins.and(LAYER.in(Places.layers(layers, names)));
    }
    return Sql.of(Sql.dsl().select(ID).from(RECORDS).where(begins).orderBy(ID).limit(max));
  }

  /** {@return the statement that lists the rows of a query, in no order} */
  static Sql rowsOf(RecordQuery query, Names names) {
    return Sql.of(Sql.dsl().select(BORN).from(RECORDS).where(Filters.of(query, names)));
  }
}
