package io.memory4j.examples.benchmarks.report;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What a suite is told. Immutable and thread-safe.
 *
 * @param out an existing folder for tables and scratch files
 * @param data a folder with data to measure with
 * @param scale how many facts the largest store of a growth figure holds
 */
public record Setting(Path out, Optional<Path> data, int scale) {
  /** How many facts a verdict needs. */
  public static final int FULL_SCALE = 1_000_000;

  /**
   * {@return the folder with data}
   *
   * @throws IllegalArgumentException if none was given
   */
  public Path requireData() {
    return data.orElseThrow(
        () -> new IllegalArgumentException("This suite reads data; give it with -Ddata=PATH."));
  }
}
