package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class GraphemesProperties {
  private static final Pattern CLUSTER = Pattern.compile("\\X");

  @Provide
  Arbitrary<String> texts() {
    return Texts.any();
  }

  @Property
  void aCutIsTheLongestPrefixOfWholeClusters(
      @ForAll("texts") String text, @ForAll @IntRange(max = 80) int limit) {
    StringBuilder expected = new StringBuilder();
    List<String> clusters = CLUSTER.matcher(text).results().map(MatchResult::group).toList();
    for (String cluster : clusters) {
      if (Graphemes.length(expected + cluster) > limit) {
        break;
      }
      expected.append(cluster);
    }

    assertThat(Graphemes.cut(text, limit)).isEqualTo(expected.toString());
  }

  @Property
  void aMarkedCutKeepsTheLimitAndIsAPrefix(
      @ForAll("texts") String text, @ForAll @IntRange(max = 80) int limit) {
    String cut = Graphemes.cut(text, limit, "[..]");

    assertThat(Graphemes.length(cut)).isLessThanOrEqualTo(limit);
    assertThat(text.startsWith(cut) || text.startsWith(cut.substring(0, cut.length() - 4)))
        .isTrue();
  }

  @Property
  void cuttingFoldedTextKeepsItFolded(
      @ForAll("texts") String text, @ForAll @IntRange(max = 80) int limit) {
    String cut = Graphemes.cut(TextNormal.fold(text), limit);

    assertThat(TextNormal.fold(cut)).isEqualTo(cut.stripTrailing());
  }
}
