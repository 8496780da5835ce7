package io.memory4j.sqlite.scrub;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Many byte strings, looked for in one pass: the last eight bytes are kept as one number, and its
 * lowest 1 to 8 bytes are looked up among the beginnings of the strings (after Karp and Rabin,
 * 1987, with exact numbers in place of hashes). Immutable; thread-safe.
 */
final class Patterns {
  /** The longest beginning that is looked up. */
  private static final int HEAD_BYTES = 8;

  /** How much of a text on one side of a page's edge tells that it is there. */
  private static final int EDGE_BYTES = 12;

  private static final int FILTER_BITS = 1 << 16;

  /** A byte string and the number of the trace that it stands for. */
  private static final class Pattern {
    private final byte[] bytes;
    private final int trace;

    Pattern(byte[] bytes, int trace) {
      this.bytes = bytes;
      this.trace = trace;
    }
  }

  /** A place within a byte string. */
  private record Place(Pattern pattern, int at) {}

  private final List<Map<Long, List<Pattern>>> byHead = new ArrayList<>();
  private final List<BitSet> filters = new ArrayList<>();
  private final Map<String, List<Place>> edges = new HashMap<>();
  private final int[] heads;
  private int longest;

  /**
   * Prepares a search.
   *
   * @param traces texts
   * @param forms the ways in which a text may stand in a file
   */
  Patterns(Collection<String> traces, Function<String, Set<String>> forms) {
    for (int i = 0; i <= HEAD_BYTES; i++) {
      byHead.add(new HashMap<>());
      filters.add(new BitSet(FILTER_BITS));
    }
    int trace = 0;
    for (String text : traces) {
      for (String form : forms.apply(text)) {
        add(new Pattern(form.getBytes(StandardCharsets.UTF_8), trace));
      }
      trace++;
    }
    heads =
        IntStream.rangeClosed(1, HEAD_BYTES).filter(head -> !byHead.get(head).isEmpty()).toArray();
  }

  private void add(Pattern pattern) {
    int head = Math.min(HEAD_BYTES, pattern.bytes.length);
    if (head == 0) {
      return;
    }
    long number = 0;
    for (int i = 0; i < head; i++) {
      number = (number << 8) | (pattern.bytes[i] & 0xff);
    }
    byHead.get(head).computeIfAbsent(number, n -> new ArrayList<>()).add(pattern);
    filters.get(head).set(filter(number));
    longest = Math.max(longest, pattern.bytes.length);
    for (int at = 0; at + EDGE_BYTES <= pattern.bytes.length; at++) {
      edges
          .computeIfAbsent(key(pattern.bytes, at), k -> new ArrayList<>())
          .add(new Place(pattern, at));
    }
  }

  private static String key(byte[] bytes, int at) {
    return new String(bytes, at, EDGE_BYTES, StandardCharsets.ISO_8859_1);
  }

  private static int filter(long number) {
    return (int) ((number * 0x9E3779B97F4A7C15L) >>> 48);
  }

  /** {@return the length of the longest byte string} */
  int longest() {
    return longest;
  }

  /** Notes the traces that stand in a part of a file, wherever they end. */
  void find(byte[] bytes, int length, BitSet found) {
    long last = 0;
    for (int end = 1; end <= length; end++) {
      last = (last << 8) | (bytes[end - 1] & 0xff);
      for (int head : heads) {
        long number = last & (-1L >>> (64 - 8 * head));
        if (head <= end && filters.get(head).get(filter(number))) {
          verify(head, number, bytes, end - head, length, found);
        }
      }
    }
  }

  private void verify(int head, long number, byte[] bytes, int at, int length, BitSet found) {
    for (Pattern pattern : byHead.get(head).getOrDefault(number, List.of())) {
      int end = at + pattern.bytes.length;
      if (end <= length && Arrays.equals(pattern.bytes, 0, pattern.bytes.length, bytes, at, end)) {
        found.set(pattern.trace);
      }
    }
  }

  /**
   * Notes the traces that reach over a page's edge: SQLite goes on with a long row after the first
   * four bytes of another page.
   */
  void findAtEdges(byte[] page, int length, BitSet found) {
    if (length < 4 + EDGE_BYTES) {
      return;
    }
    for (Place place : edges.getOrDefault(key(page, 4), List.of())) {
      Pattern pattern = place.pattern;
      int rest = Math.min(pattern.bytes.length - place.at, length - 4);
      if (Arrays.equals(pattern.bytes, place.at, place.at + rest, page, 4, 4 + rest)) {
        found.set(pattern.trace);
      }
    }
    for (Place place : edges.getOrDefault(key(page, length - EDGE_BYTES), List.of())) {
      Pattern pattern = place.pattern;
      int until = place.at + EDGE_BYTES;
      int before = Math.min(until, length - 4);
      if (Arrays.equals(pattern.bytes, until - before, until, page, length - before, length)) {
        found.set(pattern.trace);
      }
    }
  }
}
