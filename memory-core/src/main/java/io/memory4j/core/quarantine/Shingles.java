package io.memory4j.core.quarantine;

import java.util.Arrays;

/**
 * Hashes of all runs of {@value #LENGTH} letters of a text, sorted: what is left of it to compare
 * with, from which it cannot be read back.
 *
 * <p>A rolling polynomial hash as in Karp and Rabin, "Efficient randomized pattern-matching
 * algorithms" (1987), modulo 2 to the power of 64. Immutable and thread-safe.
 */
final class Shingles {
  /** Some three words of English. */
  static final int LENGTH = 16;

  private static final long BASE = 0x9E3779B97F4A7C15L;
  private static final long HIGHEST = power(LENGTH - 1);

  private final long[] sorted;

  private Shingles(long[] sorted) {
    this.sorted = sorted;
  }

  /** Returns the shingles of a text that has only letters; none if it is too short. */
  static Shingles of(String letters) {
    long[] hashes = new long[Math.max(0, letters.length() - LENGTH + 1)];
    long hash = 0;
    for (int at = 0; at < letters.length(); at++) {
      if (at >= LENGTH) {
        hash -= letters.charAt(at - LENGTH) * HIGHEST;
      }
      hash = hash * BASE + letters.charAt(at);
      if (at >= LENGTH - 1) {
        hashes[at - LENGTH + 1] = hash;
      }
    }
    Arrays.sort(hashes);
    return new Shingles(hashes);
  }

  /** Returns the hash of a whole text, in one pass: cheap enough for every turn. */
  static long hash(String text) {
    long hash = text.length();
    for (int at = 0; at < text.length(); at++) {
      hash = hash * BASE + text.charAt(at);
    }
    return hash;
  }

  boolean isEmpty() {
    return sorted.length == 0;
  }

  /** Returns whether every run of another text is one of this. */
  boolean containsAll(Shingles other) {
    return Arrays.stream(other.sorted).allMatch(hash -> Arrays.binarySearch(sorted, hash) >= 0);
  }

  private static long power(int exponent) {
    long power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= BASE;
    }
    return power;
  }
}
