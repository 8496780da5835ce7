package io.memory4j.core.history;

/**
 * A folder as sessions tell it, in which one path has one form: without separators at its end, and
 * on systems with drives with one kind of separator. Immutable and thread-safe.
 *
 * @param path the folder; empty for the root of all
 */
record WorkspacePath(String path) {
  private static final String DRIVE = ":";

  static WorkspacePath of(String told) {
    String path = told.startsWith("/") ? told : withoutBackslashes(told);
    int end = path.length();
    while (end > 0 && path.charAt(end - 1) == '/') {
      end--;
    }
    return new WorkspacePath(path.substring(0, end));
  }

  /** Windows takes both separators, and drives in any case. */
  private static String withoutBackslashes(String told) {
    String path = told.replace('\\', '/');
    return path.startsWith(DRIVE, 1)
        ? Character.toUpperCase(path.charAt(0)) + path.substring(1)
        : path;
  }

  /** {@return whether it is another folder or stands below that} */
  boolean isIn(WorkspacePath other) {
    return path.equals(other.path) || path.startsWith(other.path + "/");
  }
}
