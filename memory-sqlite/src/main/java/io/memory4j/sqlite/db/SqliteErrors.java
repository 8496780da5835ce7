package io.memory4j.sqlite.db;

import io.memory4j.ConflictException;
import io.memory4j.MemoryException;
import io.memory4j.StoreFormatException;
import io.memory4j.StoreUnavailableException;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * Translates what SQLite reports, and nothing else does. Messages name the problem and the remedy;
 * the driver's own words, which may hold values, stay in the cause. Not instantiable.
 */
public final class SqliteErrors {
  private SqliteErrors() {}

  /**
   * {@return the failure that tells the caller what to do}
   *
   * @param failure what the driver threw
   */
  public static MemoryException translate(SQLException failure) {
    if (failure instanceof SQLTransientConnectionException) {
      return new StoreUnavailableException(
          "No connection became free in time; try again, or allow more readers.", failure);
    }
    return translate(primary(failure), failure);
  }

  /** {@return the primary code, without the extension that tells sub-cases apart} */
  private static int primary(SQLException failure) {
    for (Throwable at = failure; at != null; at = at.getCause()) {
      if (at instanceof SQLiteException sqlite) {
        return sqlite.getResultCode().code & 0xff;
      }
    }
    return SQLiteErrorCode.SQLITE_ERROR.code;
  }

  private static MemoryException translate(int code, SQLException failure) {
    SQLiteErrorCode known = SQLiteErrorCode.getErrorCode(code);
    return switch (known) {
      case SQLITE_CONSTRAINT ->
          new ConflictException("An id, a key or a fingerprint is taken; read again and decide.");
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL ->
          unavailable("The store is busy with another writer; try again.", failure);
      case SQLITE_FULL ->
          unavailable("The disk or the file's limit is full; free space or raise it.", failure);
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH ->
          unavailable("The store can only be read; open it where it can be written.", failure);
      case SQLITE_CANTOPEN ->
          unavailable(
              "The store's file cannot be opened; check the folder and its rights.", failure);
      case SQLITE_IOERR, SQLITE_NOLFS ->
          unavailable("The disk failed to read or write the store; check it, then retry.", failure);
      case SQLITE_NOMEM, SQLITE_INTERRUPT, SQLITE_ABORT ->
          unavailable("The statement was given up; try again.", failure);
      case SQLITE_NOTADB ->
          new StoreFormatException(
              "The store's file is no SQLite database; restore a backup or move it away.", failure);
      case SQLITE_CORRUPT, SQLITE_SCHEMA, SQLITE_FORMAT, SQLITE_MISMATCH ->
          new StoreFormatException(
              "The store's file is damaged; restore a backup of its folder.", failure);
      default ->
          new StoreFormatException(
              "The store's file does not fit this version ("
                  + known
                  + "); upgrade, or restore a backup.",
              failure);
    };
  }

  private static StoreUnavailableException unavailable(String message, SQLException failure) {
    return new StoreUnavailableException(message, failure);
  }
}
