package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Turn;
import io.memory4j.llm.transcript.Readings.Read;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** The conversation in a tree is the path from the last entry up to the root. */
class PiProperties {
  /** Returns an entry whose ids are strings or numbers. */
  private static String entry(int id, int parent, boolean numbers) {
    String entry = PiTest.entry("id" + id, parent < 0 ? "" : "id" + parent, "user", "said " + id);
    return numbers ? entry.replaceAll("\"id(\\d+)\"", "$1") : entry;
  }

  private static List<String> path(List<Integer> parents) {
    Deque<String> path = new ArrayDeque<>();
    for (int at = parents.size() - 1; at >= 0; at = parents.get(at)) {
      path.addFirst("said " + at);
    }
    return List.copyOf(path);
  }

  private static List<Integer> tree(List<Integer> choices) {
    List<Integer> parents = new ArrayList<>(List.of(-1));
    choices.forEach(choice -> parents.add(choice % parents.size()));
    return parents;
  }

  @Property(tries = 100)
  void otherBranchesAreNowhere(
      @ForAll @Size(max = 12) List<@IntRange(max = 50) Integer> choices, @ForAll boolean numbers) {
    List<Integer> parents = tree(choices);
    List<String> lines = new ArrayList<>(List.of(PiTest.HEAD));
    for (int i = 0; i < parents.size(); i++) {
      lines.add(entry(i, parents.get(i), numbers));
    }

    Read read = Readings.read("Pi", Readings.bytes(lines));

    assertThat(read.turns()).extracting(Turn::text).isEqualTo(path(parents));
  }

  @Property(tries = 50)
  void aLostEntryIsBridgedByTheOneAbove(
      @ForAll @IntRange(min = 3, max = 9) int count, @ForAll @IntRange(max = 50) int choice) {
    int lost = 1 + choice % (count - 2);
    List<String> lines = new ArrayList<>(List.of(PiTest.HEAD));
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      lines.add(i == lost ? "{\"cut" : entry(i, i - 1, false));
      expected.add("said " + i);
    }
    expected.remove(lost);

    Read read = Readings.read("Pi", Readings.bytes(lines));

    assertThat(read.turns()).extracting(Turn::text).isEqualTo(expected);
    assertThat(read.report().skippedLines()).isEqualTo(1);
  }
}
