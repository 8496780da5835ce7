package io.memory4j.sqlite.db;

import java.nio.file.Path;

/**
 * Where the database is and how its connections work. Immutable and thread-safe.
 *
 * @param file the database file
 * @param readOnly whether writes are refused
 * @param shared whether the write-ahead log can be used; it needs shared memory between processes
 * @param synchronous how far a commit waits for the disk
 * @param busyMillis how long a statement waits for others
 * @param readers how many connections read at most
 * @param maxFileBytes the file's limit, or 0
 */
public record Place(
    Path file,
    boolean readOnly,
    boolean shared,
    String synchronous,
    int busyMillis,
    int readers,
    long maxFileBytes) {}
