package io.memory4j.llm.extract;

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
 * Labelled turns of persons, one a line: what holds from now on is to be kept, all else refused. An
 * entry is held out from the making of the rules if the first bit of the SHA-256 of its id is set.
 */
final class StatementCorpus {
  private StatementCorpus() {}

  /**
   * One turn.
   *
   * @param statement what is to be kept of it; empty if nothing is
   */
  record Entry(String id, String language, String text, String statement) {
    boolean kept() {
      return !statement.isEmpty();
    }

    boolean heldOut() {
      return isHeldOut(id);
    }
  }

  static List<Entry> load() {
    return lines().map(StatementCorpus::entry).toList();
  }

  /** Returns the SHA-256 of the held-out lines as they stand in the file. */
  static String heldOutChecksum() {
    String lines =
        lines().filter(line -> isHeldOut(fields(line).get(0))).collect(Collectors.joining("\n"));
    return HexFormat.of().formatHex(sha256(lines));
  }

  private static Entry entry(String line) {
    List<String> fields = fields(line);
    String text = fields.get(3).replace("\\n", "\n");
    String kept = fields.size() > 4 ? fields.get(4) : text;
    return new Entry(fields.get(0), fields.get(1), text, fields.get(2).equals("KEEP") ? kept : "");
  }

  private static Stream<String> lines() {
    try (InputStream in = StatementCorpus.class.getResourceAsStream("/statements/corpus.tsv")) {
      return new String(in.readAllBytes(), UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#") && !line.isBlank());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the corpus", e);
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

  private static boolean isHeldOut(String id) {
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
