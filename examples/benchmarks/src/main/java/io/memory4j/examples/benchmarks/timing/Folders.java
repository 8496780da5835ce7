package io.memory4j.examples.benchmarks.timing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Scratch folders. Not instantiable. */
public final class Folders {
  private Folders() {}

  /**
   * {@return a folder that exists and holds nothing}
   *
   * @param parent where it lies
   * @param name its name; what lies there is deleted
   * @throws IOException if it cannot be made
   */
  public static Path fresh(Path parent, String name) throws IOException {
    Path folder = parent.resolve(name);
    delete(folder);
    return Files.createDirectories(folder);
  }

  /**
   * Deletes a folder with all that is in it, if it exists.
   *
   * @param folder the folder
   * @throws IOException if something cannot be deleted
   */
  public static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      for (Path path : walk(folder)) {
        Files.delete(path);
      }
    }
  }

  /** {@return the folder and all that is in it, contents first} */
  private static List<Path> walk(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths.sorted(Comparator.reverseOrder()).toList();
    }
  }
}
