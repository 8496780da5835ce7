package io.memory4j.sqlite;

/** How SQLite makes a write all or nothing. More may be added. */
public enum JournalMode {
  /** A write-ahead log: readers and a writer do not wait for each other. Needs a local disk. */
  WRITE_AHEAD,
  /**
   * A rollback journal, and a lock held as a file named {@code memory.db.lock}: works on network
   * file systems, where readers and a writer wait for each other. If a machine dies while it
   * writes, the lock file stays and is to be removed by hand. All processes that share a store must
   * use the same mode.
   */
  ROLLBACK
}
