package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.Lines.codexCompleted;
import static io.memory4j.llm.transcript.Lines.codexEvent;
import static io.memory4j.llm.transcript.Lines.codexItem;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Turn.Author;
import io.memory4j.llm.transcript.Readings.Read;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The same dialogue in the records of any version of Codex is the same dialogue. */
class CodexProperties {
  /** Texts that come again, so that copies are to be told from repetitions. */
  @Provide
  Arbitrary<List<Said>> dialogues() {
    Arbitrary<Said> said =
        Combinators.combine(
                Arbitraries.of(Author.PERSON, Author.ASSISTANT),
                Arbitraries.of("Use Gradle.", "Go on.", "Done.", " Go on.\n"))
            .as(Said::new);
    return said.list().ofMinSize(1).ofMaxSize(12);
  }

  private static boolean isPerson(Said said) {
    return said.author() == Author.PERSON;
  }

  private static String item(Said said) {
    return codexItem(isPerson(said) ? "user" : "assistant", said.text());
  }

  private static String event(Said said) {
    return codexEvent(isPerson(said) ? "user_message" : "agent_message", said.text());
  }

  private static String completed(Said said) {
    return codexCompleted(isPerson(said) ? "UserMessage" : "AgentMessage", said.text());
  }

  private static List<String> told(List<String> lines) {
    List<String> all = new ArrayList<>(List.of(Lines.codexHead()));
    all.addAll(lines);
    Read read = Readings.read("Codex", Readings.bytes(all));
    return read.turns().stream().map(turn -> turn.author() + turn.text().strip()).toList();
  }

  private static List<String> expected(List<Said> dialogue) {
    return dialogue.stream().map(said -> said.author() + said.text().strip()).toList();
  }

  @Property(tries = 30)
  void itemsAndEventsAndBothAreOneDialogue(@ForAll("dialogues") List<Said> dialogue) {
    List<String> mirrored = new ArrayList<>();
    List<String> completed = new ArrayList<>();
    for (Said said : dialogue) {
      mirrored.add(isPerson(said) ? item(said) : event(said));
      mirrored.add(isPerson(said) ? event(said) : item(said));
      completed.add(item(said));
      completed.add(completed(said));
    }

    assertThat(told(dialogue.stream().map(CodexProperties::item).toList()))
        .isEqualTo(expected(dialogue));
    assertThat(told(dialogue.stream().map(CodexProperties::event).toList()))
        .isEqualTo(expected(dialogue));
    assertThat(told(dialogue.stream().map(CodexProperties::completed).toList()))
        .isEqualTo(expected(dialogue));
    assertThat(told(mirrored)).isEqualTo(expected(dialogue));
    assertThat(told(completed)).isEqualTo(expected(dialogue));
  }

  @Property(tries = 30)
  void aSessionThatANewerVersionWentOnWithIsOneDialogue(
      @ForAll("dialogues") List<Said> first, @ForAll("dialogues") List<Said> second) {
    List<String> lines = new ArrayList<>();
    for (Said said : first) {
      lines.add(item(said));
      lines.add(event(said));
    }
    second.forEach(said -> lines.add(item(said)));
    List<Said> all = new ArrayList<>(first);
    all.addAll(second);

    assertThat(told(lines)).isEqualTo(expected(all));
  }
}
