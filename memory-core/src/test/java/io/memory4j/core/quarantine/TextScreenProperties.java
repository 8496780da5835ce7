package io.memory4j.core.quarantine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every text. */
class TextScreenProperties {
  private static final List<String> ATTACKS =
      ScreenCorpus.load().stream()
          .filter(e -> e.attack() && e.family().equals("instruction") && e.language().equals("en"))
          .map(ScreenCorpus.Entry::text)
          .toList();

  @Property
  void noTextMakesItThrowOrDisagreeWithItself(
      @ForAll("texts") String content, @ForAll("texts") String detail) {
    List<Finding> findings = TextScreen.screen(content, detail);

    assertThat(findings).doesNotHaveDuplicates().isEqualTo(TextScreen.screen(content, detail));
  }

  @Property(tries = 300)
  void partsAreJudgedEachForItself(
      @ForAll("texts") String content, @ForAll("texts") String detail) {
    List<Reason> alone = reasons(TextScreen.screen(content));
    List<Reason> both =
        TextScreen.screen(content, detail).stream()
            .filter(f -> f.part() == Finding.Part.CONTENT)
            .map(Finding::reason)
            .toList();

    assertThat(both).isEqualTo(alone);
  }

  @Property(tries = 300)
  void disguisesOfLettersDoNotHelp(
      @ForAll("attacks") String attack, @ForAll("disguises") Disguise disguise) {
    assertThat(TextScreen.screen(disguise.applyTo(attack))).isNotEmpty();
  }

  @Property(tries = 300)
  void harmlessLinesAroundAnAttackDoNotHideIt(
      @ForAll("attacks") String attack, @ForAll("plain") String around) {
    assertThat(TextScreen.screen(around + ".\n" + attack + "\n" + around)).isNotEmpty();
  }

  enum Disguise {
    UPPER_CASE,
    FULL_WIDTH,
    SOFT_HYPHENS,
    WIDE_BLANKS,
    ACCENTS;

    String applyTo(String text) {
      return switch (this) {
        case UPPER_CASE -> text.toUpperCase(Locale.ROOT);
        case FULL_WIDTH -> mapped(text, c -> c > ' ' && c < 0x7F ? c + 0xFEE0 : c);
        case SOFT_HYPHENS -> text.replace("r", "r\u00AD");
        case WIDE_BLANKS -> text.replace(" ", " \u00A0\t ");
        case ACCENTS -> text.replace("e", "e\u0301");
      };
    }

    private static String mapped(String text, IntUnaryOperator letter) {
      return text.codePoints()
          .map(letter)
          .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
          .toString();
    }
  }

  @Provide
  Arbitrary<String> attacks() {
    return Arbitraries.of(ATTACKS);
  }

  @Provide
  Arbitrary<Disguise> disguises() {
    return Arbitraries.of(Disguise.class);
  }

  @Provide
  Arbitrary<String> plain() {
    return Arbitraries.strings().withCharRange('b', 'k').ofMinLength(1).ofMaxLength(12);
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> pieces =
        Arbitraries.of(
            "ignore",
            " previous ",
            "rules",
            "<|im_start|>",
            "\n",
            "system:",
            "\u202E",
            "\u200B",
            "'",
            "\"",
            "%41",
            "&#65;",
            "aWdub3Jl",
            "{\"name\"",
            "忽略",
            "\uD83C\uDFF4",
            "\uDB40\uDC67",
            "\uD800",
            "\u0301",
            ". ",
            "#",
            "a b c d");
    return Arbitraries.oneOf(pieces, Arbitraries.strings().ofMaxLength(8))
        .list()
        .ofMaxSize(20)
        .map(list -> String.join("", list));
  }

  private static List<Reason> reasons(List<Finding> findings) {
    return findings.stream().map(Finding::reason).toList();
  }
}
