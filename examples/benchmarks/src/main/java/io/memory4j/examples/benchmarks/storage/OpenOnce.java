package io.memory4j.examples.benchmarks.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.memory4j.examples.benchmarks.sample.SampleFacts;
import io.memory4j.examples.benchmarks.sample.SampleStore;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.sqlite.schema.Hot;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Opens a database in a JVM of its own, and tells how long the first row took. */
public final class OpenOnce {
  /** Through the store. */
  static final String STORE = "store";

  /** Through JDBC and HikariCP. */
  static final String PLAIN = "plain";

  private OpenOnce() {}

  /**
   * Prints nanoseconds.
   *
   * @param args what opens, and the store's folder
   * @throws SQLException if it fails
   */
  public static void main(String[] args) throws SQLException {
    long start = System.nanoTime();
    Path root = Path.of(args[1]);
    boolean found = args[0].equals(STORE) ? store(root) : plain(root);
    long time = System.nanoTime() - start;
    if (!found) {
      throw new IllegalStateException("The store lacks its first fact.");
    }
    System.out.println(time);
  }

  private static boolean store(Path root) {
    try (SqliteMemoryStore store = SqliteMemoryStore.open(root)) {
      return store.read(reader -> reader.find(SampleFacts.id(0))).isPresent();
    }
  }

  private static boolean plain(Path root) throws SQLException {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:sqlite:" + SampleStore.file(root));
    config.setMaximumPoolSize(1);
    try (HikariDataSource source = new HikariDataSource(config);
        Connection connection = source.getConnection()) {
      PlainConnection.setUp(connection);
      try (PreparedStatement statement = connection.prepareStatement(Hot.BY_ID)) {
        statement.setString(1, SampleFacts.id(0).value());
        try (ResultSet row = statement.executeQuery()) {
          return row.next() && row.getString(8) != null;
        }
      }
    }
  }
}
