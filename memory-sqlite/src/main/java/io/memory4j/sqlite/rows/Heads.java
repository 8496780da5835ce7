package io.memory4j.sqlite.rows;

import static io.memory4j.sqlite.schema.Tables.HEADS;
import static io.memory4j.sqlite.schema.Tables.HEAD_KIND;
import static io.memory4j.sqlite.schema.Tables.HEAD_LAYER;
import static io.memory4j.sqlite.schema.Tables.HEAD_RECORDS;
import static io.memory4j.sqlite.schema.Tables.HEAD_REVISION;

import io.memory4j.Layer;
import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.store.Head;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jooq.Condition;
import org.jooq.impl.DSL;

/**
 * The newest revision and the number of records of each layer and kind. What layers that were
 * deleted whole had lives on under the number 0, without their names. Not instantiable.
 */
public final class Heads {
  private Heads() {}

  /**
   * A layer and a kind that have records.
   *
   * @param layer the layer's number
   * @param kind the kind's number
   * @param records how many
   */
  public record Slot(long layer, long kind, long records) {}

  /** {@return the head of these layers and kinds} */
  static Head head(Session session, Names names, Set<Layer> layers, Set<RecordKind> kinds) {
    List<Long> known = new ArrayList<>(Filters.layers(layers, names));
    if (known.size() < layers.size()) {
      known.add((long) Names.FORGOTTEN);
    }
    Condition place = layers.isEmpty() ? DSL.noCondition() : HEAD_LAYER.in(known);
    if (!kinds.isEmpty()) {
      place = place.and(HEAD_KIND.in(Filters.kinds(kinds, names)));
    }
    Sql sql =
        Sql.of(
            Sql.dsl()
                .select(DSL.max(HEAD_REVISION), DSL.sum(HEAD_RECORDS))
                .from(HEADS)
                .where(place));
    return session
        .first(sql.text(), row -> new Head(row.getLong(1), row.getLong(2)), sql.arguments())
        .orElse(new Head(0, 0));
  }

  /**
   * {@return layers and kinds of a query that have records}
   *
   * @param session of this transaction
   * @param names of this transaction
   * @param query whose layers and kinds count
   * @param max how many at most
   */
  public static List<Slot> slots(Session session, Names names, RecordQuery query, int max) {
    Condition place = HEAD_RECORDS.gt(0L);
    if (!query.layers().isEmpty()) {
      place = place.and(HEAD_LAYER.in(Filters.layers(query.layers(), names)));
    }
    if (!query.kinds().isEmpty()) {
      place = place.and(HEAD_KIND.in(Filters.kinds(query.kinds(), names)));
    }
    Sql sql =
        Sql.of(
            Sql.dsl()
                .select(HEAD_LAYER, HEAD_KIND, HEAD_RECORDS)
                .from(HEADS)
                .where(place)
                .orderBy(HEAD_LAYER, HEAD_KIND)
                .limit(max));
    return session.list(
        sql.text(),
        row -> new Slot(row.getLong(1), row.getLong(2), row.getLong(3)),
        sql.arguments());
  }
}
