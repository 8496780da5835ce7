package io.memory4j.sqlite.db;

import java.sql.SQLException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.sqlite.BusyHandler;
import org.sqlite.SQLiteConnection;

/**
 * Waits for a lock in short uneven pauses. Those of SQLite grow to 100 milliseconds: among writers
 * that never rest, the one that has waited longest then asks least often, and starves. Thread-safe.
 */
final class LockWait extends BusyHandler {
  private static final int MOST_MILLIS = 5;
  private static final int MEAN_MILLIS = (1 + MOST_MILLIS) / 2;

  private final int pauses;

  private LockWait(int busyMillis) {
    pauses = busyMillis / MEAN_MILLIS;
  }

  /**
   * Lets a connection wait from now on.
   *
   * @param connection whose locks to wait for
   * @param busyMillis about how long at most
   * @throws SQLException if the connection is closed
   */
  static void install(SQLiteConnection connection, int busyMillis) throws SQLException {
    setHandler(connection, new LockWait(busyMillis));
  }

  /** {@return 1 to ask for the lock again, 0 to give up} */
  @Override
  protected int callback(int earlierPauses) {
    if (earlierPauses >= pauses) {
      return 0;
    }
    long millis = ThreadLocalRandom.current().nextInt(1, MOST_MILLIS + 1);
    // A thread that is interrupted would not pause at all; it learns of it afterwards.
    boolean interrupted = Thread.interrupted();
    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis));
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return 1;
  }
}
