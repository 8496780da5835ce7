package io.memory4j.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.memory4j.Layer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchQueryTest {
  private static final RecordQuery FILTER = RecordQuery.in(Layer.global());
  private static final MemoryRecord RECORD =
      new MemoryRecord(
          new RecordId("f000000000001"),
          RecordBody.builder(Layer.global(), new RecordKind("FACT", true)).content("tea").build(),
          1,
          2,
          3,
          0);

  private static SearchQuery of(List<String> terms, double title, double keywords, int limit) {
    return new SearchQuery(FILTER, terms, Match.ANY_TERM, title, keywords, limit);
  }

  @Test
  void termsAreCopiedInTheirOrder() {
    List<String> terms = new ArrayList<>(List.of("tea", "green", "tea"));
    SearchQuery query = of(terms, 2.0, 0.5, 10);

    terms.clear();

    assertThat(query.terms()).containsExactly("tea", "green", "tea");
  }

  @Test
  void searchWithoutTermsIsAllowed() {
    assertThat(of(List.of(), 0, 0, 1).terms()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t"})
  void blankTermIsRefused(String term) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of(List.of("tea", term), 1, 1, 1))
        .withMessage("A search term is blank; leave it out.");
  }

  @ParameterizedTest
  @CsvSource({"-0.1,0,1", "0,-1,1", "NaN,0,1", "0,NaN,1", "0,0,0", "0,0,-1"})
  void numbersOutOfRangeAreRefused(double title, double keywords, int limit) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of(List.of("tea"), title, keywords, limit))
        .withMessage("A search needs weights of 0 or more and a limit of 1 or more.");
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException()
        .isThrownBy(() -> new SearchQuery(null, List.of(), Match.PHRASE, 1, 1, 1));
    assertThatNullPointerException()
        .isThrownBy(() -> new SearchQuery(FILTER, List.of(), null, 1, 1, 1));
    assertThatNullPointerException().isThrownBy(() -> of(null, 1, 1, 1));
  }

  @ParameterizedTest
  @CsvSource({"-1,1", "0,0", "3,3", "3,2", "0,-1"})
  void spanThatIsEmptyOrNegativeIsRefused(int from, int until) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Span(from, until))
        .withMessage("A span from " + from + " until " + until + " is empty.");
  }

  @Test
  void spanOfOneCharacterIsTheShortest() {
    assertThat(new Span(0, 1)).isEqualTo(new Span(0, 1)).isNotEqualTo(new Span(0, 2));
  }

  @Test
  void hitCopiesItsHighlightsAndShowsNoText() {
    List<Span> spans = new ArrayList<>(List.of(new Span(0, 3)));
    SearchHit hit = new SearchHit(RECORD, 1.5, spans);

    spans.clear();

    assertThat(hit.highlights()).containsExactly(new Span(0, 3));
    assertThat(hit.toString()).contains("f000000000001").doesNotContain("tea");
  }
}
