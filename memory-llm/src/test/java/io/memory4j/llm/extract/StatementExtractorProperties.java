package io.memory4j.llm.extract;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import java.time.Duration;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Assertions;

class StatementExtractorProperties {

  @Property(tries = 1_000)
  void anyTextIsTakenAndEveryDraftIsOneLineOfIt(@ForAll @From("texts") String text) {
    for (Fact.Draft draft : Turns.extract(text).drafts()) {
      assertThat(draft.content()).isNotBlank().doesNotContain("\n", "\r");
      assertThat(draft.content().codePoints().count()).isLessThanOrEqualTo(Fact.MAX_CONTENT_CHARS);
    }
  }

  @Property(tries = 300)
  void theSameTextGivesTheSame(@ForAll @From("texts") String text) {
    Extraction first = Turns.extract(text);
    Extraction second = Turns.extract(text);

    assertThat(Turns.contents(first)).isEqualTo(Turns.contents(second));
    assertThat(first.leftOut()).isEqualTo(second.leftOut());
  }

  @Property(tries = 300)
  void aStatementIsFoundWhateverStandsAroundIt(
      @ForAll @From("small talk") List<String> before,
      @ForAll @From("small talk") List<String> after) {
    String turn = String.join(" ", before) + " Use pnpm. " + String.join(" ", after);

    assertThat(Turns.statements(turn)).containsExactly("Use pnpm.");
  }

  @Property(tries = 300)
  void quotingATurnKeepsNothing(@ForAll @From("texts") String text) {
    String quoted = "> " + text.replaceAll("\\R", "\n> ");

    assertThat(Turns.statements(quoted)).isEmpty();
  }

  @Example
  void hostileTextsTakeLinearTime() {
    for (String unit :
        List.of(
            "always ",
            "no, ",
            "\"",
            "`",
            ".",
            "a.",
            "use ",
            "new, and ",
            "必ず",
            "x, not y ",
            "all all ",
            "if you, ",
            "{",
            "- ",
            "\n",
            "we we ",
            "(",
            "our our ",
            "in this ")) {
      String text = unit.repeat(200_000 / unit.length());

      Assertions.assertTimeout(
          Duration.ofSeconds(60), () -> Turns.extract(text), () -> "slow on " + unit);
    }
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> pieces =
        Arbitraries.of(
            "always ",
            "never ",
            "use ",
            "we ",
            "pnpm",
            ". ",
            "? ",
            "\n",
            "```\n",
            "> ",
            "- ",
            "\"",
            "`",
            "    ",
            "remember that ",
            "I prefer ",
            "no, ",
            "不要",
            "必ず",
            "。",
            "immer ",
            "\uD83E",
            "\u2028",
            "\r",
            "\0",
            "if ",
            "TODO: ",
            "the docs say:\n",
            "siempre ",
            "e.g. ",
            "\u00A0");
    return pieces.list().ofMaxSize(40).map(list -> String.join("", list));
  }

  @Provide("small talk")
  Arbitrary<List<String>> smallTalk() {
    return Arbitraries.of(
            "Thanks!",
            "That works.",
            "Now fix the test.",
            "Why?",
            "Good morning.",
            "It fails with 404.")
        .list()
        .ofMaxSize(4);
  }
}
