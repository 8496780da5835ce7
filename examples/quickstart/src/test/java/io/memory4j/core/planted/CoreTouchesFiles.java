package io.memory4j.core.planted;

import java.nio.file.Files;
import java.nio.file.Path;

/** Planted: the core touches the disk outside of core.file. */
final class CoreTouchesFiles {
  private CoreTouchesFiles() {}

  static boolean exists(Path path) {
    return Files.exists(path);
  }
}
