package io.memory4j.sqlite.db;

import io.memory4j.StoreUnavailableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConnection;

/** One database file: a writing session, some reading ones and one that watches. Thread-safe. */
public final class Database implements AutoCloseable {
  private final Place place;
  private final PragmaSource writes;
  private final SessionPool writer;
  private final SessionPool readers;
  private final AtomicLong ownCommits = new AtomicLong();
  private final Object fileKey;
  private @Nullable Connection watcher;
  private @Nullable Session watching;

  private Database(Place place, PragmaSource writes) {
    this.place = place;
    this.writes = writes;
    fileKey = fileKey(place);
    writer = new SessionPool("memory4j-writer", writes, 1, place);
    readers =
        new SessionPool("memory4j-readers", new PragmaSource(place, false), place.readers(), place);
  }

  /**
   * Opens a file that exists and holds the schema; the caller has entered it in {@link OpenFiles},
   * and closing leaves it.
   *
   * @param place where it is
   * @return the open database
   */
  public static Database of(Place place) {
    return new Database(place, new PragmaSource(place, true));
  }

  /**
   * Opens a file that may be new; the caller has entered it in {@link OpenFiles}, and closing
   * leaves it.
   *
   * @param place where it is
   * @param work what to do first, outside any transaction, such as making the schema
   * @return the open database
   */
  public static Database of(Place place, Consumer<Session> work) {
    PragmaSource writes = new PragmaSource(place, true);
    try {
      SQLiteConnection connection = writes.getConnection("", "");
      try {
        Session session = new Session(connection);
        work.accept(session);
        session.forgetStatements();
      } catch (RuntimeException failure) {
        connection.close();
        throw failure;
      }
      // The last connection of a file takes the log away with it, so this one goes on as the
      // writer.
      writes.keep(connection);
      return new Database(place, writes);
    } catch (SQLException failure) {
      throw SqliteErrors.translate(failure);
    }
  }

  /** {@return where it is} */
  public Place place() {
    return place;
  }

  /**
   * Runs work on one snapshot.
   *
   * @param <T> what the work returns
   * @param work what to do
   * @return what the work returned
   */
  public <T extends @Nullable Object> T read(Function<Session, T> work) {
    requireFile();
    return readers.use(session -> session.transaction("begin", work));
  }

  /**
   * Runs work in one transaction that holds the write lock from its beginning.
   *
   * @param <T> what the work returns
   * @param work what to do
   * @return what the work returned
   */
  public <T extends @Nullable Object> T write(Function<Session, T> work) {
    requireFile();
    if (place.readOnly()) {
      throw readOnly();
    }
    T result = writer.use(session -> session.transaction("begin immediate", work));
    ownCommits.incrementAndGet();
    return result;
  }

  /**
   * Runs work on the writing session outside any transaction, with no statement prepared.
   *
   * @param work what to do
   */
  public void maintain(Function<Session, Boolean> work) {
    requireFile();
    if (place.readOnly()) {
      throw readOnly();
    }
    writer.use(
        session -> {
          session.forgetStatements();
          return work.apply(session);
        });
    ownCommits.incrementAndGet();
  }

  private static StoreUnavailableException readOnly() {
    return new StoreUnavailableException(
        "The store is open for reading only; open it without readOnly to write.", null);
  }

  /** {@return a number that differs after any commit of any process} */
  public synchronized long mark() {
    requireFile();
    try {
      if (watching == null) {
        watcher = new PragmaSource(place, false).getConnection();
        watching = new Session(watcher);
      }
      return (ownCommits.get() << 32) + watching.number("pragma data_version");
    } catch (SQLException failure) {
      throw SqliteErrors.translate(failure);
    }
  }

  /** Refuses to work on a file that was deleted or replaced, where writes would vanish. */
  private void requireFile() {
    if (!fileKey.equals(fileKey(place))) {
      throw new StoreUnavailableException(
          "The store's file was removed or replaced; close the store and open it anew.", null);
    }
  }

  private static Object fileKey(Place place) {
    try {
      var attributes = Files.readAttributes(place.file(), BasicFileAttributes.class);
      Object key = attributes.fileKey();
      return key == null ? "present" : key;
    } catch (IOException missing) {
      return "missing";
    }
  }

  private synchronized void closeWatcher() {
    try {
      if (watching != null && watcher != null) {
        watching.forgetStatements();
        watcher.close();
      }
    } catch (SQLException failure) {
      throw SqliteErrors.translate(failure);
    } finally {
      watching = null;
      watcher = null;
    }
  }

  /**
   * Writes a consistent copy while others read and write.
   *
   * @param target a file that does not exist
   */
  public void copyTo(Path target) {
    requireFile();
    SessionPool pool = place.readOnly() ? readers : writer;
    pool.use(
        session -> {
          session.forgetStatements();
          return session.update("vacuum into ?", target.toString());
        });
  }

  /** Closes all connections; the file stays entered in {@link OpenFiles}. */
  public void closeConnections() {
    closeWatcher();
    readers.close();
    writer.close();
    try {
      writes.closeKept();
    } catch (SQLException failure) {
      throw SqliteErrors.translate(failure);
    }
  }

  @Override
  public void close() {
    closeConnections();
    OpenFiles.leave(place.file());
  }
}
