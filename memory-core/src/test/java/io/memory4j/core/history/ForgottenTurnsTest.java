package io.memory4j.core.history;

import static io.memory4j.core.history.ToldSessions.assistant;
import static io.memory4j.core.history.ToldSessions.person;
import static io.memory4j.core.history.ToldSessions.turn;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.ForgetReceipt;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.Selector;
import io.memory4j.episode.HistoryReport;
import io.memory4j.episode.Turn.Author;
import io.memory4j.store.MemoryStore;
import io.memory4j.testkit.InMemoryStore;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was forgotten does not come back from a transcript that still has it. */
class ForgottenTurnsTest {
  private final HistoryScene scene = HistoryScene.create();
  private final ToldSessions sessions = new ToldSessions();

  private void forget(String statement, Layer layer) {
    scene.shop().remember(Fact.draft(statement).key("k").in(layer));
    scene.shop().forget(Selector.key("k"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "My boat is called Walrus",
        "my boat  is called walrus.",
        "First this. My boat is called Walrus. Then that.",
        "A list:\nMy boat is called Walrus\nand more"
      })
  void turnThatSaysItIsNotIndexed(String text) {
    forget("My boat is called Walrus", HistoryScene.SHOP);
    sessions.session("codex", "s1", "shop", person(text, 1), person("Something else", 2));

    HistoryReport report = scene.index(sessions);

    assertThat(report.turns().forgotten()).isEqualTo(1);
    assertThat(scene.texts()).containsExactly("Something else");
  }

  @Test
  void whatWasForgottenEverywhereIsForgottenInProjects() {
    forget("My boat is called Walrus", Layer.global());
    sessions.session("codex", "s1", "shop", person("My boat is called Walrus", 1));

    scene.index(sessions);

    assertThat(scene.texts()).isEmpty();
  }

  @Test
  void turnsOfAForgottenProjectStayAwayWhenTheSessionGrows() {
    sessions.session("codex", "s1", "shop", person("One", 1), person("Two", 2));
    scene.index(sessions);
    scene.shop().forget(Selector.layer(HistoryScene.SHOP));
    sessions.session("codex", "s1", "shop", person("One", 1), person("Two", 2), person("Three", 3));

    scene.index(sessions);

    assertThat(scene.texts()).containsExactly("Three");
  }

  @Test
  void turnsOfAForgottenProjectStayAwayWhenTheHistoryIsBuiltAnew() {
    sessions.session("codex", "s1", "shop", person("One", 1), person("Two", 2));
    scene.index(sessions);
    scene.shop().forget(Selector.layer(HistoryScene.SHOP));
    scene.memory4j.history().clear();

    HistoryReport report = scene.index(sessions);

    assertThat(report.turns().forgotten()).isEqualTo(2);
    assertThat(scene.texts()).isEmpty();
  }

  @Test
  void forgottenSessionGoesAndStaysAway() {
    sessions.session("codex", "s1", "shop", person("One", 1), person("Two", 2));
    sessions.session("codex", "s2", "shop", person("Three", 1));
    scene.index(sessions);

    scene.shop().forget(Selector.episode("s1"));
    scene.memory4j.history().clear();
    HistoryReport report = scene.index(sessions);

    assertThat(report.turns().forgotten()).isEqualTo(2);
    assertThat(scene.texts()).containsExactly("Three");
  }

  @Test
  void whatIsSaidLaterInAForgottenSessionIsIndexed() {
    sessions.session("codex", "s1", "shop", person("One", 1));
    scene.index(sessions);
    scene.shop().forget(Selector.episode("s1"));
    scene.clock.advance(Duration.ofDays(1));
    sessions.session(
        "codex",
        "s1",
        "shop",
        person("One", 1),
        turn(Author.PERSON, "Two", 2, scene.clock.instant()));

    scene.index(sessions);

    assertThat(scene.texts()).containsExactly("Two");
  }

  @Test
  void wordsOfAForgottenPersonGoFromAStoreOfTheirOwn() {
    MemoryStore own = InMemoryStore.create();
    HistoryScene apart = HistoryScene.with(options -> options.person("ana").store(own));
    sessions.session("codex", "s1", "shop", person("My quokka", 1), assistant("Noted", 2));
    apart.index(sessions);
    AgentMemory ana =
        apart.memory4j.bind(LayerStack.of(Layer.global(), Layer.person("ana"), HistoryScene.SHOP));

    ForgetReceipt receipt = ana.forget(Selector.person("ana"));
    apart.memory4j.history().clear();
    apart.index(sessions);

    assertThat(receipt.deleted()).containsEntry("TURN", 1L);
    assertThat(HistoryScene.turns(own))
        .extracting(record -> record.body().content())
        .containsExactly("Noted");
  }
}
