package io.memory4j.core.redact;

/** What the name of a value promises. */
enum KeyKind {
  /** Nothing secret. */
  NONE,
  /** Something a person may have chosen: even a plain word can be one. */
  PASSWORD,
  /** Something a person may have chosen and that may hold spaces. */
  PASSPHRASE,
  /** Something a machine made: a plain word is none. */
  TOKEN,
  /** Something a machine made, if the name stands in a query. */
  PARAMETER,
  /** Base64 of a user and a password, as in the files of npm and Docker. */
  BASIC
}
