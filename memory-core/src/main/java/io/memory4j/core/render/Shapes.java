package io.memory4j.core.render;

import java.util.List;

/**
 * The table of shapes by which a line of text could become more than text, and where each begins.
 * All look at one line that {@link OneLine} made. Each costs time linear in what it looks at.
 */
final class Shapes {
  /** Words that name a speaker, a channel or this block in the tags of hosts and models. */
  private static final List<String> ROLES =
      List.of(
          "system",
          "sys",
          "user",
          "assistant",
          "human",
          "developer",
          "model",
          "agent",
          "tool",
          "function",
          "memory",
          "instruction",
          "prompt",
          "inst",
          "im_start",
          "im_end");

  private static final List<String> BRACKET_ROLES = List.of("inst", "sys", "system");

  /** Spellings of an ampersand after an ampersand, as in double encoding. */
  private static final List<String> AMPERSANDS = List.of("amp;", "#38;", "#x26;");

  private Shapes() {}

  /**
   * Returns whether the angle bracket at an index could begin a tag. What cannot is a comparison,
   * an arrow, a number: all else can.
   */
  static boolean isTag(String line, int at) {
    int next = at + 1;
    if (next >= line.length()) {
      return false;
    }
    char c = line.charAt(next);
    if (c == ' ') {
      return isTagAfterSpace(line, next + 1);
    }
    return !(Characters.isDigit(c) || c == '=' || c == '-' || c == '>');
  }

  private static boolean isTagAfterSpace(String line, int at) {
    if (at >= line.length()) {
      return false;
    }
    char c = line.charAt(at);
    return Characters.isSlash(c) || "!?|<&".indexOf(c) >= 0 || startsWithAny(line, at, ROLES);
  }

  /** Returns whether the square bracket at an index begins a role tag such as {@code [/INST]}. */
  static boolean isRoleBracket(String line, int at) {
    int word = skipBlank(line, at + 1);
    if (word < line.length() && Characters.isSlash(line.charAt(word))) {
      word = skipBlank(line, word + 1);
    }
    for (String role : BRACKET_ROLES) {
      int end = Dressed.end(line, word, role);
      int close = end < 0 ? line.length() : skipBlank(line, end);
      if (close < line.length() && Characters.isCloseBracket(line.charAt(close))) {
        return true;
      }
    }
    return false;
  }

  private static int skipBlank(String line, int from) {
    int at = Dressed.skipUnseen(line, from);
    return at < line.length() && line.charAt(at) == ' ' ? Dressed.skipUnseen(line, at + 1) : at;
  }

  /**
   * Returns where the entity for an angle bracket that begins at an index ends, or -1 if none
   * begins there. Encoded twice it is one too.
   */
  static int endOfAngleEntity(String line, int at) {
    int from = at + 1;
    for (int next = skipAmpersand(line, from); next > from; next = skipAmpersand(line, from)) {
      from = next;
    }
    int name = Dressed.end(line, from, "lt");
    if (name > 0) {
      boolean isParameter = name < line.length() && line.charAt(name) == '=';
      return isParameter ? -1 : skipSemicolon(line, name);
    }
    if (from >= line.length() || line.charAt(from) != '#') {
      return -1;
    }
    boolean hexadecimal = line.regionMatches(true, from + 1, "x", 0, 1);
    int digits = skipZeros(line, from + (hexadecimal ? 2 : 1));
    int code = Dressed.end(line, digits, hexadecimal ? "3c" : "60");
    return code > 0 ? skipSemicolon(line, code) : -1;
  }

  private static int skipAmpersand(String line, int at) {
    for (String spelling : AMPERSANDS) {
      int end = Dressed.end(line, at, spelling);
      if (end > 0) {
        return end;
      }
    }
    return at;
  }

  private static int skipZeros(String line, int from) {
    int at = from;
    while (at < line.length() && line.charAt(at) == '0') {
      at++;
    }
    return at;
  }

  private static int skipSemicolon(String line, int at) {
    return at < line.length() && line.charAt(at) == ';' ? at + 1 : at;
  }

  /** Returns where the run of fence characters that begins at an index ends. */
  static int endOfTicks(String line, int from) {
    int at = from;
    while (at < line.length() && Characters.isTick(line.charAt(at))) {
      at++;
    }
    return at;
  }

  /**
   * Returns where the hashes of a heading stand, or -1 if the line is none. Bullets, numbers and
   * quotation marks before them do not keep a heading from being one.
   */
  static int heading(String line) {
    int at = 0;
    for (int next = skipContainer(line, at); next > at; next = skipContainer(line, at)) {
      at = next;
    }
    int end = at;
    while (end < line.length() && Characters.isHash(line.charAt(end))) {
      end++;
    }
    return end > at && (end == line.length() || line.charAt(end) == ' ') ? at : -1;
  }

  private static int skipContainer(String line, int from) {
    int at = from;
    while (at < line.length() && Characters.isDigit(line.charAt(at))) {
      at++;
    }
    String marks = at > from ? ".)" : "-*+>";
    if (at >= line.length() || marks.indexOf(line.charAt(at)) < 0) {
      return from;
    }
    boolean quotation = line.charAt(at) == '>';
    boolean spaced = at + 1 < line.length() && line.charAt(at + 1) == ' ';
    return spaced ? at + 2 : quotation ? at + 1 : from;
  }

  private static boolean startsWithAny(String line, int at, List<String> words) {
    for (String word : words) {
      if (Dressed.end(line, at, word) > 0) {
        return true;
      }
    }
    return false;
  }
}
