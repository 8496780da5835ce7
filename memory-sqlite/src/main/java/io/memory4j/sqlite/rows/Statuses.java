package io.memory4j.sqlite.rows;

import io.memory4j.StoreFormatException;
import io.memory4j.store.RecordStatus;

/** The numbers that stand for statuses in the file; they never change. Not instantiable. */
public final class Statuses {
  private Statuses() {}

  /**
   * {@return the number of a status}
   *
   * @param status the status
   */
  public static int code(RecordStatus status) {
    return switch (status) {
      case ACTIVE -> 0;
      case QUARANTINED -> 1;
      case SUPERSEDED -> 2;
      case HUSK -> 3;
    };
  }

  static RecordStatus of(int code) {
    for (RecordStatus status : RecordStatus.values()) {
      if (code(status) == code) {
        return status;
      }
    }
    throw new StoreFormatException("A record has the unknown status " + code + ".", null);
  }
}
