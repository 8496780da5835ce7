package io.memory4j.llm.transcript;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * A database of SQLite that another program keeps. It is opened for reading only, through whatever
 * driver the host brings.
 *
 * <p>Source: the file format of SQLite and its URI file names.
 */
final class SqliteFile {
  /** Why a database was not read. */
  static final String UNKNOWN =
      "the database cannot be read, or it is none of a known version; check it with its own"
          + " program, or look for a newer version of memory4j";

  private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
  private static final int MAX_TABLES = 1_000;

  private SqliteFile() {}

  /** No driver can open the database. */
  static final class NoDriverException extends IOException {
    static final String REASON =
        "a database of SQLite, and no driver for it; add org.xerial:sqlite-jdbc";

    private static final long serialVersionUID = 1;

    NoDriverException() {
      super(REASON);
    }
  }

  /** Takes what a query finds. */
  @FunctionalInterface
  interface RowVisitor {
    /** Takes one row, and returns whether to go on. */
    boolean visit(ResultSet row) throws SQLException, IOException;
  }

  /** {@return whether a file that begins so is a database} */
  static boolean isOne(byte[] head) {
    return head.length >= MAGIC.length
        && Arrays.equals(head, 0, MAGIC.length, MAGIC, 0, MAGIC.length);
  }

  /** {@return the names of its tables in lower case} */
  static Set<String> tables(Path path) throws IOException {
    Set<String> tables = new TreeSet<>();
    try (Connection connection = open(path)) {
      query(
          connection,
          "select name from sqlite_master where type = 'table' and length(name) < 100",
          row -> {
            tables.add(String.valueOf(row.getString(1)).toLowerCase(Locale.ROOT));
            return tables.size() < MAX_TABLES;
          });
    } catch (SQLException e) {
      throw new IOException("not a database of SQLite that can be read", e);
    }
    return Set.copyOf(tables);
  }

  /** {@return where what was written last may stand, which is no part of the file yet} */
  static Path log(Path path) {
    return path.resolveSibling(path.getFileName() + "-wal");
  }

  /**
   * {@return a connection that cannot write} Where nobody writes either, the database is told to be
   * immutable, or else SQLite would put files beside it.
   */
  static Connection open(Path path) throws IOException {
    Path log = log(path);
    boolean quiet = !Files.exists(log) || Files.size(log) == 0;
    String url = "jdbc:sqlite:" + path.toUri() + "?mode=ro" + (quiet ? "&immutable=1" : "");
    try {
      return DriverManager.getConnection(url);
    } catch (SQLException e) {
      boolean driver = DriverManager.drivers().anyMatch(one -> accepts(one, url));
      throw driver ? new IOException("the database cannot be opened", e) : new NoDriverException();
    }
  }

  private static boolean accepts(Driver driver, String url) {
    try {
      return driver.acceptsURL(url);
    } catch (SQLException e) {
      return false;
    }
  }

  /** Hands out the rows that a query with arguments finds. */
  static void query(Connection connection, String sql, RowVisitor visitor, Object... arguments)
      throws SQLException, IOException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < arguments.length; i++) {
        statement.setObject(i + 1, arguments[i]);
      }
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next() && visitor.visit(rows)) {
          // The visitor does all there is to do.
        }
      }
    }
  }
}
