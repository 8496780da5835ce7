package io.memory4j.core.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Asks a file system whether it ignores case, without writing to it. */
final class CaseProbe {
  private CaseProbe() {}

  /**
   * {@return whether an existing file or folder is also found under its name in the other case} A
   * name without letters says no, as there is nothing to fold in it.
   */
  static boolean ignoresCase(Path entry) {
    Path name = entry.getFileName();
    if (name == null) {
      return false;
    }
    try {
      Path other = entry.resolveSibling(otherCase(name.toString()));
      // A link under the other name proves nothing: it can be made anywhere.
      return !other.equals(entry) && !Files.isSymbolicLink(other) && Files.isSameFile(entry, other);
    } catch (IOException | InvalidPathException absent) {
      return false;
    }
  }

  private static String otherCase(String name) {
    StringBuilder other = new StringBuilder(name.length());
    name.codePoints().map(CaseProbe::otherCase).forEach(other::appendCodePoint);
    return other.toString();
  }

  private static int otherCase(int c) {
    return Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c);
  }
}
