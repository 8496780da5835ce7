package io.memory4j.sqlite.rows;

import static io.memory4j.sqlite.schema.Tables.BORN;
import static io.memory4j.sqlite.schema.Tables.ID;
import static io.memory4j.sqlite.schema.Tables.LAYER;
import static io.memory4j.sqlite.schema.Tables.RECORDS;

import io.memory4j.Layer;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.store.RecordQuery;
import java.util.Set;
import org.jooq.Condition;

/**
 * Statements that are built by jOOQ. They stand apart from those that run often, so that jOOQ is
 * not loaded before one of these is asked for. Not instantiable.
 */
final class Selections {
  private Selections() {}

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
