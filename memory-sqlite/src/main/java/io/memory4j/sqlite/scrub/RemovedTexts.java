package io.memory4j.sqlite.scrub;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Hot;

/**
 * Texts that the indexes still hold although no record does. FTS5 only marks what is deleted;
 * merged into one segment an index holds nothing but what is there (see "The FTS5 index",
 * optimize). Not instantiable.
 */
final class RemovedTexts {
  private static final String CLEARED_AT =
      "select cast(value as integer) from meta where name = 'texts_cleared_at'";
  private static final String CLEARED =
      "insert into meta values ('texts_cleared_at', ?)"
          + " on conflict (name) do update set value = excluded.value";
  private static final String REMOVED_SINCE =
      "select exists (select 1 from deletions where revision > ?)"
          + " or exists (select 1 from records where revision > ? and revision <> born)";

  private RemovedTexts() {}

  /**
   * Takes them out of the indexes, if a record was deleted or changed since that was done last.
   *
   * @param session within a write transaction
   * @return whether there may have been any
   */
  static boolean clear(Session session) {
    long before = session.number(CLEARED_AT);
    if (session.number(REMOVED_SINCE, before, before) == 0) {
      return false;
    }
    session.run("insert into words (words) values ('optimize')");
    session.run("insert into grams (grams) values ('optimize')");
    session.update(CLEARED, Long.toString(session.number(Hot.COUNTER)));
    return true;
  }
}
