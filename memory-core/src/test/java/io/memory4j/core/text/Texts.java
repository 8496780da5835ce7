package io.memory4j.core.text;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Tuple;

/** Generators of text that is hard to get right. */
final class Texts {
  private static final String[] PIECES = {
    "a",
    "B",
    "Ä",
    "e\u0301",
    "\u0301",
    "\u0344",
    "u\u0308",
    "\u1100\u1161\u11A8",
    "ß",
    "İ",
    "ı",
    "ς",
    "Σ",
    "1",
    "17",
    " ",
    "\u00A0",
    "\u2028",
    "\u0085",
    "\r\n",
    "\t",
    "\0",
    "\u001B",
    "\u200B",
    "\uFEFF",
    "\u00AD",
    "\u200D",
    "\uD800",
    "\uDC00",
    "\uD83E\uDD8A",
    "\uD83D\uDC69",
    "\uD83C\uDDE9",
    "\uD83C\uDFFD",
    "\uFE0F",
    "设",
    "备",
    "が",
    "か\u3099",
    "ー",
    "ア",
    "เ",
    "ร",
    "ื",
    "่",
    "ກ",
    "ក\u17D2",
    "မ",
    "배",
    "포",
    ".",
    "/",
    "\\",
    "_",
    "-",
    "'",
    "\u2019",
    "\"",
    "\u201C",
    "(",
    ")",
    "%",
    "*",
    "fixAuth",
    "HTTPServer",
    "NOT",
    "the",
    "\uFFFF",
    "²",
    "Ⅻ",
    "\uD835\uDC00"
  };

  private Texts() {}

  /** {@return up to 60 pieces, well formed or not} */
  static Arbitrary<String> any() {
    Arbitrary<String> piece =
        Arbitraries.frequencyOf(
            Tuple.of(9, Arbitraries.of(PIECES)),
            Tuple.of(1, Arbitraries.chars().map(String::valueOf)));
    return piece.list().ofMaxSize(60).map(pieces -> String.join("", pieces));
  }

  /** {@return words of a script without blanks, up to 200 letters} */
  static Arbitrary<String> unspaced() {
    return Arbitraries.strings().withCharRange('\u4E00', '\u4E20').ofMinLength(1).ofMaxLength(200);
  }
}
