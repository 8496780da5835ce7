package io.memory4j.core.history;

import io.memory4j.core.text.Graphemes;
import io.memory4j.core.text.NameSafe;
import io.memory4j.core.text.TextNormal;
import io.memory4j.store.RecordBody;
import java.util.Locale;

/**
 * The name of a turn: its session's and its number there, in eight digits so that names sort as
 * turns follow each other. Immutable and thread-safe.
 *
 * @param session what tells the session from others of its layer
 * @param number from 1
 */
record TurnKey(String session, long number) implements Comparable<TurnKey> {
  private static final char MARK = '#';
  private static final int DIGITS = 8;
  private static final int MAX_SESSION_CHARS = RecordBody.MAX_KEY_CHARS - 20;
  private static final int MARK_CHARS = 8;

  /**
   * {@return the name of a session} Its hash, if it is longer than a key has room for, or has a
   * character that a key cannot hold or that parts it.
   */
  static String session(String id) {
    boolean plain =
        !id.isBlank()
            && Graphemes.length(id) <= MAX_SESSION_CHARS
            && TextNormal.isWellFormed(id)
            && id.codePoints().noneMatch(c -> c == MARK || Character.isISOControl(c));
    return plain ? id : NameSafe.hash(id);
  }

  /** {@return the name of another session with the same id} */
  static String aside(String session, String place) {
    String mark = "~" + NameSafe.hash(place).substring(0, MARK_CHARS);
    return session(session).concat(mark);
  }

  static TurnKey parse(String key) {
    int at = key.lastIndexOf(MARK);
    return new TurnKey(key.substring(0, at), Long.parseLong(key.substring(at + 1)));
  }

  /** {@return the key of the turn that is some turns later; none has a number below 1} */
  TurnKey plus(int turns) {
    return new TurnKey(session, number + turns);
  }

  /** {@return what all keys of the session that come later are below} */
  String end() {
    return session + (char) (MARK + 1);
  }

  @Override
  public int compareTo(TurnKey other) {
    int bySession = session.compareTo(other.session);
    return bySession != 0 ? bySession : Long.compare(number, other.number);
  }

  @Override
  public String toString() {
    return session + MARK + String.format(Locale.ROOT, "%0" + DIGITS + "d", number);
  }
}
