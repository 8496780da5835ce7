package io.memory4j.examples.benchmarks.storage;

import io.memory4j.sqlite.schema.Hot;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The statements of a write as the store runs them, with rows made before. Not thread-safe.
 *
 * <p>The rows are ready and the store has to make its own, so what folding and stemming cost counts
 * against the store.
 */
final class PlainWrites {
  private static final int ROWS_AT_ONCE = 100;
  private static final String LAYER = "select id from layers where name = ?";
  private static final String KIND = "select id from kinds where name = ?";
  private static final String TAG = "insert into tags (tag, born) values ";
  private static final String TEXT = "insert into texts values ";
  private static final String TEXT_VALUES = "(?, ?, ?, ?, ?, ?, ?, ?)";
  private static final String HEAD =
      "insert into heads (layer, kind, revision, records) values (?, ?, ?, ?) on conflict"
          + " (layer, kind) do update set revision = max(revision, excluded.revision),"
          + " records = records + excluded.records";
  private static final String COUNTER = "update counter set value = ?";

  private final PlainConnection plain;
  private final StoredRows rows;

  PlainWrites(PlainConnection plain, StoredRows rows) {
    this.plain = plain;
    this.rows = rows;
  }

  /** {@return the statements of writing one fact with two tags} */
  static List<String> statements() {
    return List.of(
        Hot.COUNTER,
        LAYER,
        KIND,
        Hot.INSERT,
        TAG + "(?, ?), (?, ?)",
        TEXT + TEXT_VALUES,
        HEAD,
        COUNTER);
  }

  /** Writes rows of one layer in one transaction, some of them in one statement. */
  void write(String layer, int from, int until) throws SQLException {
    plain.update("begin immediate");
    plain.rows(Hot.COUNTER);
    plain.rows(LAYER, layer);
    plain.rows(KIND, "FACT");
    for (int start = from; start < until; start += ROWS_AT_ONCE) {
      writePage(start, Math.min(until, start + ROWS_AT_ONCE));
    }
    @Nullable Object[] last = rows.records().get(until - 1);
    plain.update(HEAD, last[2], last[3], last[0], until - from);
    plain.update(COUNTER, last[0]);
    plain.update("commit");
  }

  private void writePage(int from, int until) throws SQLException {
    List<@Nullable Object[]> records = rows.records().subList(from, until);
    insert(Hot.INSERT_INTO, Hot.INSERT_VALUES, records);
    insert(TAG, "(?, ?)", tags(records));
    insert(TEXT, TEXT_VALUES, rows.texts().subList(from, until));
  }

  private List<@Nullable Object[]> tags(List<@Nullable Object[]> records) {
    List<@Nullable Object[]> tags = new ArrayList<>();
    for (@Nullable Object[] record : records) {
      tags.addAll(rows.tags().getOrDefault(record[0] == null ? "" : record[0], List.of()));
    }
    return tags;
  }

  private void insert(String into, String values, List<@Nullable Object[]> rows)
      throws SQLException {
    // The store cuts tags into pages of its own, as they are more than the records.
    for (int start = 0; start < rows.size(); start += ROWS_AT_ONCE) {
      List<@Nullable Object[]> page =
          rows.subList(start, Math.min(rows.size(), start + ROWS_AT_ONCE));
      String groups = String.join(", ", Collections.nCopies(page.size(), values));
      plain.update(into + groups, page.stream().flatMap(Arrays::stream).toArray());
    }
  }
}
