package io.memory4j.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class CodePointOrderProperties {
  @Property
  void comparesAsTheArraysOfCodePointsDo(
      @ForAll("texts") String left, @ForAll("texts") String right) {
    int expected = Arrays.compare(left.codePoints().toArray(), right.codePoints().toArray());

    int actual = CodePointOrder.COMPARATOR.compare(left, right);

    assertThat(Integer.signum(actual)).isEqualTo(Integer.signum(expected));
  }

  @Property
  void isConsistentWithEquals(@ForAll("texts") String left, @ForAll("texts") String right) {
    boolean same = CodePointOrder.COMPARATOR.compare(left, right) == 0;

    assertThat(same).isEqualTo(left.equals(right));
  }

  @Property
  void sortsEveryTextOnce(@ForAll("lists") List<String> texts) {
    var sorted = CodePointOrder.sorted(texts);

    assertThat(new HashSet<>(sorted)).isEqualTo(new HashSet<>(texts));
    assertThat(List.copyOf(sorted)).isSortedAccordingTo(CodePointOrder.COMPARATOR);
  }

  @Provide
  Arbitrary<List<String>> lists() {
    return texts().list().ofMaxSize(20);
  }

  /** Few different units, so that prefixes, pairs and halves of pairs meet. */
  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.strings()
        .withChars('a', '\ud83d', '\ude00', '\ue000', '\uffff', '\ud800')
        .ofMaxLength(5);
  }
}
