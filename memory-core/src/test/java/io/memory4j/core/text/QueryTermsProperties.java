package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.List;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class QueryTermsProperties {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}]*");

  @Provide
  Arbitrary<String> texts() {
    return Texts.any();
  }

  @Property
  void termsAreFoldedWordsBoundedAndDistinct(@ForAll("texts") String query) {
    List<String> terms = QueryTerms.of(query);

    assertThat(terms).doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(QueryTerms.MAX_TERMS);
    for (String term : terms) {
      assertThat(term).matches(WORD).isEqualTo(CaseFold.fold(term));
      assertThat(Graphemes.length(term)).isLessThanOrEqualTo(QueryTerms.MAX_TERM_CHARS);
    }
  }

  @Property
  void aQuestionWithAWordHasATerm(@ForAll("texts") String query) {
    boolean hasWord = WORD.matcher(TextNormal.fold(query)).find();

    assertThat(QueryTerms.of(query).isEmpty()).isNotEqualTo(hasWord);
    assertThat(QueryTerms.required(query).isEmpty()).isNotEqualTo(hasWord);
    assertThat(QueryTerms.phrase(query).isEmpty()).isNotEqualTo(hasWord);
  }

  @Property
  void compositionAndBlanksDoNotCount(@ForAll("texts") String query) {
    String folded = TextNormal.fold(query);
    String apart = Normalizer.normalize(folded, Normalizer.Form.NFD).replace(" ", "\r\n\t");

    assertThat(QueryTerms.of(apart)).isEqualTo(QueryTerms.of(folded));
    assertThat(QueryTerms.phrase(apart)).isEqualTo(QueryTerms.phrase(folded));
  }

  @Property
  void requiredTermsAskAgainForTheSame(@ForAll("texts") String query) {
    List<String> terms = QueryTerms.required(query);

    assertThat(QueryTerms.required(String.join(" ", terms))).isEqualTo(terms);
  }

  @Property
  void everyTermOfATextIsFoundInIt(@ForAll("texts") String text) {
    String words = CaseFold.fold(TextNormal.fold(text)) + " " + Keywords.of(text);
    List<String> have = Words.of(words);

    for (String term : QueryTerms.of(text)) {
      assertThat(have).anyMatch(word -> word.startsWith(term));
    }
  }
}
