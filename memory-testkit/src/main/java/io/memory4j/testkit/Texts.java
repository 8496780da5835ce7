package io.memory4j.testkit;

import java.util.List;

/** Texts that have broken stores and searches before. */
final class Texts {
  /** Odd texts, each a legal key: NUL, quotes, controls, emojis, marks, bidi, non-characters. */
  static final List<String> ODD =
      List.of(
          "\u0000",
          "a\u0000b",
          "'",
          "\"",
          "\\",
          "%",
          "_",
          "a%b_c",
          " ",
          " a ",
          "\t\r\n\u000B\u001B\u007F\u0085\u2028\u2029",
          "\uFEFFbom",
          "\uFFFD\uFFFE\uFFFF",
          "\uE000\uDBFF\uDFFF",
          "\uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67",
          "e\u0301 \u00e9",
          "\u202Eabc\u202C",
          "\u05D0\u05D1 \u0627\u0628",
          "null",
          "NULL",
          "0",
          "00",
          "1e3",
          "2026-01-05",
          "\u6771\u4EAC\u90FD",
          "\u0939\u093F\u0928\u094D\u0926\u0940",
          "\u0E20\u0E32\u0E29\u0E32",
          "\uD834\uDD1E");

  /** Search terms that some query language would understand. */
  static final List<String> HOSTILE =
      List.of(
          "\"",
          "\"\"",
          "'",
          "*",
          "a*",
          "^alpha",
          "alpha OR beta",
          "alpha\" OR \"beta",
          "NOT",
          "AND",
          "NEAR",
          "NEAR(alpha beta, 5)",
          "content:alpha",
          "{content key}:alpha",
          "-alpha",
          "+alpha",
          "(alpha",
          "alpha)",
          "%",
          "_",
          "%alpha%",
          "al_ha",
          "\\",
          "\u0000",
          "alpha\u0000beta",
          "'; DROP TABLE records; --",
          "[a-z]+",
          ".*",
          "\uD83D\uDE00",
          "\u202E",
          "a".repeat(10_000),
          "\"".repeat(1_000));

  private Texts() {}
}
