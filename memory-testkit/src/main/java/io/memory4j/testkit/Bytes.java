package io.memory4j.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Looks into the files of a medium without the store's help. */
final class Bytes {
  private Bytes() {}

  /** {@return the files below a folder that hold a text as UTF-8 or UTF-16, or in their names} */
  static List<Path> holding(Path folder, String text) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.getFileName().toString().contains(text) || holds(file, text))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean holds(Path file, String text) {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    // One character of Latin 1 stands for one byte, so that String can search.
    String bytes = new String(read(file), StandardCharsets.ISO_8859_1);
    return Stream.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)
        .anyMatch(charset -> bytes.contains(latin(text, charset)));
  }

  private static String latin(String text, Charset charset) {
    return new String(text.getBytes(charset), StandardCharsets.ISO_8859_1);
  }

  private static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
