package io.memory4j.core.review;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MaterialLabelsTest {
  private static String written(String text) {
    return text.replace('⏎', '\n');
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[uncompacted tail]⏎person: a|person: a",
        "[compactions]⏎so far⏎⏎[uncompacted tail]⏎person: a|so far⏎⏎person: a",
        "[remembered]⏎- one|- one",
        "[uncompacted tail] person: a|person: a",
        "[2026-05-19] [uncompacted tail]⏎person: a|person: a",
        "[compactions] [uncompacted tail] a|a",
        "a⏎  [compactions]  ⏎b|a⏎b",
        "plain|plain",
        "the label [compactions] within a line|the label [compactions] within a line",
        "[Uncompacted Tail] is ours|[Uncompacted Tail] is ours"
      })
  void labelsGoAndAllElseStays(String text, String expected) {
    assertThat(MaterialLabels.without(written(text))).isEqualTo(written(expected));
  }

  @Test
  void marksOfCutsGoOnlyWhereSentencesArePicked() {
    String cut = "person: a" + MaterialLabels.CUT_TURN + "\nb" + MaterialLabels.CUT_TEXT;

    assertThat(MaterialLabels.without(cut)).isEqualTo(cut);
    assertThat(MaterialLabels.withoutMarks(cut)).isEqualTo("person: a \nb");
    assertThat(MaterialLabels.withoutMarks("[cut here] is a joke"))
        .isEqualTo("[cut here] is a joke");
  }

  @Test
  void aTextWithoutLabelsIsTheSameText() {
    String text = "a\r\n b \n";

    assertThat(MaterialLabels.without(text)).isSameAs(text);
    assertThat(MaterialLabels.withoutMarks(text)).isSameAs(text);
  }
}
