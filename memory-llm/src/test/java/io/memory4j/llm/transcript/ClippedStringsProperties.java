package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class ClippedStringsProperties {
  private static final int MAX_CHARS = 9;

  @Property(tries = 1_000)
  void passingRunsIsPassingOneByOne(
      @ForAll @From("jsonish") String text, @ForAll @IntRange(min = 1, max = 12) int step) {
    assertThat(inRuns(text, step)).isEqualTo(oneByOne(text));
  }

  @Property(tries = 1_000)
  void noStringIsLongerThanItsLimitAndAnEscape(@ForAll @From("jsonish") String text) {
    String kept = oneByOne("\"" + text.replace("\"", "") + "\"");

    assertThat(kept.length()).isLessThanOrEqualTo(MAX_CHARS + "\\u0000".length() + 2);
  }

  private static String oneByOne(String text) {
    ClippedStrings strings = new ClippedStrings(MAX_CHARS);
    StringBuilder kept = new StringBuilder();
    text.chars().forEach(c -> add(kept, strings.next((char) c)));
    return kept.toString();
  }

  private static String inRuns(String text, int step) {
    ClippedStrings strings = new ClippedStrings(MAX_CHARS);
    StringBuilder kept = new StringBuilder();
    char[] all = text.toCharArray();
    int at = 0;
    while (at < all.length) {
      int end = Math.min(all.length, at + step);
      at += strings.tail(all, at, end);
      int run = strings.run(all, at, end);
      kept.append(all, at, run);
      at += run;
      if (at < all.length) {
        add(kept, strings.next(all[at++]));
      }
    }
    return kept.toString();
  }

  private static void add(StringBuilder kept, int next) {
    if (next >= 0) {
      kept.append((char) next);
    }
  }

  @Provide
  Arbitrary<String> jsonish() {
    return Arbitraries.of(
            "\"", "\\\"", "\\\\", "\\u00e9", "\\", "a", "bcd", "\0", "{", ":", "xxxxxxx")
        .list()
        .ofMaxSize(20)
        .map(list -> String.join("", list));
  }
}
