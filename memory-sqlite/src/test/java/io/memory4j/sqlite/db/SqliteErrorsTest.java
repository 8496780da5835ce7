package io.memory4j.sqlite.db;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.ConflictException;
import io.memory4j.MemoryException;
import io.memory4j.StoreFormatException;
import io.memory4j.StoreUnavailableException;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

class SqliteErrorsTest {
  private static final String SECRET = "remembered text";

  @ParameterizedTest
  @CsvSource({
    "SQLITE_BUSY,unavailable",
    "SQLITE_BUSY_SNAPSHOT,unavailable",
    "SQLITE_LOCKED,unavailable",
    "SQLITE_FULL,unavailable",
    "SQLITE_READONLY,unavailable",
    "SQLITE_READONLY_DBMOVED,unavailable",
    "SQLITE_IOERR_WRITE,unavailable",
    "SQLITE_CANTOPEN,unavailable",
    "SQLITE_INTERRUPT,unavailable",
    "SQLITE_NOMEM,unavailable",
    "SQLITE_CORRUPT,format",
    "SQLITE_CORRUPT_VTAB,format",
    "SQLITE_NOTADB,format",
    "SQLITE_SCHEMA,format",
    "SQLITE_ERROR,format",
    "SQLITE_MISMATCH,format",
    "SQLITE_CONSTRAINT,conflict",
    "SQLITE_CONSTRAINT_UNIQUE,conflict",
    "SQLITE_CONSTRAINT_PRIMARYKEY,conflict"
  })
  void eachCodeTellsTheCallerWhatToDo(SQLiteErrorCode code, String kind) {
    MemoryException translated = SqliteErrors.translate(new SQLiteException(SECRET, code));

    assertThat(translated).isInstanceOf(type(kind)).hasMessageNotContaining(SECRET);
    assertThat(translated.getMessage()).contains(";");
  }

  private static Class<? extends MemoryException> type(String kind) {
    return switch (kind) {
      case "unavailable" -> StoreUnavailableException.class;
      case "format" -> StoreFormatException.class;
      default -> ConflictException.class;
    };
  }

  @Test
  void aCauseOfThePoolIsLookedInto() {
    SQLException busy = new SQLiteException(SECRET, SQLiteErrorCode.SQLITE_CANTOPEN);

    assertThat(SqliteErrors.translate(new SQLException("pool", busy)))
        .isInstanceOf(StoreUnavailableException.class)
        .hasMessageContaining("cannot be opened");
    assertThat(SqliteErrors.translate(new SQLTransientConnectionException("pool", busy)))
        .isInstanceOf(StoreUnavailableException.class);
  }
}
