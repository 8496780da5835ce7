package io.memory4j.sqlite;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.memory4j.sqlite.search.Projection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A text to be looked for in files: each twelve bytes of it, and the first six bytes of each of its
 * words, both as it was written and as the indexes fold it.
 */
final class ErasedText {
  private static final int WINDOW = 12;
  private static final int STEM = 6;

  /** The first letter and the number of letters of the alphabets that texts are made of. */
  enum Alphabet {
    LATIN('a', 26),
    ACCENTED('à', 23),
    GREEK('α', 25),
    CYRILLIC('а', 32),
    HEBREW('א', 27),
    DEVANAGARI('अ', 53),
    THAI('ก', 46),
    KANA('ア', 80),
    HAN('一', 9_000),
    HANGUL('가', 9_000);

    private final char first;
    private final int letters;

    Alphabet(char first, int letters) {
      this.first = first;
      this.letters = letters;
    }

    /** {@return words of seven letters with a space between} */
    String words(Random random, int count) {
      StringBuilder words = new StringBuilder();
      for (int i = 0; i < count * 8 - 1; i++) {
        words.append(i % 8 == 7 ? ' ' : (char) (first + random.nextInt(letters)));
      }
      return words.toString();
    }
  }

  private final Set<String> windows = new HashSet<>();
  private final Set<String> stems = new HashSet<>();

  /**
   * Takes a text apart.
   *
   * @param text what was written
   * @param kept what is still written elsewhere, of which no part counts
   */
  ErasedText(String text, String kept) {
    String keptBytes = bytes(kept) + '\n' + bytes(Projection.folded(kept));
    for (String form : List.of(text, Projection.folded(text))) {
      String bytes = bytes(form);
      for (int at = 0; at + WINDOW <= bytes.length(); at++) {
        windows.add(bytes.substring(at, at + WINDOW));
      }
      for (String word : bytes.split(" ", -1)) {
        stems.add(word.substring(0, Math.min(STEM, word.length())));
      }
    }
    windows.removeIf(keptBytes::contains);
    stems.removeIf(stem -> stem.length() < STEM || keptBytes.contains(stem));
  }

  /** One character for each byte, so that String can search. */
  private static String bytes(String text) {
    return new String(text.getBytes(UTF_8), ISO_8859_1);
  }

  /** {@return how many windows and stems there are} */
  int parts() {
    return windows.size() + stems.size();
  }

  /** {@return those windows and stems that stand in a file below a folder} */
  Set<String> foundIn(Path folder) throws IOException {
    Set<String> found = new HashSet<>();
    for (Path file : files(folder)) {
      String bytes = new String(Files.readAllBytes(file), ISO_8859_1);
      find(windows, WINDOW, bytes, found);
      find(stems, STEM, bytes, found);
    }
    return found;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return new ArrayList<>(all.filter(Files::isRegularFile).toList());
    }
  }

  private static void find(Set<String> parts, int length, String bytes, Set<String> found) {
    for (int at = 0; at + length <= bytes.length(); at++) {
      String part = bytes.substring(at, at + length);
      if (parts.contains(part)) {
        found.add(part);
      }
    }
  }
}
