package io.memory4j.core.redact;

import java.util.ArrayList;
import java.util.List;

/** The replacement of a secret, {@code [REDACTED:rule]}, and how it is recognised again. */
final class Marker {
  private static final String OPEN = "[REDACTED:";
  private static final int MAX_NAME_CHARS = 40;
  private static final int MAX_CHARS = OPEN.length() + MAX_NAME_CHARS + 1;

  private Marker() {}

  static String of(String rule) {
    return OPEN + rule + "]";
  }

  static boolean isRuleName(String name) {
    return !name.isEmpty()
        && name.length() <= MAX_NAME_CHARS
        && Alphabet.RULE_NAME.end(name, 0) == name.length();
  }

  /** Returns the end of the marker that starts at an index, or -1. */
  static int end(String text, int start) {
    if (!text.startsWith(OPEN, start)) {
      return -1;
    }
    int nameStart = start + OPEN.length();
    int nameEnd = Alphabet.RULE_NAME.end(text, nameStart, nameStart + MAX_NAME_CHARS);
    boolean closed = nameEnd > nameStart && Scan.at(text, nameEnd) == ']';
    return closed ? nameEnd + 1 : -1;
  }

  /** Returns the end of the marker that holds an index behind its first character, or -1. */
  static int endOfCovering(String text, int index) {
    int lowest = Math.max(0, index - MAX_CHARS);
    for (int start = Math.min(index, text.length()) - 1; start >= lowest; start--) {
      if (text.charAt(start) == '[') {
        int end = end(text, start);
        return end > index ? end : -1;
      }
    }
    return -1;
  }

  /** Returns where the marker starts that holds an index behind its first character, or -1. */
  static int startOfCovering(String text, int index) {
    return endOfCovering(text, index) < 0 ? -1 : text.lastIndexOf('[', index - 1);
  }

  /** Returns the rules that the markers in a text name, in their order. */
  static List<String> rules(String text) {
    List<String> rules = new ArrayList<>();
    for (int open = text.indexOf(OPEN); open >= 0; open = text.indexOf(OPEN, open + 1)) {
      int end = end(text, open);
      if (end > 0) {
        rules.add(text.substring(open + OPEN.length(), end - 1));
      }
    }
    return rules;
  }

  /** Returns a text without the markers in it. */
  static String strip(String text) {
    int open = text.indexOf(OPEN);
    if (open < 0) {
      return text;
    }
    StringBuilder rest = new StringBuilder();
    int from = 0;
    for (; open >= 0; open = text.indexOf(OPEN, open + 1)) {
      int end = end(text, open);
      if (end > 0) {
        rest.append(text, from, open);
        from = end;
      }
    }
    return rest.append(text, from, text.length()).toString();
  }
}
