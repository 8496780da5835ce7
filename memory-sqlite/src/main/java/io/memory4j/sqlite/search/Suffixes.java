package io.memory4j.sqlite.search;

import java.util.ArrayList;
import java.util.List;

/** The suffixes of one step and what takes their places. Immutable and thread-safe. */
final class Suffixes {
  /**
   * A suffix and what takes its place.
   *
   * @param suffix one letter or more
   * @param replacement nothing, or some letters
   */
  record Rule(String suffix, String replacement) {}

  /** By last letter, since most words end with none of them; each in the order of the step. */
  private final List<List<Rule>> byLast = new ArrayList<>();

  /** Takes pairs apart, separated by blanks; a hyphen stands for nothing. */
  Suffixes(String pairs) {
    for (char last = 'a'; last <= 'z'; last++) {
      byLast.add(new ArrayList<>());
    }
    String[] parts = pairs.split(" ", -1);
    for (int i = 0; i < parts.length; i += 2) {
      char last = parts[i].charAt(parts[i].length() - 1);
      String replacement = parts[i + 1].equals("-") ? "" : parts[i + 1];
      byLast.get(last - 'a').add(new Rule(parts[i], replacement));
    }
  }

  /** {@return the rules for words that end with a letter, to be tried in order} */
  List<Rule> of(char last) {
    return byLast.get(last - 'a');
  }
}
