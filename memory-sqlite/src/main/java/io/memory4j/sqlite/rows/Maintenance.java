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

  private static final List<String> INDEXES = List.of("words", "grams");
  private static final List<String> TABLES =
      List.of("records", "tags", "links", "texts", "deletions", "journal", "once_keys", "layers");

  /** How many records the heads do not count, or the counter has not reached. */
  private static final String UNCOUNTED =
      "select (select count(*) from records) <> (select coalesce(sum(records), 0) from heads)"
          + " or (select coalesce(max(revision), 0) from records) > (select value from counter)";

  private static final Session.Row<String> TEXT = row -> row.getString(1);

  private Maintenance() {}

  /**
   * {@return the indexes that do not agree with the texts}
   *
   * @param session within a write transaction, or outside any
   */
  public static List<String> unsoundIndexes(Session session) {
    return INDEXES.stream().filter(index -> !isSound(session, index)).toList();
  }

  private static boolean isSound(Session session, String index) {
    try {
      // With 1 the index is compared with the texts, too.
      session.run("insert into " + index + " (" + index + ", rank) values ('integrity-check', 1)");
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
    rebuild(session, INDEXES);
    return true;
  }

  private static void rebuild(Session session, List<String> indexes) {
    indexes.forEach(
        index -> session.run("insert into " + index + " (" + index + ") values ('rebuild')"));
  }

  /**
   * Checks a file that nobody closed, if it is not too large, and mends its indexes.
   *
   * @param session outside any transaction
   * @return the indexes that were mended
   * @throws StoreFormatException if the tables do not agree with each other
   */
  public static List<String> repair(Session session) {
    if (session.number("select count(*) from texts") > MOST_TEXTS_CHECKED) {
      return List.of();
    }
    requireWhole(session);
    List<String> unsound = unsoundIndexes(session);
    if (!unsound.isEmpty()) {
      LOG.warn("The indexes {} did not agree with the texts; they are built anew.", unsound);
      rebuild(session, unsound);
    }
    return unsound;
  }

  /** A copy made while a checkpoint ran has a file and a log that do not fit each other. */
  private static void requireWhole(Session session) {
    boolean whole =
        session.number(UNCOUNTED) == 0
            && TABLES.stream().allMatch(table -> isSound(session.list(check(table), TEXT)));
    if (!whole) {
      throw new StoreFormatException(
          "The store's file and its log do not fit each other; restore a backup of its folder.",
          null);
    }
  }

  private static String check(String table) {
    return "pragma quick_check(" + table + ")";
  }

  private static boolean isSound(List<String> verdict) {
    return verdict.equals(List.of("ok"));
  }

  /**
   * Mends a file in which FTS5 deletes securely. That leaves words of texts that go, and takes away
   * such of texts that stay, where one word fills more than a page (seen with SQLite 3.54.1). A
   * scrub clears the indexes without it.
   *
   * @param session outside any transaction
   * @return the indexes that were mended
   */
  public static List<String> endSecureDelete(Session session) {
    List<String> secure =
        INDEXES.stream().filter(index -> session.number(secureDelete(index)) != 0).toList();
    if (!secure.isEmpty()) {
      LOG.warn("The indexes {} may lack words; they are built anew.", secure);
      session.transaction("begin immediate", own -> endSecureDelete(own, secure));
    }
    return secure;
  }

  private static boolean endSecureDelete(Session session, List<String> indexes) {
    for (String index : indexes) {
      session.run("insert into " + index + " (" + index + ", rank) values ('secure-delete', 0)");
    }
    rebuild(session, indexes);
    return true;
  }

  private static String secureDelete(String index) {
    return "select v from " + index + "_config where k = 'secure-delete'";
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
