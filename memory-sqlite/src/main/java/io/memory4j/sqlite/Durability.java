package io.memory4j.sqlite;

/** What a finished write survives. More may be added. */
public enum Durability {
  /** The death of the process. A loss of power may take the last writes, never more. */
  PROCESS("normal"),
  /** The loss of power too, at the price of one wait for the disk per write. */
  POWER("full");

  private final String synchronous;

  Durability(String synchronous) {
    this.synchronous = synchronous;
  }

  /** {@return the value of SQLite's pragma} */
  String synchronous() {
    return synchronous;
  }
}
