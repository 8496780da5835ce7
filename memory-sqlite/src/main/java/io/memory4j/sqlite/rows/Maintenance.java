package io.memory4j.sqlite.rows;

import io.memory4j.StoreFormatException;
import io.memory4j.sqlite.db.Session;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What keeps the tables small and free of names that nothing uses. Not instantiable. */
public final class Maintenance {
  private static final Logger LOG = LoggerFactory.getLogger(Maintenance.class);

  /** With more texts than this a check takes too long to be made while a host waits. */
  private static final long MOST_TEXTS_CHECKED = 20_000;

  private Maintenance() {}

  /**
   * {@return whether the indexes agree with the texts}
   *
   * @param session within a write transaction, or outside any
   */
  public static boolean areIndexesSound(Session session) {
    try {
      session.update("insert into words (words, rank) values ('integrity-check', 1)");
      session.update("insert into grams (grams, rank) values ('integrity-check', 1)");
      return true;
    } catch (StoreFormatException unsound) {
      return false;
    }
  }

  /**
   * Builds the indexes anew from the texts.
   *
   * @param session within a write transaction, or outside any
   * @return true
   */
  public static boolean rebuildIndexes(Session session) {
    session.update("insert into words (words) values ('rebuild')");
    session.update("insert into grams (grams) values ('rebuild')");
    return true;
  }

  /**
   * Checks the indexes of a file that nobody closed, if it is not too large, and mends them.
   *
   * @param session outside any transaction
   * @return whether they were mended
   */
  public static boolean repair(Session session) {
    if (session.number("select count(*) from texts") > MOST_TEXTS_CHECKED
        || areIndexesSound(session)) {
      return false;
    }
    LOG.warn("The indexes did not agree with the texts; they are built anew.");
    return rebuildIndexes(session);
  }

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
