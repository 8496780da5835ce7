package io.memory4j.sqlite.db;

import io.memory4j.MemoryException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One connection with the statements it keeps prepared. All failures are translated. Confined to
 * one thread at a time.
 */
public final class Session {
  private static final int MOST_KEPT = 64;

  private final Connection connection;
  private final Map<String, PreparedStatement> recent = new LinkedHashMap<>(16, 0.75f, true);

  Session(Connection connection) {
    this.connection = connection;
  }

  /** Turns one row into a value. */
  @FunctionalInterface
  public interface Row<T extends @Nullable Object> {
    /**
     * {@return the value of the row the results stand at}
     *
     * @param results not to be moved
     * @throws SQLException if a column cannot be read
     */
    T read(ResultSet results) throws SQLException;
  }

  /** An open result, read row by row; must be closed. */
  public final class Cursor implements AutoCloseable {
    private final String sql;
    private final PreparedStatement statement;
    private final ResultSet results;

    private Cursor(String sql, PreparedStatement statement, ResultSet results) {
      this.sql = sql;
      this.statement = statement;
      this.results = results;
    }

    /**
     * {@return the next row's value, or empty after the last}
     *
     * @param <T> what a row becomes
     * @param row how
     */
    public <T> Optional<T> next(Row<T> row) {
      try {
        return results.next() ? Optional.of(row.read(results)) : Optional.empty();
      } catch (SQLException failure) {
        throw SqliteErrors.translate(failure);
      }
    }

    @Override
    public void close() {
      try {
        results.close();
        keep(sql, statement);
      } catch (SQLException failure) {
        throw SqliteErrors.translate(failure);
      }
    }
  }

  /**
   * Runs a statement that returns no rows and is not kept.
   *
   * @param sql its text
   */
  public void run(String sql) {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException failure) {
      throw SqliteErrors.translate(failure);
    }
  }

  /**
   * {@return how many rows a statement changed}
   *
   * @param sql its text, kept prepared
   * @param arguments Long, Integer, Double, String or null
   */
  public int update(String sql, @Nullable Object... arguments) {
    try {
      PreparedStatement statement = prepare(sql);
      bind(statement, arguments);
      return statement.executeUpdate();
    } catch (SQLException failure) {
      throw failed(sql, failure);
    }
  }

  /**
   * {@return the rows of a query}
   *
   * @param <T> what a row becomes
   * @param sql its text, kept prepared
   * @param row how to read one
   * @param arguments Long, Integer, Double, String or null
   */
  public <T extends @Nullable Object> List<T> list(
      String sql, Row<T> row, @Nullable Object... arguments) {
    try {
      PreparedStatement statement = prepare(sql);
      bind(statement, arguments);
      List<T> rows = new ArrayList<>();
      try (ResultSet results = statement.executeQuery()) {
        while (results.next()) {
          rows.add(row.read(results));
        }
      }
      return rows;
    } catch (SQLException failure) {
      throw failed(sql, failure);
    }
  }

  /**
   * {@return the first row of a query}
   *
   * @param <T> what a row becomes
   * @param sql its text, kept prepared
   * @param row how to read one
   * @param arguments Long, Integer, Double, String or null
   */
  public <T> Optional<T> first(String sql, Row<T> row, @Nullable Object... arguments) {
    try {
      PreparedStatement statement = prepare(sql);
      bind(statement, arguments);
      try (ResultSet results = statement.executeQuery()) {
        return results.next() ? Optional.of(row.read(results)) : Optional.empty();
      }
    } catch (SQLException failure) {
      throw failed(sql, failure);
    }
  }

  /**
   * {@return the number in the first column of the first row, or 0}
   *
   * @param sql a query, kept prepared
   * @param arguments Long, Integer, Double, String or null
   */
  public long number(String sql, @Nullable Object... arguments) {
    return first(sql, results -> results.getLong(1), arguments).orElse(0L);
  }

  /**
   * {@return an open result}
   *
   * @param sql a query, kept prepared once it is closed; one text may be open more than once
   * @param arguments Long, Integer, Double, String or null
   */
  public Cursor open(String sql, @Nullable Object... arguments) {
    try {
      PreparedStatement kept = recent.remove(sql);
      PreparedStatement statement = kept == null ? connection.prepareStatement(sql) : kept;
      try {
        bind(statement, arguments);
        return new Cursor(sql, statement, statement.executeQuery());
      } catch (SQLException | RuntimeException failure) {
        statement.close();
        throw failure;
      }
    } catch (SQLException failure) {
      throw SqliteErrors.translate(failure);
    }
  }

  /** Closes all kept statements; VACUUM demands it. */
  public void forgetStatements() {
    try {
      for (PreparedStatement statement : recent.values()) {
        statement.close();
      }
    } catch (SQLException failure) {
      throw SqliteErrors.translate(failure);
    } finally {
      recent.clear();
    }
  }

  /**
   * Runs work in one transaction, and undoes all of it if the work or the commit fails.
   *
   * @param <T> what the work returns
   * @param begin the statement that begins it
   * @param work what to do
   * @return what the work returned
   */
  public <T extends @Nullable Object> T transaction(String begin, Function<Session, T> work) {
    update(begin);
    try {
      T result = work.apply(this);
      update("commit");
      return result;
    } catch (RuntimeException | Error failure) {
      rollbackQuietly(failure);
      throw failure;
    }
  }

  /** Ends a transaction without its changes; a failure here adds nothing to the first one. */
  private void rollbackQuietly(Throwable first) {
    try {
      run("rollback");
    } catch (MemoryException second) {
      // SQLite has rolled back by itself after a full disk or an I/O error.
      first.addSuppressed(second);
    }
  }

  /** The driver closes a statement that failed badly, so none is kept. */
  private MemoryException failed(String sql, SQLException failure) {
    try {
      PreparedStatement statement = recent.remove(sql);
      if (statement != null) {
        statement.close();
      }
    } catch (SQLException second) {
      failure.addSuppressed(second);
    }
    return SqliteErrors.translate(failure);
  }

  private PreparedStatement prepare(String sql) throws SQLException {
    PreparedStatement statement = recent.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      keep(sql, statement);
    }
    return statement;
  }

  /** Keeps a statement that nobody reads from, unless there is one of this text. */
  private void keep(String sql, PreparedStatement statement) throws SQLException {
    if (recent.putIfAbsent(sql, statement) != null) {
      statement.close();
    } else if (recent.size() > MOST_KEPT) {
      var eldest = recent.entrySet().iterator();
      eldest.next().getValue().close();
      eldest.remove();
    }
  }

  private static void bind(PreparedStatement statement, @Nullable Object... arguments)
      throws SQLException {
    for (int i = 0; i < arguments.length; i++) {
      Object argument = arguments[i];
      if (argument instanceof String text) {
        statement.setString(i + 1, text);
      } else if (argument instanceof Long number) {
        statement.setLong(i + 1, number);
      } else if (argument instanceof Integer number) {
        statement.setInt(i + 1, number);
      } else {
        statement.setObject(i + 1, argument);
      }
    }
  }
}
