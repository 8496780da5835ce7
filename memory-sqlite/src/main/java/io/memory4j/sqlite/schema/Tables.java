package io.memory4j.sqlite.schema;

import java.util.List;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.Table;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;

/** The tables and columns that variable queries name. Not instantiable. */
public final class Tables {
  /** All records. */
  public static final Table<Record> RECORDS = table("records");

  /** A record's number at birth, its row id. */
  public static final Field<Long> BORN = number("records", "born");

  /** A record's id. */
  public static final Field<String> ID = text("records", "id");

  /** The number of a record's layer. */
  public static final Field<Long> LAYER = number("records", "layer");

  /** The number of a record's kind. */
  public static final Field<Long> KIND = number("records", "kind");

  /** The code of a record's status. */
  public static final Field<Long> STATUS = number("records", "status");

  /** The code of the status a record was inserted with. */
  public static final Field<Long> BORN_STATUS = number("records", "born_status");

  /** A record's key. */
  public static final Field<String> KEY = text("records", "key");

  /** A record's long text. */
  public static final Field<String> DETAIL = text("records", "detail");

  /** A record's category. */
  public static final Field<String> CATEGORY = text("records", "category");

  /** A record's author. */
  public static final Field<String> AUTHOR = text("records", "author");

  /** A record's fingerprint. */
  public static final Field<String> FINGERPRINT = text("records", "fingerprint");

  /** A record's place in the order. */
  public static final Field<Long> SEQUENCE = number("records", "sequence");

  /** A record's last change. */
  public static final Field<Long> REVISION = number("records", "revision");

  /** The revision that closed a record, or 0. */
  public static final Field<Long> CLOSED = number("records", "closed");

  /** When a record is due, in nanoseconds. */
  public static final Field<Long> DUE = number("records", "due");

  /** When a record was last said, in nanoseconds. */
  public static final Field<Long> OBSERVED = number("records", "observed");

  /** Since when a record holds, in nanoseconds. */
  public static final Field<Long> VALID_FROM = number("records", "valid_from");

  /** Until when a record holds, in nanoseconds. */
  public static final Field<Long> VALID_UNTIL = number("records", "valid_until");

  /** The tags of records. */
  public static final Table<Record> TAGS = table("tags");

  /** One tag. */
  public static final Field<String> TAG = text("tags", "tag");

  /** The record of a tag. */
  public static final Field<Long> TAG_BORN = number("tags", "born");

  /** The links of records. */
  public static final Table<Record> LINKS = table("links");

  /** The scheme of a link's target. */
  public static final Field<String> LINK_SCHEME = text("links", "scheme");

  /** The id of a link's target. */
  public static final Field<String> LINK_TARGET = text("links", "target");

  /** The relation of a link. */
  public static final Field<String> LINK_RELATION = text("links", "relation");

  /** The record a link starts from. */
  public static final Field<Long> LINK_BORN = number("links", "born");

  /** Events. */
  public static final Table<Record> JOURNAL = table("journal");

  private Tables() {}

  /** {@return all columns of a record, as {@link Hot#COLUMNS} lists them} */
  public static List<Field<Object>> columns() {
    return List.of(Hot.COLUMNS.split(", ", -1)).stream().map(DSL::field).toList();
  }

  private static Table<Record> table(String name) {
    return DSL.table(DSL.name(name));
  }

  private static Field<Long> number(String table, String name) {
    return DSL.field(DSL.name(table, name), SQLDataType.BIGINT);
  }

  private static Field<String> text(String table, String name) {
    return DSL.field(DSL.name(table, name), SQLDataType.VARCHAR);
  }
}
