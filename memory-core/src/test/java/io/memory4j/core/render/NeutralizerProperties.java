package io.memory4j.core.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.text.Unseen;
import java.text.Normalizer;
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
    "3",
    "\uFE0F",
    "\u3164",
    "\u1FEF",
    "\uFF40",
    "\uFF5E",
    "\uFF06lt;",
    "&\uFF4Ct;",
    "\uFF3B",
    "\uFF29\uFF2E\uFF33\uFF34",
    "\uD835\uDC08\uD835\uDC0D\uD835\uDC12\uD835\uDC13",
    "\u017Fystem",
    "s\u0131",
    "\uDB40\uDC3C",
    "\u000B",
    "\r"
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

  /** What a reader sees who takes wide and mathematical letters for plain ones. */
  @Property(tries = 1_000)
  void isHarmlessForWhoeverUndressesIt(@ForAll("hostile") String text) {
    String seen =
        Normalizer.normalize(Neutralizer.line(text), Normalizer.Form.NFKC)
            .codePoints()
            .filter(c -> !Unseen.is(c) && Character.getType(c) != Character.NON_SPACING_MARK)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();

    assertThat(seen)
        .doesNotContainPattern("(?i)<\\s?/|<\\s?(memory|system)|<[A-Za-z!?|<]|&lt;|&#60")
        .doesNotContainPattern("(?i)\\[ ?/? ?(inst|system) ?]");
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
