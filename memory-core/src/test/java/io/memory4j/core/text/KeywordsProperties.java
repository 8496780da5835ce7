package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class KeywordsProperties {
  @Provide
  Arbitrary<String> texts() {
    return Texts.any();
  }

  @Provide
  Arbitrary<String> unspaced() {
    return Texts.unspaced();
  }

  @Property
  void everyOneOrTwoLettersBeginAWord(
      @ForAll("unspaced") String text, @ForAll @IntRange(max = 199) int at) {
    String asked =
        text.substring(at % text.length(), Math.min(text.length(), at % text.length() + 2));
    List<String> words = new ArrayList<>(Words.of(text));
    words.addAll(Words.of(Keywords.of(text)));

    assertThat(words).anyMatch(word -> word.startsWith(asked));
    assertThat(words).anyMatch(word -> word.startsWith(asked.substring(0, 1)));
  }

  @Property
  void keywordsAreDistinctFoldedBoundedAndNew(@ForAll("texts") String text) {
    String keywords = Keywords.of(text);
    List<String> words = Words.of(keywords);

    assertThat(String.join(" ", words)).isEqualTo(keywords).isEqualTo(CaseFold.fold(keywords));
    assertThat(words).doesNotHaveDuplicates();
    assertThat(Words.of(CaseFold.fold(TextNormal.fold(text)))).noneMatch(words::contains);
    assertThat(Graphemes.length(keywords)).isLessThanOrEqualTo(Keywords.MAX_CHARS);
  }
}
