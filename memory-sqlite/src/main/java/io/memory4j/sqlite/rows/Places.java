package io.memory4j.sqlite.rows;

import io.memory4j.Layer;
import io.memory4j.sqlite.schema.Where;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Layers, kinds and statuses of queries as numbers. Stands apart from the other conditions, so that
 * a query that has no others does not load jOOQ. Not instantiable.
 */
public final class Places {
  private Places() {}

  /**
   * {@return the numbers of those layers that are known}
   *
   * @param layers the layers
   * @param names of this transaction
   */
  public static List<Long> layers(Set<Layer> layers, Names names) {
    return layers.stream().map(names::find).flatMap(Optional::stream).sorted().toList();
  }

  /**
   * {@return the numbers of those kinds that are known}
   *
   * @param kinds the kinds
   * @param names of this transaction
   */
  public static List<Long> kinds(Set<RecordKind> kinds, Names names) {
    return kinds.stream().map(names::find).flatMap(Optional::stream).sorted().toList();
  }

  /** {@return the codes of the statuses a query admits; empty means any} */
  static List<Long> statuses(RecordQuery query) {
    Set<RecordStatus> wanted = query.asOf().isPresent() ? Set.of() : query.statuses();
    return wanted.stream().map(status -> (long) Statuses.code(status)).sorted().toList();
  }

  /** {@return whether some are asked for, and none of them is known, so that nothing is found} */
  static boolean isNowhere(Set<?> asked, List<Long> known) {
    return known.isEmpty() && !asked.isEmpty();
  }

  /** {@return whether a query has no conditions but layers, kinds and statuses} */
  static boolean isPlaceOnly(RecordQuery query) {
    return Stream.of(query.categories(), query.anyTag()).allMatch(Collection::isEmpty)
        && query.sequenceBelow().isEmpty()
        && query.asOf().isEmpty()
        && Stream.of(query.keyFrom(), query.keyBefore(), query.author(), query.linkedTo())
            .allMatch(Optional::isEmpty)
        && Stream.of(
                query.dueFrom(),
                query.dueBy(),
                query.observedFrom(),
                query.observedBefore(),
                query.validAt())
            .allMatch(Optional::isEmpty);
  }

  /** Adds the conditions of a query's layers, kinds and statuses on records. */
  static Where add(Where where, RecordQuery query, Names names) {
    add(where, "records.layer", query.layers(), layers(query.layers(), names));
    add(where, "records.kind", query.kinds(), kinds(query.kinds(), names));
    List<Long> statuses = statuses(query);
    return statuses.isEmpty() ? where : where.in("records.status", statuses);
  }

  private static void add(Where where, String column, Set<?> asked, List<Long> known) {
    if (isNowhere(asked, known)) {
      where.and("false");
    } else if (!known.isEmpty()) {
      where.in(column, known);
    }
  }
}
