package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Turn;
import io.memory4j.llm.transcript.Readings.Read;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Of a tree of messages in any order the path to the current one is the conversation. */
class ChatGptProperties {
  private static List<Integer> tree(List<Integer> choices) {
    List<Integer> parents = new ArrayList<>(List.of(-1));
    choices.forEach(choice -> parents.add(choice % parents.size()));
    return parents;
  }

  private static List<String> path(List<Integer> parents, int last) {
    Deque<String> path = new ArrayDeque<>();
    for (int at = last; at >= 0; at = parents.get(at)) {
      path.addFirst("said " + at);
    }
    return List.copyOf(path);
  }

  /** Returns a node; later ones have later times. */
  private static String node(List<Integer> parents, int i) {
    return ChatGptTest.node("n" + i, "n" + parents.get(i), "user", i + 1, "said " + i);
  }

  private static Read read(List<Integer> parents, long seed, String end) {
    List<String> nodes = new ArrayList<>();
    for (int i = 0; i < parents.size(); i++) {
      nodes.add(node(parents, i));
    }
    Collections.shuffle(nodes, new Random(seed));
    return Readings.read("ChatGpt", Readings.bytes(List.of(ChatGptTest.export(nodes, end))));
  }

  @Property(tries = 100)
  void thePathToTheCurrentMessageIsTheConversation(
      @ForAll @Size(max = 12) List<@IntRange(max = 50) Integer> choices,
      @ForAll @IntRange(max = 50) int current,
      @ForAll long seed) {
    List<Integer> parents = tree(choices);
    int last = current % parents.size();

    Read read = read(parents, seed, ",\"current_node\":\"n" + last + "\"");

    assertThat(read.turns()).extracting(Turn::text).isEqualTo(path(parents, last));
    assertThat(read.report().notes()).isEmpty();
  }

  @Property(tries = 100)
  void withoutACurrentMessageTheNewestLeafIsIt(
      @ForAll @Size(max = 12) List<@IntRange(max = 50) Integer> choices, @ForAll long seed) {
    List<Integer> parents = tree(choices);

    Read read = read(parents, seed, ",\"current_node\":null");

    // The last message has the latest time, and nothing stands below it.
    assertThat(read.turns()).extracting(Turn::text).isEqualTo(path(parents, parents.size() - 1));
    assertThat(read.report().notes()).hasSize(1);
  }

  @Property(tries = 50)
  void circlesEnd(@ForAll @Size(min = 1, max = 8) List<@IntRange(max = 7) Integer> parents) {
    List<Integer> inside = parents.stream().map(parent -> parent % parents.size()).toList();

    Read read = read(inside, 1, ",\"current_node\":\"n0\"");

    assertThat(read.turns()).isEmpty();
    assertThat(read.report().skippedLines()).isEqualTo(1);
    assertThat(read.report().failure()).isPresent();
  }
}
