package io.memory4j.sqlite.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.Span;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;

class SearchTextProperties {
  @Property
  void foldingTwiceIsFoldingOnce(@ForAll String text) {
    String once = Folding.fold(text);

    assertThat(Folding.fold(once)).isEqualTo(once);
    assertThat(new Folding(text).text()).isEqualTo(once);
  }

  @Property
  void caseAndLatinDiacriticsDoNotCount(
      @ForAll @CharRange(from = 'a', to = 'z') @CharRange(from = 'ß', to = 'ÿ') String text) {
    String decomposed = Normalizer.normalize(text, Normalizer.Form.NFD);

    assertThat(Folding.fold(text.toUpperCase(Locale.ROOT))).isEqualTo(Folding.fold(text));
    assertThat(Folding.fold(decomposed)).isEqualTo(Folding.fold(text));
  }

  @Property
  void everyPlaceLeadsBackIntoTheOriginal(@ForAll String text) {
    Folding folding = new Folding(text);
    int before = 0;
    for (int at = 0; at < folding.text().length(); at++) {
      assertThat(folding.origin(at)).isBetween(before, text.codePointCount(0, text.length()) - 1);
      before = folding.origin(at);
    }
  }

  @Property
  void stemsOfOneFormBeginAlikeAndNeverGrow(
      @ForAll @StringLength(min = 3, max = 20) @CharRange(from = 'a', to = 'z') String word) {
    String stem = Stems.stem(word);

    assertThat(stem).startsWith(word.substring(0, 3));
    assertThat(Stems.beginAlike(word, 0, stem)).isTrue();
    assertThat(stem.length()).isLessThanOrEqualTo(word.length());
  }

  @Property
  void highlightsAscendWithoutTouchingAndLieInTheText(
      @ForAll String content, @ForAll @StringLength(min = 1, max = 3) String term) {
    String folded = Folding.fold(term);
    Set<String> terms = folded.isEmpty() ? Set.of() : Set.of(folded);
    List<Span> spans = new Highlights(terms, terms).of(content);
    int last = -1;
    for (Span span : spans) {
      assertThat(span.from()).isGreaterThan(last);
      last = span.until();
    }
    assertThat(last).isLessThanOrEqualTo(content.codePointCount(0, content.length()));
  }

  @Property
  void quotedTextHasNoQuoteThatEndsIt(@ForAll String text) {
    String quoted = Term.quoted(text);

    assertThat(quoted.substring(1, quoted.length() - 1).replace("\"\"", "")).doesNotContain("\"");
  }
}
