package io.memory4j.sqlite.scrub;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;

/** Finds what a search one by one finds. Few letters, so that many parts are alike. */
class PatternsProperties {
  private static Patterns patterns(List<String> traces) {
    return new Patterns(traces, Set::of);
  }

  @Property
  void findsExactlyTheTextsThatAreThere(
      @ForAll @StringLength(max = 60) @CharRange(from = 'a', to = 'c') String bytes,
      @ForAll @Size(max = 5)
          List<@StringLength(max = 12) @CharRange(from = 'a', to = 'c') String> traces) {
    BitSet found = new BitSet();
    patterns(traces).find(bytes.getBytes(ISO_8859_1), bytes.length(), found);

    for (int i = 0; i < traces.size(); i++) {
      boolean there = !traces.get(i).isEmpty() && bytes.contains(traces.get(i));
      assertThat(found.get(i)).as("trace %s", i).isEqualTo(there);
    }
  }

  @Property
  void anyFormOfATraceTellsOfIt(@ForAll @StringLength(min = 1, max = 20) String text) {
    Patterns patterns = new Patterns(List.of(text), trace -> Set.of(trace, "other " + trace));
    byte[] bytes = ("before other " + text + " after").getBytes(UTF_8);
    BitSet found = new BitSet();

    patterns.find(bytes, bytes.length, found);
    assertThat(found.get(0)).isTrue();
  }

  /** SQLite goes on with a long row after the first four bytes of the next page. */
  @Property
  void aTextCutByAnEdgeIsFoundOnBothSides(
      @ForAll @StringLength(value = 40) @CharRange(from = 'a', to = 'z') String text,
      @ForAll @IntRange(min = 12, max = 28) int cut) {
    Patterns patterns = patterns(List.of(text));
    String head = text.substring(0, cut);
    String tail = text.substring(cut);

    assertThat(atEdges(patterns, "-".repeat(100 - cut) + head)).isTrue();
    assertThat(atEdges(patterns, "1234" + tail + "-".repeat(60 + cut - 4))).isTrue();
    assertThat(atEdges(patterns, "-".repeat(99 - cut) + head + "-")).isFalse();
  }

  private static boolean atEdges(Patterns patterns, String page) {
    BitSet found = new BitSet();
    patterns.findAtEdges(page.getBytes(ISO_8859_1), page.length(), found);
    return found.get(0);
  }
}
