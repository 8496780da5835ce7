package io.memory4j.core.record;

import io.memory4j.store.RecordKind;
import java.util.Map;

/** The kinds of records that core writes, each with the letter its ids begin with. */
public final class RecordKinds {
  /** A fact. */
  public static final RecordKind FACT = new RecordKind("FACT", true);

  /** A learned rule or an anti-pattern. */
  public static final RecordKind RULE = new RecordKind("RULE", true);

  /** A summary of a period. */
  public static final RecordKind SUMMARY = new RecordKind("SUMMARY", true);

  /** A diary entry of a session. */
  public static final RecordKind DIARY = new RecordKind("DIARY", true);

  /** What was extracted from a session. */
  public static final RecordKind EXTRACTION = new RecordKind("EXTRACTION", true);

  /** A turn of a session. */
  public static final RecordKind TURN = new RecordKind("TURN", true);

  /** A pattern of a dangerous command. */
  public static final RecordKind GUARD = new RecordKind("GUARD", false);

  /** A piece of background work. */
  public static final RecordKind JOB = new RecordKind("JOB", false);

  /** A cursor, gate, salt or other single value. */
  public static final RecordKind STATE = new RecordKind("STATE", false);

  /** The salted hash of something forgotten. */
  public static final RecordKind TOMBSTONE = new RecordKind("TOMBSTONE", false);

  private static final Map<RecordKind, Character> LETTERS =
      Map.of(
          FACT,
          'f',
          RULE,
          'b',
          SUMMARY,
          's',
          DIARY,
          'd',
          EXTRACTION,
          'e',
          TURN,
          'u',
          GUARD,
          't',
          JOB,
          'j',
          STATE,
          'c',
          TOMBSTONE,
          'z');

  private RecordKinds() {}

  /**
   * {@return the letter that the ids of a kind begin with}
   *
   * @param kind one of the constants
   * @throws IllegalArgumentException if it is none of them
   */
  public static char letter(RecordKind kind) {
    Character letter = LETTERS.get(kind);
    if (letter == null) {
      throw new IllegalArgumentException("No ids are made for records of kind " + kind.name());
    }
    return letter;
  }
}
