package io.memory4j.core.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts one word of program text into its parts: {@code fixAuthTimeout} into fix, Auth, Timeout;
 * {@code HTTPServer} into HTTP, Server; {@code jdk17} into jdk, 17. Parts of one letter say nothing
 * and are left out, and digits are cut off only where all sides keep two characters, so that {@code
 * log4j} and {@code k8s} stay whole.
 */
final class Identifiers {
  /** Longer words are encoded matter, not names. */
  private static final int MAX_CHARS = 64;

  private static final int MIN_PART = 2;

  private Identifiers() {}

  /** {@return the parts of two characters or more, in their own case; empty if nothing splits} */
  static List<String> parts(String word) {
    if (Graphemes.length(word) > MAX_CHARS) {
      return List.of();
    }
    List<String> parts = new ArrayList<>();
    for (String hump : humps(word.codePoints().toArray())) {
      parts.addAll(atDigits(hump));
    }
    parts.removeIf(part -> !isTelling(part) || part.equals(word));
    return parts;
  }

  private static List<String> humps(int[] word) {
    List<String> humps = new ArrayList<>();
    int start = 0;
    for (int i = 1; i < word.length; i++) {
      if (beginsHump(word, i)) {
        humps.add(new String(word, start, i - start));
        start = i;
      }
    }
    humps.add(new String(word, start, word.length - start));
    return humps;
  }

  /**
   * Capitals before a word of its own (HTTPServer) end before its capital; a plural (URLs) does
   * not.
   */
  private static boolean beginsHump(int[] word, int i) {
    if (!Character.isUpperCase(word[i])) {
      return false;
    }
    return !Character.isUpperCase(word[i - 1]) || (isLower(word, i + 1) && isLower(word, i + 2));
  }

  private static boolean isLower(int[] word, int i) {
    return i < word.length && Character.isLowerCase(word[i]);
  }

  private static List<String> atDigits(String hump) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    boolean digits = isDigit(hump.charAt(0));
    for (int i = 0; i < hump.length(); i += Character.charCount(hump.codePointAt(i))) {
      int c = hump.codePointAt(i);
      if (isDigit(c) != digits && !TextNormal.isMark(c)) {
        parts.add(hump.substring(start, i));
        start = i;
        digits = !digits;
      }
    }
    parts.add(hump.substring(start));
    return parts.stream().allMatch(Identifiers::isTelling) ? parts : List.of(hump);
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isTelling(String part) {
    return Graphemes.length(part) >= MIN_PART;
  }
}
