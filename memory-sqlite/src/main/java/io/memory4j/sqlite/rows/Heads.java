package io.memory4j.sqlite.rows;

import io.memory4j.Layer;
import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Where;
import io.memory4j.store.Head;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The newest revision and the number of records of each layer and kind. What layers that were
 * deleted whole had lives on under the number 0, without their names. Not instantiable.
 */
public final class Heads {
  private static final String HEAD = "select max(heads.revision), sum(heads.records) from heads";
  private static final String SLOTS = "select heads.layer, heads.kind, heads.records from heads";

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
    List<Long> known = new ArrayList<>(Places.layers(layers, names));
    if (known.size() < layers.size()) {
      known.add((long) Names.FORGOTTEN);
    }
    List<Long> kindNumbers = Places.kinds(kinds, names);
    if (Places.isNowhere(kinds, kindNumbers)) {
      return new Head(0, 0);
    }
    Sql sql = head(layers.isEmpty() ? List.of() : known, kindNumbers);
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
    List<Long> layers = Places.layers(query.layers(), names);
    List<Long> kinds = Places.kinds(query.kinds(), names);
    if (Places.isNowhere(query.layers(), layers) || Places.isNowhere(query.kinds(), kinds)) {
      return List.of();
    }
    Sql sql = slots(layers, kinds, max);
    return session.list(
        sql.text(),
        row -> new Slot(row.getLong(1), row.getLong(2), row.getLong(3)),
        sql.arguments());
  }

  /** {@return the statement; no layer or kind means any} */
  static Sql head(List<Long> layers, List<Long> kinds) {
    return place(new Where(), layers, kinds).sql(HEAD, "");
  }

  /** {@return the statement; no layer or kind means any} */
  static Sql slots(List<Long> layers, List<Long> kinds, long max) {
    return place(new Where().and("heads.records > ?", 0L), layers, kinds)
        .sql(SLOTS, " order by heads.layer, heads.kind limit ?", max);
  }

  private static Where place(Where place, List<Long> layers, List<Long> kinds) {
    if (!layers.isEmpty()) {
      place.in("heads.layer", layers);
    }
    return kinds.isEmpty() ? place : place.in("heads.kind", kinds);
  }
}
