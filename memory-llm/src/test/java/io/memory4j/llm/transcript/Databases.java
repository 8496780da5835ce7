package io.memory4j.llm.transcript;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;

/** Databases as agents keep them. */
final class Databases {
  private Databases() {}

  static Connection open(Path path) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + path);
  }

  static void run(Connection connection, String... statements) throws SQLException {
    for (String sql : statements) {
      try (Statement statement = connection.createStatement()) {
        statement.execute(sql);
      }
    }
  }

  static void insert(Connection connection, String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      statement.executeUpdate();
    }
  }

  /** Makes the tables of OpenCode, as far as they are read. */
  static void openCode(Connection connection) throws SQLException {
    run(
        connection,
        "create table session(id text primary key, parent_id text, directory text, time_created"
            + " int)",
        "create table message(id text primary key, session_id text, time_created int, data text)",
        "create table part(id text primary key, message_id text, session_id text, data text)");
  }

  /** Adds a message with one part, and returns nothing. */
  static void message(Connection connection, String session, String role, String... parts)
      throws SQLException {
    String id = "msg_" + session + role + parts.length;
    insert(
        connection,
        "insert into message values (?, ?, 5, ?)",
        id,
        session,
        "{\"role\":\"" + role + "\",\"time\":{\"created\":1772359200000}}");
    for (int i = 0; i < parts.length; i++) {
      insert(connection, "insert into part values (?, ?, ?, ?)", id + i, id, session, parts[i]);
    }
  }

  static String text(String text) {
    return "{\"type\":\"text\",\"text\":" + Lines.json(text) + "}";
  }

  /** Reads the one transcript that is a database. */
  static ReadTranscript read(Path path) throws IOException {
    return ReadTranscript.of(path.toRealPath());
  }
}
