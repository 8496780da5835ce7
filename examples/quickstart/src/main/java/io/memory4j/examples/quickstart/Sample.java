package io.memory4j.examples.quickstart;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The sample transcripts of this program, laid out as files while they are read. */
final class Sample implements AutoCloseable {
  private static final List<String> NAMES = List.of("claude-code.jsonl", "codex.jsonl");

  private final Path folder;

  private Sample(Path folder) {
    this.folder = folder;
  }

  static Sample lay() {
    try {
      Sample sample = new Sample(Files.createTempDirectory("memory4j-sample"));
      for (String name : NAMES) {
        sample.copy(name);
      }
      return sample;
    } catch (IOException e) {
      throw new UncheckedIOException("The sample cannot be laid out in the temporary folder.", e);
    }
  }

  Path folder() {
    return folder;
  }

  private void copy(String name) throws IOException {
    try (InputStream in = Sample.class.getResourceAsStream("/sample/" + name)) {
      if (in == null) {
        throw new IllegalStateException("The program was packed without its sample " + name + ".");
      }
      Files.copy(in, folder.resolve(name));
    }
  }

  @Override
  public void close() {
    try {
      for (String name : NAMES) {
        Files.deleteIfExists(folder.resolve(name));
      }
      Files.deleteIfExists(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("The sample cannot be removed from " + folder + ".", e);
    }
  }
}
