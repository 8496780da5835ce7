package io.memory4j.core.redact;

/** What stands between a name and its value. */
enum Link {
  /** {@code name=value}, as in environment files and queries. */
  TIGHT,
  /** {@code name = value}, as in code and INI files. */
  EQUALS,
  /** {@code name: value}. */
  COLON,
  /** A tag: {@code <name>value<}. */
  TAG,
  /** An option and its value, or an instruction such as {@code ENV NAME value}. */
  OPTION,
  /** A call or a list of literals: {@code set("name", "value")}. */
  LISTED,
  /**
   * Anything weaker: a hash rocket, a table, a dash, a name that goes on; the value must look
   * machine-made.
   */
  LOOSE,
  /** Nothing but a blank: {@code PASSWORD value}. */
  BARE,
  /** A sentence: {@code the password is value}. */
  SPOKEN,
  /** The value is one of a list, or stands on the next line. */
  APART;

  /** Returns whether any value that is no placeholder counts. */
  boolean strong() {
    return this == TIGHT || this == EQUALS || this == COLON || this == TAG;
  }
}
