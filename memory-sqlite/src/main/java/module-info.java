/** Memory in one SQLite file: the default storage backend. */
module io.memory4j.sqlite {
  requires transitive io.memory4j.api;
  requires static org.jspecify;
  requires com.zaxxer.hikari;
  requires java.sql;
  requires org.jooq;
  requires org.slf4j;
  requires org.xerial.sqlitejdbc;

  exports io.memory4j.sqlite;
}
