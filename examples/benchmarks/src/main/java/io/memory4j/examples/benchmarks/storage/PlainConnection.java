package io.memory4j.examples.benchmarks.storage;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Plain JDBC on a database file, set up as the store sets up its connections, with statements kept
 * prepared. Not thread-safe.
 */
public final class PlainConnection implements AutoCloseable {
  private static final List<String> SET_UP =
      List.of(
          "pragma busy_timeout = 5000",
          "pragma journal_mode = wal",
          "pragma synchronous = normal",
          "pragma cache_size = -8000",
          "pragma temp_store = memory",
          "pragma secure_delete = on",
          "pragma journal_size_limit = 4194304");

  private final Connection connection;
  private final Map<String, PreparedStatement> kept = new HashMap<>();

  /**
   * Opens a file.
   *
   * @param file the database
   * @throws SQLException if it cannot be opened
   */
  public PlainConnection(Path file) throws SQLException {
    connection = DriverManager.getConnection("jdbc:sqlite:" + file);
    setUp(connection);
  }

  /** Sets a connection up. */
  static void setUp(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String pragma : SET_UP) {
        statement.execute(pragma);
      }
    }
  }

  /**
   * Runs a statement that is not kept.
   *
   * @param sql its text
   * @throws SQLException if it fails
   */
  public void run(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /**
   * {@return how many rows a statement changed}
   *
   * @param sql its text, kept prepared
   * @param arguments Long, Integer, Double, String or null
   * @throws SQLException if it fails
   */
  public int update(String sql, @Nullable Object... arguments) throws SQLException {
    return bound(sql, arguments).executeUpdate();
  }

  /**
   * {@return the rows of a query, all columns read}
   *
   * @param sql its text, kept prepared
   * @param arguments Long, Integer, Double, String or null
   * @throws SQLException if it fails
   */
  public List<@Nullable Object[]> rows(String sql, @Nullable Object... arguments)
      throws SQLException {
    List<@Nullable Object[]> rows = new ArrayList<>();
    try (ResultSet results = bound(sql, arguments).executeQuery()) {
      int columns = results.getMetaData().getColumnCount();
      while (results.next()) {
        @Nullable Object[] row = new @Nullable Object[columns];
        for (int i = 0; i < columns; i++) {
          row[i] = results.getObject(i + 1);
        }
        rows.add(row);
      }
    }
    return rows;
  }

  private PreparedStatement bound(String sql, @Nullable Object... arguments) throws SQLException {
    PreparedStatement statement = kept.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      kept.put(sql, statement);
    }
    for (int i = 0; i < arguments.length; i++) {
      statement.setObject(i + 1, arguments[i]);
    }
    return statement;
  }

  @Override
  public void close() throws SQLException {
    for (PreparedStatement statement : kept.values()) {
      statement.close();
    }
    connection.close();
  }
}
