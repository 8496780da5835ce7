package io.memory4j.sqlite.rows;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Sql;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.Predicate;

/**
 * Several ordered results as one: each is read along its index, one row ahead, so that nothing is
 * sorted and no more is read than is asked for. Not instantiable.
 */
final class Merge {
  private Merge() {}

  private record Ahead<T>(T value, Session.Cursor rest) {}

  /**
   * Hands values in order to a visitor until it returns false.
   *
   * @param parts queries, each in the order of the comparator
   * @param row how to read a row of any of them
   */
  static <T> void visit(
      Session session,
      List<Sql> parts,
      Session.Row<T> row,
      Comparator<T> order,
      Predicate<? super T> visitor) {
    List<Session.Cursor> open = new ArrayList<>();
    try {
      PriorityQueue<Ahead<T>> queue =
          new PriorityQueue<>(Comparator.comparing(Ahead::value, order));
      for (Sql part : parts) {
        Session.Cursor cursor = session.open(part.text(), part.arguments());
        open.add(cursor);
        cursor.next(row).ifPresent(value -> queue.add(new Ahead<>(value, cursor)));
      }
      drain(queue, row, visitor);
    } finally {
      open.forEach(Session.Cursor::close);
    }
  }

  private static <T> void drain(
      PriorityQueue<Ahead<T>> queue, Session.Row<T> row, Predicate<? super T> visitor) {
    for (Ahead<T> first = queue.poll(); first != null; first = queue.poll()) {
      if (!visitor.test(first.value)) {
        return;
      }
      Session.Cursor rest = first.rest;
      Optional<T> next = rest.next(row);
      next.ifPresent(value -> queue.add(new Ahead<>(value, rest)));
    }
  }
}
