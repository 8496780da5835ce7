package io.memory4j.sqlite.rows;

import io.memory4j.sqlite.db.Session;
import java.util.List;

/** What keeps the tables small and free of names that nothing uses. Not instantiable. */
public final class Maintenance {
  private Maintenance() {}

  /**
   * Drops the names of layers that hold neither records nor journal entries; their numbers go to
   * those that were deleted whole.
   *
   * @param session within a write transaction
   * @return whether there was any
   */
  public static boolean dropUnusedLayers(Session session) {
    List<Long> unused =
        session.list(
            "select id from layers where not exists (select 1 from records where layer = layers.id)"
                + " and not exists (select 1 from journal where layer = layers.id)"
                + " and not exists (select 1 from once_keys where layer = layers.id)",
            row -> row.getLong(1));
    unused.forEach(number -> Deletion.forget(session, number));
    return !unused.isEmpty();
  }
}
