package io.memory4j.examples.benchmarks.storage;

import io.memory4j.sqlite.schema.Hot;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a store as it wrote them itself, to be written again by plain JDBC. Immutable once
 * made.
 *
 * @param records all columns, by insertion
 * @param texts what the indexes hold, in the same order
 * @param tags the tags of each record, by its number
 */
record StoredRows(
    List<@Nullable Object[]> records,
    List<@Nullable Object[]> texts,
    Map<Object, List<@Nullable Object[]>> tags) {
  /** {@return all rows of a database} */
  static StoredRows of(Path file) throws SQLException {
    try (PlainConnection plain = new PlainConnection(file)) {
      Map<Object, List<@Nullable Object[]>> tags = new HashMap<>();
      for (@Nullable Object[] tag : plain.rows("select tag, born from tags order by tag")) {
        Object born = tag[1] == null ? "" : tag[1];
        tags.computeIfAbsent(born, b -> new ArrayList<>()).add(tag);
      }
      return new StoredRows(
          plain.rows("select " + Hot.COLUMNS + " from records order by born"),
          plain.rows("select * from texts order by born"),
          tags);
    }
  }
}
