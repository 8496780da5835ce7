package io.memory4j.sqlite.search;

import static io.memory4j.sqlite.Fixtures.fact;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;

/** What the indexes hold is what the plain way comes to, with nothing done for speed. */
class ProjectionProperties {
  private static final String ENDINGS =
      "sses ies ss s eed ed ing at bl iz y ational tional enci izer abli alli entli eli ousli"
          + " ization ation ator alism iveness fulness ousness aliti iviti biliti icate ative alize"
          + " iciti ical ful ness al ance er ic able ible ant ement ment ent sion tion ou ism ate"
          + " iti ous ive ize e ll tt oy aye";

  /** Words of one to three stumps and endings, so that all rules meet. */
  @Provide
  Arbitrary<String> words() {
    Arbitrary<String> stump = Arbitraries.strings().withChars("abeiltswxyz").ofMaxLength(4);
    Arbitrary<String> ending = Arbitraries.of(ENDINGS.split(" ", -1));
    return Arbitraries.oneOf(stump, ending).list().ofMinSize(1).ofMaxSize(4).map(this::joined);
  }

  private String joined(List<String> parts) {
    return String.join("", parts);
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> other =
        Arbitraries.strings()
            .ascii()
            .withChars("\u00c9\u00df\u0130\u0301\u4e2d\ue000")
            .ofMaxLength(8);
    Arbitrary<String> capital = words().map(word -> word.toUpperCase(Locale.ROOT));
    return Arbitraries.oneOf(words(), capital, other)
        .list()
        .ofMaxSize(8)
        .map(parts -> String.join(" ", parts));
  }

  @Property
  void stemIsThatOfThePlainWay(@ForAll("words") String word) {
    assertThat(Stems.isStemmed(word)).isEqualTo(PlainStems.isStemmed(word));
    if (Stems.isStemmed(word)) {
      assertThat(Stems.stem(word)).isEqualTo(PlainStems.stem(word));
    }
  }

  @Property
  void stemOfAnyLettersIsThatOfThePlainWay(
      @ForAll @StringLength(min = 3, max = 40) @CharRange(from = 'a', to = 'z') String word) {
    assertThat(Stems.stem(word)).isEqualTo(PlainStems.stem(word));
  }

  @Property
  void foldedAsciiIsItsLowerCase(@ForAll @CharRange(to = '\u007f') String text) {
    assertThat(Folding.fold(text)).isEqualTo(text.toLowerCase(Locale.ROOT).replace('\0', ' '));
  }

  @Property(tries = 500)
  void projectionIsMadeOfFoldedTextsAndStems(
      @ForAll("texts") String content, @ForAll("texts") String detail) {
    String title = plainFold("Key-" + content.length()) + " \uE000 " + plainFold("Ta\u0301g");
    Projection made =
        Projection.of(
            "l1k1s0",
            fact(content).toBuilder()
                .key("Key-" + content.length())
                .tags(Set.of("Ta\u0301g"))
                .detail(detail)
                .keywords(detail)
                .build());

    String folded = plainFold(detail);
    String stems = stems(title + " \uE000 " + plainFold(content) + " \uE000 " + folded);
    assertThat(made)
        .isEqualTo(
            new Projection(
                "l1k1s0", title, plainFold(content), folded, folded, stems, stems(folded)));
  }

  /** Words are cut out and looked at one by one; parts are left to another property. */
  @Property
  void highlightedAreTheWordsThatBeginWithATermOrHaveItsStem(
      @ForAll("texts") String content, @ForAll("words") String term) {
    Set<String> terms = term.isEmpty() ? Set.of() : Set.of(term);
    String folded = Folding.fold(content);
    List<String> matched =
        plainWords(folded).stream()
            .filter(word -> terms.stream().anyMatch(one -> matches(word, one)))
            .toList();

    List<String> highlighted =
        new Highlights(terms, Set.of())
            .of(folded).stream()
                .map(span -> cut(folded, span))
                .flatMap(text -> plainWords(text).stream())
                .toList();
    assertThat(highlighted).isEqualTo(matched);
  }

  private static String cut(String text, Span span) {
    return text.substring(
        text.offsetByCodePoints(0, span.from()), text.offsetByCodePoints(0, span.until()));
  }

  private static boolean matches(String word, String term) {
    return word.startsWith(term)
        || (PlainStems.isStemmed(word)
            && PlainStems.isStemmed(term)
            && PlainStems.stem(word).equals(PlainStems.stem(term)));
  }

  private static String stems(String folded) {
    return plainWords(folded).stream()
        .filter(PlainStems::isStemmed)
        .map(PlainStems::stem)
        .collect(joining(" "));
  }

  private static List<String> plainWords(String folded) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    (folded + " ")
        .codePoints()
        .forEach(
            point -> {
              if (isPlainWordPart(point)) {
                word.appendCodePoint(point);
              } else if (!word.isEmpty()) {
                words.add(word.toString());
                word.setLength(0);
              }
            });
    return words;
  }

  private static boolean isPlainWordPart(int point) {
    int type = Character.getType(point);
    return Character.isLetterOrDigit(point)
        || type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK;
  }

  /** Goes from code point to code point. */
  private static String plainFold(String text) {
    return new Folding(text).text();
  }
}
