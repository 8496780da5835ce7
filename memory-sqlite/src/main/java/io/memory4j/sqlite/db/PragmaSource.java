package io.memory4j.sqlite.db;

import java.io.File;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteDataSource;

/** Opens connections and sets them up in the one order that is safe. Thread-safe. */
final class PragmaSource extends SQLiteDataSource {
  private final Place place;
  private final boolean writes;
  private final AtomicReference<@Nullable SQLiteConnection> kept = new AtomicReference<>();

  PragmaSource(Place place, boolean writes) {
    super(config(place));
    this.place = place;
    this.writes = writes;
    // Locks held in a folder of their own work where shared memory does not.
    String fallback = place.shared() || isWindows() ? "" : "?vfs=unix-dotfile";
    setUrl("jdbc:sqlite:" + place.file().toUri() + fallback);
  }

  private static boolean isWindows() {
    return File.separatorChar == '\\';
  }

  private static SQLiteConfig config(Place place) {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(place.readOnly());
    config.setBusyTimeout(place.busyMillis());
    return config;
  }

  @Override
  public SQLiteConnection getConnection(@Nullable String user, @Nullable String password)
      throws SQLException {
    SQLiteConnection ready = kept.getAndSet(null);
    if (ready != null) {
      return ready;
    }
    SQLiteConnection connection = super.getConnection(user, password);
    try (Statement statement = connection.createStatement()) {
      // Waiting must be allowed before anything that locks, such as the switch to the log.
      LockWait.install(connection, place.busyMillis());
      setUp(statement);
      return connection;
    } catch (SQLException | RuntimeException failure) {
      connection.close();
      throw failure;
    }
  }

  /** Keeps a connection for whoever asks for one next. */
  void keep(SQLiteConnection connection) {
    kept.set(connection);
  }

  /** Closes the connection that was kept, if nobody has asked for it. */
  void closeKept() throws SQLException {
    SQLiteConnection unused = kept.getAndSet(null);
    if (unused != null) {
      unused.close();
    }
  }

  private void setUp(Statement statement) throws SQLException {
    if (!place.readOnly()) {
      statement.execute("pragma journal_mode = " + (place.shared() ? "wal" : "delete"));
    }
    statement.execute("pragma synchronous = " + place.synchronous());
    statement.execute("pragma cache_size = -8000");
    statement.execute("pragma temp_store = memory");
    if (writes && !place.readOnly()) {
      setUpWriter(statement);
    } else {
      statement.execute("pragma query_only = true");
    }
  }

  private void setUpWriter(Statement statement) throws SQLException {
    statement.execute("pragma secure_delete = on");
    statement.execute("pragma journal_size_limit = 4194304");
    if (place.maxFileBytes() > 0) {
      try (ResultSet size = statement.executeQuery("pragma page_size")) {
        long pages = place.maxFileBytes() / size.getLong(1);
        statement.execute("pragma max_page_count = " + pages);
      }
    }
    statement.execute("create temp table doomed (born integer primary key)");
  }
}
