package io.memory4j.core.history;

import static io.memory4j.core.history.ToldSessions.assistant;
import static io.memory4j.core.history.ToldSessions.person;
import static io.memory4j.core.history.ToldSessions.turn;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.render.BlockText;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SpokenTurnsTest {
  private static List<String> picked(Turn... turns) {
    List<String> picked = new ArrayList<>();
    SpokenTurns spoken = new SpokenTurns(turn -> picked.add(turn.text()));
    List.of(turns).forEach(spoken::add);
    spoken.end();
    return picked;
  }

  private static Turn inSession(Author author, String text, String session) {
    Optional<Instant> untold = Optional.empty();
    return new Turn(author, text, 1, untold, session, Optional.empty(), Optional.empty());
  }

  @Test
  void ofAnAnswerTheLastTurnIsPicked() {
    assertThat(
            picked(
                person("Why?", 1),
                assistant("Let me look", 2),
                turn(Author.TOOL, "12 files", 3),
                assistant("Because", 4),
                person("Thanks", 5)))
        .containsExactly("Why?", "Because", "Thanks");
  }

  @Test
  void answerAtTheEndIsPicked() {
    assertThat(picked(person("Why?", 1), assistant("Because", 2)))
        .containsExactly("Why?", "Because");
  }

  @Test
  void personsOwnTurnsAreAllPicked() {
    assertThat(picked(person("One", 1), person("Two", 2))).containsExactly("One", "Two");
  }

  @ParameterizedTest
  @EnumSource(
      value = Author.class,
      names = {"TOOL", "SUB_AGENT", "INJECTED", "COMPACTION"})
  void whatNobodyAskedForIsLeftOut(Author author) {
    assertThat(picked(turn(author, "x", 1), assistant("y", 2))).isEmpty();
    assertThat(picked(person("a", 1), turn(author, "x", 2), assistant("y", 3)))
        .containsExactly("a", "y");
  }

  @Test
  void answerToAPromptOfThisLibraryIsNone() {
    assertThat(
            picked(
                person("Why?", 1),
                assistant("Because", 2),
                turn(Author.OWN_PROMPT, "Extract what matters", 3),
                assistant("[]", 4)))
        .containsExactly("Why?", "Because");
  }

  @Test
  void blockBesideAQuestionLeavesItsAnswer() {
    String block = BlockText.opening() + "- a fact\n";

    assertThat(
            picked(person("Why?", 1), turn(Author.OWN_PROMPT, block, 2), assistant("Because", 3)))
        .containsExactly("Why?", "Because");
  }

  @Test
  void answerBelongsToItsOwnSession() {
    assertThat(
            picked(
                inSession(Author.PERSON, "Why?", "s1"),
                inSession(Author.ASSISTANT, "Because", "s1"),
                inSession(Author.ASSISTANT, "Of another", "s2")))
        .containsExactly("Why?", "Because");
  }

  @Test
  void blankTurnsAreLeftOut() {
    assertThat(picked(person(" ", 1), assistant("Because", 2), assistant("\n", 3)))
        .containsExactly("Because");
  }
}
