package io.memory4j.core.redact;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The labelled corpus: one entry a line, fields separated by tabs, {@code #} starts a comment.
 *
 * <p>No secret stands in the files; {@link CorpusTemplate} generates them. An entry is held out if
 * the first bit of the SHA-256 of its id is set.
 */
final class Corpus {
  private static final List<String> FILES = List.of("positives.tsv", "negatives.tsv");

  private Corpus() {}

  static List<CorpusEntry> load() {
    return lines().map(Corpus::entry).toList();
  }

  /** Returns the SHA-256 of the held-out lines as they stand in the files. */
  static String heldOutChecksum() {
    String lines =
        lines().filter(line -> heldOut(fields(line).get(0))).collect(Collectors.joining("\n"));
    return HexFormat.of().formatHex(sha256(lines));
  }

  private static CorpusEntry entry(String line) {
    List<String> fields = fields(line);
    CorpusTemplate template = CorpusTemplate.expand(fields.get(0), fields.get(1));
    List<String> kept = fields.subList(2, fields.size());
    return new CorpusEntry(
        fields.get(0), template.text(), template.secrets(), kept, heldOut(fields.get(0)));
  }

  private static Stream<String> lines() {
    return FILES.stream()
        .flatMap(file -> read(file).lines())
        .filter(line -> !line.startsWith("#") && !line.isBlank());
  }

  private static String read(String file) {
    try (InputStream in = Corpus.class.getResourceAsStream("/redaction/" + file)) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the corpus file " + file, e);
    }
  }

  private static List<String> fields(String line) {
    List<String> fields = new ArrayList<>();
    int start = 0;
    for (int tab = line.indexOf('\t'); tab >= 0; tab = line.indexOf('\t', start)) {
      fields.add(line.substring(start, tab));
      start = tab + 1;
    }
    fields.add(line.substring(start));
    return fields;
  }

  private static boolean heldOut(String id) {
    return sha256(id)[0] < 0;
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
