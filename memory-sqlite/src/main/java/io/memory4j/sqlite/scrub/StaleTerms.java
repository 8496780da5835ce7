package io.memory4j.sqlite.scrub;

import io.memory4j.sqlite.db.Session;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Finds deleted words between the pages of an index. FTS5's secure delete takes a word from the
 * pages, but not from the table that tells where each page begins (see "The FTS5 index", shadow
 * table {@code %_idx}). Not instantiable.
 */
final class StaleTerms {
  private StaleTerms() {}

  /**
   * {@return whether a page of an index begins with a word that no text has any more}
   *
   * @param session that may write
   * @param index its name
   */
  static boolean isIn(Session session, String index) {
    List<byte[]> beginnings =
        session.list(
            "select substr(term, 2) from " + index + "_idx where length(term) > 1",
            row -> row.getBytes(1));
    session.run("create virtual table temp.terms using fts5vocab (main, " + index + ", row)");
    try {
      return beginnings.stream().map(StaleTerms::whole).anyMatch(word -> !isUsed(session, word));
    } finally {
      session.forgetStatements();
      session.run("drop table temp.terms");
    }
  }

  private static boolean isUsed(Session session, String beginning) {
    Optional<String> next =
        session.first(
            "select term from temp.terms where term >= ? limit 1",
            row -> row.getString(1),
            beginning);
    return next.isPresent() && next.get().startsWith(beginning);
  }

  /** A beginning may end within a character, which is then left out. */
  private static String whole(byte[] bytes) {
    int end = bytes.length;
    int back = 1;
    while (back <= Math.min(4, end) && (bytes[end - back] & 0xC0) == 0x80) {
      back++;
    }
    if (back <= end) {
      int lead = bytes[end - back] & 0xff;
      int length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
      end = length > back ? end - back : end;
    }
    return new String(bytes, 0, end, StandardCharsets.UTF_8);
  }
}
