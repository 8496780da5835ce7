package io.memory4j.sqlite.db;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.pool.HikariPool;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConnection;

/**
 * A bounded number of sessions that live as long as the pool. Uses HikariCP's pool itself, because
 * its data source logs every start and stop at INFO. Thread-safe.
 */
final class SessionPool implements AutoCloseable {
  private final List<Thread> threads = new CopyOnWriteArrayList<>();
  private final HikariPool pool;
  private final Map<SQLiteConnection, Session> sessions = new ConcurrentHashMap<>();

  SessionPool(String name, PragmaSource source, int size, Place place) {
    HikariConfig config = new HikariConfig();
    config.setPoolName(name);
    config.setDataSource(source);
    config.setMaximumPoolSize(size);
    config.setMinimumIdle(0);
    config.setIdleTimeout(0);
    config.setMaxLifetime(0);
    config.setConnectionTimeout(place.busyMillis());
    config.setReadOnly(place.readOnly());
    config.setInitializationFailTimeout(-1);
    config.setThreadFactory(this::thread);
    config.validate();
    pool = new HikariPool(config);
  }

  private Thread thread(Runnable work) {
    Thread thread = new Thread(work, "memory4j-connections");
    thread.setDaemon(true);
    threads.add(thread);
    return thread;
  }

  <T extends @Nullable Object> T use(Function<Session, T> work) {
    try (Connection connection = pool.getConnection()) {
      SQLiteConnection raw = connection.unwrap(SQLiteConnection.class);
      return work.apply(sessions.computeIfAbsent(raw, Session::new));
    } catch (SQLException failure) {
      throw SqliteErrors.translate(failure);
    }
  }

  @Override
  public void close() {
    sessions.values().forEach(Session::forgetStatements);
    // One that has added a connection sleeps 30 milliseconds after, and the pool would wait for it.
    threads.forEach(Thread::interrupt);
    try {
      pool.shutdown();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
