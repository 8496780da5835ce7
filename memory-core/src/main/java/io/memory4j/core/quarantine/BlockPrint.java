package io.memory4j.core.quarantine;

import io.memory4j.core.render.Neutralizer;
import io.memory4j.core.text.Fingerprint;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is kept of a block: the fingerprint of each line, and the shingles of each that is long
 * enough. Immutable and thread-safe.
 *
 * @param id the hash of the whole
 * @param lines the fingerprints of its entries
 * @param shingles the shingles of its longer entries, one element for each
 */
record BlockPrint(long id, Set<String> lines, List<Shingles> shingles) {
  static BlockPrint of(String block) {
    Set<String> lines = new HashSet<>();
    List<Shingles> shingles = new ArrayList<>();
    entries(block)
        .forEach(
            entry -> {
              statements(entry).map(Fingerprint::of).forEach(lines::add);
              shingles.add(Shingles.of(Letters.of(PlainLetters.of(entry))));
            });
    shingles.removeIf(Shingles::isEmpty);
    return new BlockPrint(Shingles.hash(block), Set.copyOf(lines), List.copyOf(shingles));
  }

  /** Returns the lines of a text as they are compared: without bullets, neutralised. */
  static Stream<String> statements(Stream<String> lines) {
    return lines.map(BlockPrint::bare).map(Neutralizer::line).filter(line -> !line.isEmpty());
  }

  boolean repeatsLine(String fingerprint) {
    return lines.contains(fingerprint);
  }

  /** Returns whether at least two entries and half of all the longer ones are in a text. */
  boolean isMostlyIn(Shingles text) {
    long found = shingles.stream().filter(text::containsAll).count();
    return found >= 2 && found * 2 >= shingles.size();
  }

  /** Headings, markers and guidance are the block's, not an entry's. */
  private static Stream<String> entries(String block) {
    return statements(block.lines().filter(line -> line.startsWith("- ")));
  }

  /** An entry may be a key and a statement; somebody who repeats it leaves the key out. */
  private static Stream<String> statements(String entry) {
    int colon = entry.indexOf(": ");
    return colon < 0 ? Stream.of(entry) : Stream.of(entry, entry.substring(colon + 2));
  }

  private static String bare(String line) {
    int at = 0;
    while (at < line.length() && " \t-*+>\u2022".indexOf(line.charAt(at)) >= 0) {
      at++;
    }
    return line.substring(at);
  }
}
