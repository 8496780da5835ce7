package io.memory4j.examples.benchmarks.storage;

import io.memory4j.sqlite.schema.Hot;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The statements of reads as the store runs them. Not thread-safe. */
public final class PlainReads {
  /** How many facts a search finds at most. */
  public static final int LIMIT = 20;

  private static final String LAYER = "select id from layers where name = ?";
  private static final String KIND = "select id from kinds where name = ?";
  private static final String SLOTS =
      "select heads.layer, heads.kind, heads.records from heads where (heads.records > ? and"
          + " heads.layer in (?) and heads.kind in (?)) order by heads.layer, heads.kind limit ?";
  private static final String ALL = "select sum(records) from heads";
  private static final String IN_PLACE =
      " and records.layer in (?) and records.kind in (?) and records.status in (?))";
  private static final String PROBE =
      "select words.rowid from words cross join records where ((words match ?) and words.rowid ="
          + " records.born"
          + IN_PLACE
          + " limit ?";
  private static final String RANKED =
      "with found(born, score) as materialized (select words.rowid, -bm25(words, 0, ?, 1, 1, ?, ?,"
          + " ?) as score from words where (words match ?) order by score desc, words.rowid desc"
          + " limit ?) select found.born, found.score, (select count(*) from found) from found"
          + " cross join records where (records.born = found.born"
          + IN_PLACE
          + " order by found.score desc, found.born desc limit ?";
  private static final String LOAD =
      "select " + Hot.COLUMNS + " from records where records.born in (";

  private final PlainConnection plain;

  /**
   * Reads through a connection.
   *
   * @param plain the connection
   */
  public PlainReads(PlainConnection plain) {
    this.plain = plain;
  }

  /** {@return the statements of a search for one word in one large layer, up to the loading} */
  static List<String> statements() {
    return List.of(LAYER, KIND, SLOTS, ALL, PROBE, RANKED, load(LIMIT));
  }

  private static String load(int rows) {
    return LOAD + String.join(", ", Collections.nCopies(rows, "?")) + ")";
  }

  /**
   * {@return the row of a record, read in a snapshot}
   *
   * @param id the record's id
   * @throws SQLException if it cannot be read
   */
  public List<@Nullable Object[]> byId(String id) throws SQLException {
    plain.update("begin");
    List<@Nullable Object[]> rows = plain.rows(Hot.BY_ID, id);
    plain.update("commit");
    return rows;
  }

  /** {@return the rows of the facts of a layer that hold a word or the beginning of one} */
  List<@Nullable Object[]> search(String layer, String word) throws SQLException {
    plain.update("begin");
    Object layerNumber = number(LAYER, layer);
    Object kind = number(KIND, "FACT");
    plain.rows(SLOTS, 0L, layerNumber, kind, 65L);
    plain.rows(ALL);
    String whole = "{title content detail keywords} : \"" + word + "\"";
    plain.rows(PROBE, whole, layerNumber, kind, 0L, 1L);
    String match = "(" + whole + " * OR {stems keyword_stems} : \"" + word + "\")";
    List<@Nullable Object[]> best =
        plain.rows(
            RANKED, 2.0, 0.5, 0.5, 0.25, match, 4L * LIMIT, layerNumber, kind, 0L, (long) LIMIT);
    Object[] born = best.stream().map(row -> row[0]).toArray();
    List<@Nullable Object[]> rows = plain.rows(load(best.size()), born);
    plain.update("commit");
    return rows;
  }

  private Object number(String sql, String name) throws SQLException {
    Object number = plain.rows(sql, name).get(0)[0];
    return number == null ? "" : number;
  }
}
