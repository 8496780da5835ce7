package io.memory4j.sqlite.rows;

import static io.memory4j.sqlite.schema.Tables.AUTHOR;
import static io.memory4j.sqlite.schema.Tables.BORN;
import static io.memory4j.sqlite.schema.Tables.CATEGORY;
import static io.memory4j.sqlite.schema.Tables.KIND;
import static io.memory4j.sqlite.schema.Tables.LAYER;
import static io.memory4j.sqlite.schema.Tables.RECORDS;
import static io.memory4j.sqlite.schema.Tables.SEQUENCE;
import static io.memory4j.sqlite.schema.Tables.STATUS;
import static io.memory4j.sqlite.schema.Tables.TAG;
import static io.memory4j.sqlite.schema.Tables.TAGS;
import static io.memory4j.sqlite.schema.Tables.TAG_BORN;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.store.Facet;
import io.memory4j.store.FacetField;
import io.memory4j.store.RecordQuery;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.Table;
import org.jooq.impl.DSL;

/** Counts records by the values of a field. Not instantiable. */
final class Facets {
  private static final Comparator<Facet> NEWEST_FIRST =
      Comparator.comparingLong(Facet::newestSequence)
          .reversed()
          .thenComparing(Facet::value, CodePoints.ORDER);

  private Facets() {}

  static List<Facet> of(Session session, Names names, RecordQuery filter, FacetField by) {
    Sql sql = sql(names, filter, by);
    List<Facet> facets =
        new ArrayList<>(
            session.list(
                sql.text(),
                row ->
                    new Facet(value(row.getString(1), by, names), row.getLong(2), row.getLong(3)),
                sql.arguments()));
    facets.sort(NEWEST_FIRST);
    return List.copyOf(facets);
  }

  /** {@return the statement} */
  static Sql sql(Names names, RecordQuery filter, FacetField by) {
    Field<?> field = field(by);
    Condition place = Filters.of(filter, names);
    Table<Record> from = RECORDS;
    if (by == FacetField.CATEGORY) {
      place = place.and(CATEGORY.ne(""));
    }
    var select = Sql.dsl().select(field, DSL.count(), DSL.max(SEQUENCE)).from(from);
    return Sql.of(
        by == FacetField.TAG
            ? select.crossJoin(TAGS).where(place, TAG_BORN.eq(BORN)).groupBy(field)
            : select.where(place).groupBy(field));
  }

  private static Field<?> field(FacetField by) {
    return switch (by) {
      case LAYER -> LAYER;
      case KIND -> KIND;
      case STATUS -> STATUS;
      case CATEGORY -> CATEGORY;
      case TAG -> TAG;
      case AUTHOR -> AUTHOR;
    };
  }

  private static String value(String raw, FacetField by, Names names) {
    return switch (by) {
      case LAYER -> names.layer(Long.parseLong(raw)).id();
      case KIND -> names.kind(Long.parseLong(raw)).name();
      case STATUS -> Statuses.of(Integer.parseInt(raw)).name();
      case CATEGORY, TAG, AUTHOR -> raw;
    };
  }
}
