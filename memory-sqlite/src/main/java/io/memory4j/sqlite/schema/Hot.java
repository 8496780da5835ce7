package io.memory4j.sqlite.schema;

/**
 * The constant texts of the statements that run most, each as jOOQ would render it, without the
 * cost of loading and rendering. Not instantiable.
 */
public final class Hot {
  /** All columns of a record, in the order in which they are read and inserted. */
  public static final String COLUMNS =
      "records.born, records.id, records.layer, records.kind, records.status, records.born_status,"
          + " records.key, records.content, records.detail, records.category, records.author,"
          + " records.fingerprint, records.sequence, records.revision, records.closed, records.due,"
          + " records.observed, records.created, records.updated, records.valid_from,"
          + " records.valid_until, records.more";

  /** How many columns a record has. */
  public static final int COLUMN_COUNT = 22;

  private static final String SELECT = "select " + COLUMNS + " from records where ";

  /** Finds a record by its id. */
  public static final String BY_ID = SELECT + "records.id = ?";

  /** Finds the ACTIVE record of a layer, a kind and a key. */
  public static final String BY_KEY =
      SELECT
          + "(records.layer = ? and records.kind = ? and records.\"key\" = ? and records.status ="
          + " 0)";

  /** Finds the open record of a layer, a kind and a fingerprint. */
  public static final String BY_FINGERPRINT =
      SELECT
          + "(records.layer = ? and records.kind = ? and records.fingerprint = ?"
          + " and records.status in (0, 1))";

  /** Adds a record; followed by one group of question marks for each. */
  public static final String INSERT_INTO =
      "insert into records (born, id, layer, kind, status, born_status, key, content, detail,"
          + " category, author, fingerprint, sequence, revision, closed, due, observed, created,"
          + " updated, valid_from, valid_until, more) values ";

  /** The values of one record. */
  public static final String INSERT_VALUES =
      "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

  /** Adds one record. */
  public static final String INSERT = INSERT_INTO + INSERT_VALUES;

  /** Adds a journal entry. */
  public static final String APPEND =
      "insert into journal (sequence, layer, type, scheme, subject, at, weight, once, more)"
          + " values (?, ?, ?, ?, ?, ?, ?, ?, ?)";

  /** Takes a once-key; changes nothing if it is taken. */
  public static final String TAKE_ONCE =
      "insert into once_keys (once, layer, scheme, subject) values (?, ?, ?, ?)"
          + " on conflict do nothing";

  /** Reads the counter. */
  public static final String COUNTER = "select counter.value from counter";

  private Hot() {}
}
