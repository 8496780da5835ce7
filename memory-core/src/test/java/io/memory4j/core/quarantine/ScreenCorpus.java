package io.memory4j.core.quarantine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The labelled corpus: one text a line, id, language and text separated by tabs, {@code #} starts a
 * comment. What an editor would hide or change is written as {@link CorpusMark}s.
 *
 * <p>A text is held out if the first bit of the SHA-256 of its id is set.
 */
final class ScreenCorpus {
  private static final List<String> FILES = List.of("attacks.tsv", "innocents.tsv", "later.tsv");

  private static final List<String> FRESH = List.of("fresh.tsv");

  private ScreenCorpus() {}

  /** One labelled text; its id is {@code a-family-nn} or {@code i-family-nn}. */
  record Entry(String id, String language, String text, boolean heldOut) {
    boolean attack() {
      return id.startsWith("a-");
    }

    String family() {
      return id.substring(2, id.lastIndexOf('-'));
    }
  }

  /** Returns the texts that rules were chosen by, as far as they are not held out. */
  static List<Entry> load() {
    return lines(FILES).map(ScreenCorpus::entry).toList();
  }

  /** Returns the texts that were written after the rules and never used to choose one. */
  static List<Entry> loadFresh() {
    return lines(FRESH).map(ScreenCorpus::entry).toList();
  }

  /** Returns the SHA-256 of the held-out lines as they stand in the files. */
  static String heldOutChecksum() {
    String lines =
        lines(FILES)
            .filter(line -> heldOut(line.substring(0, line.indexOf('\t'))))
            .collect(Collectors.joining("\n"));
    return HexFormat.of().formatHex(sha256(lines));
  }

  /** Returns the SHA-256 of all fresh lines. */
  static String freshChecksum() {
    String lines = lines(FRESH).collect(Collectors.joining("\n"));
    return HexFormat.of().formatHex(sha256(lines));
  }

  static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static Entry entry(String line) {
    int first = line.indexOf('\t');
    int second = line.indexOf('\t', first + 1);
    String id = line.substring(0, first);
    String text = CorpusMark.expand(id, line.substring(second + 1));
    return new Entry(id, line.substring(first + 1, second), text, heldOut(id));
  }

  private static Stream<String> lines(List<String> files) {
    return files.stream()
        .flatMap(file -> read(file).lines())
        .filter(line -> !line.startsWith("#") && !line.isBlank());
  }

  private static String read(String file) {
    try (InputStream in = ScreenCorpus.class.getResourceAsStream("/quarantine/" + file)) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the corpus file " + file, e);
    }
  }

  private static boolean heldOut(String id) {
    return sha256(id)[0] < 0;
  }
}
