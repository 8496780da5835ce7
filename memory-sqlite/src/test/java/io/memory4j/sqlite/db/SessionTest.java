package io.memory4j.sqlite.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.ConflictException;
import io.memory4j.StoreFormatException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SessionTest {
  private static final String ALL = "select number from numbers order by number";
  private static final Session.Row<Long> NUMBER = row -> row.getLong(1);

  private Connection connection;
  private Session session;

  @BeforeEach
  void open() throws SQLException {
    connection = DriverManager.getConnection("jdbc:sqlite::memory:");
    session = new Session(connection);
    session.run("create table numbers (number integer primary key, name text)");
    for (long i = 1; i <= 3; i++) {
      session.update("insert into numbers values (?, ?)", i, "n" + i);
    }
  }

  @AfterEach
  void close() throws SQLException {
    session.forgetStatements();
    connection.close();
  }

  private static List<Long> rest(Session.Cursor cursor) {
    List<Long> numbers = new ArrayList<>();
    Optional<Long> next = cursor.next(NUMBER);
    while (next.isPresent()) {
      numbers.add(next.get());
      next = cursor.next(NUMBER);
    }
    return numbers;
  }

  @Test
  void oneTextMayBeOpenMoreThanOnce() {
    try (Session.Cursor first = session.open(ALL);
        Session.Cursor second = session.open(ALL)) {
      assertThat(first.next(NUMBER)).contains(1L);
      assertThat(second.next(NUMBER)).contains(1L);
      assertThat(session.list(ALL, NUMBER)).containsExactly(1L, 2L, 3L);
      assertThat(rest(first)).containsExactly(2L, 3L);
      assertThat(rest(second)).containsExactly(2L, 3L);
    }
    assertThat(session.list(ALL, NUMBER)).containsExactly(1L, 2L, 3L);
  }

  @Test
  void aCursorThatWasLeftEarlyStartsAnewTheNextTime() {
    String from = "select number from numbers where number >= ? order by number";
    try (Session.Cursor cursor = session.open(from, 1L)) {
      assertThat(cursor.next(NUMBER)).contains(1L);
    }
    try (Session.Cursor cursor = session.open(from, 2L)) {
      assertThat(rest(cursor)).containsExactly(2L, 3L);
    }
  }

  @Test
  void anOpenCursorSurvivesManyOtherStatements() {
    try (Session.Cursor cursor = session.open(ALL)) {
      for (int i = 0; i < 200; i++) {
        assertThat(session.number("select " + i)).isEqualTo(i);
      }
      assertThat(rest(cursor)).containsExactly(1L, 2L, 3L);
    }
    assertThat(session.number("select 7")).isEqualTo(7);
  }

  @Test
  void aFailedTransactionLeavesNothing() {
    assertThatThrownBy(
            () ->
                session.transaction(
                    "begin immediate",
                    own -> {
                      own.update("insert into numbers values (9, 'nine')");
                      return own.update("insert into numbers values (1, 'taken')");
                    }))
        .isInstanceOf(ConflictException.class);

    assertThat(session.list(ALL, NUMBER)).containsExactly(1L, 2L, 3L);
    assertThat(session.<Integer>transaction("begin", own -> own.update("delete from numbers")))
        .isEqualTo(3);
    assertThat(session.list(ALL, NUMBER)).isEmpty();
  }

  @Test
  void anErrorOfTheWorkIsHandedOnAfterTheRollback() {
    IllegalStateException own = new IllegalStateException("mine");

    assertThatThrownBy(
            () ->
                session.transaction(
                    "begin",
                    s -> {
                      s.update("delete from numbers");
                      throw own;
                    }))
        .isSameAs(own);
    assertThat(session.number("select count(*) from numbers")).isEqualTo(3);
  }

  @Test
  void aStatementThatFailedIsPreparedAnew() {
    String insert = "insert into numbers values (?, ?)";
    assertThatThrownBy(() -> session.update(insert, 1L, "taken"))
        .isInstanceOf(ConflictException.class);
    assertThat(session.update(insert, 4L, null)).isEqualTo(1);
    assertThatThrownBy(() -> session.run("select * from nowhere"))
        .isInstanceOf(StoreFormatException.class);
    assertThat(session.first("select name from numbers where number = 4", r -> r.getLong(1)))
        .contains(0L);
  }

  @Test
  void argumentsOfEachTypeArrive() {
    String types = "select typeof(?) || typeof(?) || typeof(?) || typeof(?) || typeof(?)";
    Optional<String> seen = session.first(types, r -> r.getString(1), 1L, 2, 0.5, "x", null);

    assertThat(seen).contains("integerintegerrealtextnull");
    assertThat(session.number("select 1 where false")).isZero();
  }
}
