package io.memory4j.core.file;

/** What became of a line of a mailbox beside being taken as it is. More may be added. */
public enum MailboxNote {
  /** Dropped: nothing but white space. */
  BLANK,
  /** Dropped: a heading, that is a number sign that no digit follows. */
  HEADING,
  /** Dropped: the marker of a list or a checkbox with nothing behind it. */
  LONE_MARKER,
  /** Dropped: a line drawn with dashes, asterisks, underscores or equals signs. */
  RULE,
  /** Dropped: the beginning or end of a code fence; what is in it is taken. */
  FENCE,
  /** Dropped: an HTML comment. */
  COMMENT,
  /** Taken, but only its beginning was read: it is longer than a line may be. */
  CUT,
  /** Taken with a shortened statement; the whole line is in the detail. */
  SHORTENED
}
