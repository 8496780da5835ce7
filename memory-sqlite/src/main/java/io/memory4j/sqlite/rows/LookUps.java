package io.memory4j.sqlite.rows;

import io.memory4j.sqlite.schema.Hot;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Where;
import java.util.List;

/**
 * Statements that find records by many values. They run often, those by keys after each write when
 * a block is made, so they are put together without jOOQ. Not instantiable.
 */
final class LookUps {
  private static final String RECORD = "select " + Hot.COLUMNS + " from records";

  private LookUps() {}

  /** {@return the statement that finds records by their ids, one or more} */
  static Sql byIds(List<String> ids) {
    return new Where().in("records.id", ids).sql(RECORD, "");
  }

  /**
   * {@return the statement that finds the ACTIVE records of a layer and kind by their keys, one or
   * more}
   */
  static Sql byKeys(long layer, long kind, List<String> keys) {
    return new Where()
        .and("records.layer = ?", layer)
        .and("records.kind = ?", kind)
        .and("records.status = 0")
        .in("records.\"key\"", keys)
        .sql(RECORD, "");
  }
}
