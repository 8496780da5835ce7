package io.memory4j.core.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Assertions;

class NeutralizerProperties {
  /** Pieces of which attacks are made, and ordinary ones between them. */
  private static final String[] PIECES = {
    "<",
    "/",
    "memory4j",
    ">",
    "&lt;",
    "&#60",
    "&amp;",
    "#",
    " ",
    "\n",
    "\u2028",
    "`",
    "~",
    "[",
    "]",
    "INST",
    "system",
    "-",
    "1.",
    "\u200B",
    "\u200D",
    "\u202E",
    "\uFF1C",
    "\uD800",
    "\uDC00",
    "a",
    "\u00E9",
    "\uD83D\uDC69",
    "\u0301",
    "\u0085",
    "|",
    "!",
    "3"
  };

  @Provide
  Arbitrary<String> hostile() {
    return Arbitraries.of(PIECES).list().ofMaxSize(24).map(pieces -> String.join("", pieces));
  }

  @Property(tries = 1_000)
  void isOneHarmlessLine(@ForAll("hostile") String text) {
    String line = Neutralizer.line(text);

    assertThat(line)
        .doesNotContainPattern("\\R|[\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069\\u200B]")
        .doesNotContainPattern("<\\s?/|<[A-Za-z!?|<]|[\\uFF1C\\uFE64]|&lt;|&#60")
        .doesNotContainPattern("```|~~~|^(?:- |> ?)*#+(\\s|$)|\\[/?INST]");
    assertThat(line.codePoints().noneMatch(Characters::isHalfPair)).isTrue();
  }

  @Property(tries = 1_000)
  void changesNothingTheSecondTime(@ForAll("hostile") String text) {
    String once = Neutralizer.line(text);

    assertThat(Neutralizer.line(once)).isEqualTo(once);
  }

  @Provide
  Arbitrary<String> prose() {
    return Arbitraries.strings()
        .withChars("aZ9 .,-#>\u00E9\u00D7\u00AB\u00B7\u00AD\u00A0\u2014\u201C\u2026\u2028")
        .withChars("\u8BBE\u3002\u300C\u3000\u3030\uFF0C\uFF1A\uFF08\uFF1C\uFF03\uFF0F")
        .ofMaxLength(20);
  }

  /** A bracket that opens no tag makes the text take the way that copies. */
  @Property(tries = 1_000)
  void textThatIsNotCopiedIsTheSameAsIfItWere(@ForAll("prose") String text) {
    assertThat(Neutralizer.line(text + "x <")).isEqualTo(Neutralizer.line(text + "x") + " <");
  }

  @Property(tries = 500)
  void takesAnyText(@ForAll String text) {
    assertThat(Neutralizer.line(text)).hasSizeLessThanOrEqualTo(text.length() + 1);
  }

  @Example
  void takesLinearTime() {
    for (String piece :
        List.of("<", "&amp;", "&#0", "`", "- ", "> ", "# ", "[/", "\u200D", "<  ")) {
      String text = piece.repeat(400_000);

      Assertions.assertTimeoutPreemptively(Duration.ofSeconds(10), () -> Neutralizer.line(text));
    }
  }
}
