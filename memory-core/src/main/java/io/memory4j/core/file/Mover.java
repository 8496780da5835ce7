package io.memory4j.core.file;

import java.io.IOException;
import java.nio.file.Path;

/** Renames a file within its folder, at once. */
@FunctionalInterface
interface Mover {
  void move(Path from, Path to) throws IOException;
}
