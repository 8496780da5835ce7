package io.memory4j.sqlite.rows;

import static io.memory4j.sqlite.schema.Tables.AUTHOR;
import static io.memory4j.sqlite.schema.Tables.BORN;
import static io.memory4j.sqlite.schema.Tables.BORN_STATUS;
import static io.memory4j.sqlite.schema.Tables.CATEGORY;
import static io.memory4j.sqlite.schema.Tables.CLOSED;
import static io.memory4j.sqlite.schema.Tables.DUE;
import static io.memory4j.sqlite.schema.Tables.KEY;
import static io.memory4j.sqlite.schema.Tables.KIND;
import static io.memory4j.sqlite.schema.Tables.LAYER;
import static io.memory4j.sqlite.schema.Tables.LINKS;
import static io.memory4j.sqlite.schema.Tables.LINK_BORN;
import static io.memory4j.sqlite.schema.Tables.LINK_RELATION;
import static io.memory4j.sqlite.schema.Tables.LINK_SCHEME;
import static io.memory4j.sqlite.schema.Tables.LINK_TARGET;
import static io.memory4j.sqlite.schema.Tables.OBSERVED;
import static io.memory4j.sqlite.schema.Tables.SEQUENCE;
import static io.memory4j.sqlite.schema.Tables.STATUS;
import static io.memory4j.sqlite.schema.Tables.TAG;
import static io.memory4j.sqlite.schema.Tables.TAGS;
import static io.memory4j.sqlite.schema.Tables.TAG_BORN;
import static io.memory4j.sqlite.schema.Tables.VALID_FROM;
import static io.memory4j.sqlite.schema.Tables.VALID_UNTIL;

import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Where;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** The conditions of a query as SQL. Every value is an argument, none is text. Not instantiable. */
public final class Filters {
  private Filters() {}

  /**
   * {@return all conditions of a query, for reading what meets them in no order}
   *
   * @param query the query
   * @param names of this transaction
   */
  public static Condition of(RecordQuery query, Names names) {
    return place(query, names, LAYER, KIND, STATUS).and(details(query));
  }

  /** {@return all conditions of a query, for reading along the index of its order} */
  static Condition inOrder(RecordQuery query, Names names) {
    return place(query, names, unindexed(LAYER), unindexed(KIND), unindexed(STATUS))
        .and(details(query));
  }

  private static Condition place(
      RecordQuery query, Names names, Field<Long> layer, Field<Long> kind, Field<Long> status) {
    Condition place = DSL.noCondition();
    if (!query.layers().isEmpty()) {
      place = place.and(layer.in(Places.layers(query.layers(), names)));
    }
    if (!query.kinds().isEmpty()) {
      place = place.and(kind.in(Places.kinds(query.kinds(), names)));
    }
    List<Long> statuses = Places.statuses(query);
    return statuses.isEmpty() ? place : place.and(status.in(statuses));
  }

  /** {@return the conditions beside layer, kind and status} */
  static Condition details(RecordQuery query) {
    List<Condition> conditions = new ArrayList<>();
    addDetails(query, conditions);
    return conditions.isEmpty() ? DSL.noCondition() : DSL.and(conditions);
  }

  /** Adds all conditions of a query on records to those of a statement without jOOQ. */
  static Where add(Where where, RecordQuery query, Names names) {
    Places.add(where, query, names);
    Condition details = details(query);
    return where.and(Sql.dsl().render(details), Sql.dsl().extractBindValues(details).toArray());
  }

  private static void addDetails(RecordQuery query, List<Condition> conditions) {
    addAnyOf(CATEGORY, query.categories(), conditions);
    Field<String> by = isBySequence(query) ? AUTHOR : unindexed(AUTHOR);
    query.author().ifPresent(author -> conditions.add(by.eq(author)));
    addKeys(query, conditions);
    Field<Long> sequence = isBySequence(query) ? SEQUENCE : unindexed(SEQUENCE);
    query.sequenceBelow().ifPresent(below -> conditions.add(sequence.lt(below)));
    addTimes(query, conditions);
    addTagsAndLinks(query, conditions);
    query
        .asOf()
        .ifPresent(
            then -> {
              conditions.add(BORN.le(then).and(BORN_STATUS.eq(0L)));
              conditions.add(CLOSED.eq(0L).or(CLOSED.gt(then)));
            });
  }

  private static void addKeys(RecordQuery query, List<Condition> conditions) {
    boolean ordered =
        query.order() == RecordOrder.KEY || query.order() == RecordOrder.KEY_DESCENDING;
    Field<String> key = ordered ? KEY : unindexed(KEY);
    query.keyFrom().ifPresent(from -> conditions.add(key.ge(from)));
    query.keyBefore().ifPresent(before -> conditions.add(key.lt(before)));
  }

  /** Whether a query is read in the order of sequences. */
  private static boolean isBySequence(RecordQuery query) {
    return query.order() == RecordOrder.NEWEST || query.order() == RecordOrder.OLDEST;
  }

  /** With a sign before it a column chooses no index, so that the order does. */
  private static <T> Field<T> unindexed(Field<T> field) {
    return DSL.field("+{0}", field.getDataType(), field);
  }

  private static void addAnyOf(
      Field<String> field, Collection<String> values, List<Condition> conditions) {
    if (!values.isEmpty()) {
      conditions.add(field.in(values.stream().sorted().toList()));
    }
  }

  private static void addTimes(RecordQuery query, List<Condition> conditions) {
    Field<Long> due = query.order() == RecordOrder.DUE ? DUE : unindexed(DUE);
    query.dueFrom().ifPresent(from -> conditions.add(due.ge(Instants.toNanos(from))));
    query.dueBy().ifPresent(by -> conditions.add(due.le(Instants.toNanos(by))));
    query.observedFrom().ifPresent(from -> conditions.add(OBSERVED.ge(Instants.toNanos(from))));
    query.observedBefore().ifPresent(to -> conditions.add(OBSERVED.lt(Instants.toNanos(to))));
    query.validAt().ifPresent(at -> conditions.add(holds(at)));
  }

  private static Condition holds(Instant at) {
    long nanos = Instants.toNanos(at);
    return DSL.coalesce(VALID_FROM, OBSERVED)
        .le(nanos)
        .and(VALID_UNTIL.isNull().or(VALID_UNTIL.gt(nanos)));
  }

  private static void addTagsAndLinks(RecordQuery query, List<Condition> conditions) {
    if (!query.anyTag().isEmpty()) {
      List<String> tags = query.anyTag().stream().sorted().toList();
      conditions.add(DSL.exists(DSL.selectOne().from(TAGS).where(TAG.in(tags), TAG_BORN.eq(BORN))));
    }
    query
        .linkedTo()
        .ifPresent(
            target -> {
              Condition link = LINK_SCHEME.eq(target.scheme()).and(LINK_TARGET.eq(target.id()));
              List<String> relations = query.relations().stream().map(Enum::name).sorted().toList();
              Condition related =
                  relations.isEmpty() ? link : link.and(LINK_RELATION.in(relations));
              conditions.add(BORN.in(DSL.select(LINK_BORN).from(LINKS).where(related)));
            });
  }
}
