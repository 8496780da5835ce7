package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Turn.Author;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SequencerTest {
  private final List<String> handed = new ArrayList<>();
  private final Reading reading =
      new Reading("e", Optional.empty(), turn -> handed.add(turn.text().substring(0, 1)));

  private final Sequencer sequencer = new Sequencer(reading);

  private void put(int rank, String text) {
    sequencer.put(rank, List.of(new Said(Author.PERSON, text)), TurnPlace.of(1, Optional.empty()));
  }

  @Test
  void whatComesEarlyWaits() {
    put(1, "b");
    put(2, "c");
    assertThat(handed).isEmpty();

    put(0, "a");

    assertThat(handed).containsExactly("a", "b", "c");
  }

  @Test
  void whatIsMissingDoesNotHoldTheRestBackForever() {
    put(1, "b");
    put(3, "d");

    sequencer.end();

    assertThat(handed).containsExactly("b", "d");
  }

  @Test
  void whatWaitsIsBounded() {
    String large = "x".repeat(1_000_000);
    for (int rank = 1; rank <= 6; rank++) {
      put(rank, rank + large);
    }
    assertThat(handed).containsExactly("1", "2", "3", "4", "5", "6");

    put(0, "0");

    assertThat(handed).hasSize(7).endsWith("0");
  }

  @Test
  void aRankThatComesTwiceCountsOnceWhileItWaits() {
    put(1, "x");
    put(1, "b");
    put(0, "a");

    assertThat(handed).containsExactly("a", "b");
  }
}
