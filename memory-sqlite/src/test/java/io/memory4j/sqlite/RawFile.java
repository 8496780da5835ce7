package io.memory4j.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Looks at a store's file as any SQLite tool would. Not instantiable. */
final class RawFile {
  private RawFile() {}

  /** {@return what SQLite finds wrong with the file, or {@code ok}} */
  static String integrity(Path root) throws SQLException {
    String url = "jdbc:sqlite:" + root.resolve("memory.v1/memory.db");
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("pragma integrity_check")) {
      StringBuilder all = new StringBuilder();
      while (rows.next()) {
        all.append(all.length() == 0 ? "" : "\n").append(rows.getString(1));
      }
      return all.toString();
    }
  }

  /** Compares the indexes with the texts, without mending them. */
  static void requireSoundIndexes(Path root) throws SQLException {
    String url = "jdbc:sqlite:" + root.resolve("memory.v1/memory.db");
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute("insert into words (words, rank) values ('integrity-check', 1)");
      statement.execute("insert into grams (grams, rank) values ('integrity-check', 1)");
    }
  }
}
