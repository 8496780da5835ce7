package io.memory4j.core.history;

import static io.memory4j.core.history.ToldSessions.person;
import static io.memory4j.core.history.ToldSessions.turn;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.HistoryReport;
import io.memory4j.episode.Turn.Author;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.JournalQuery;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HistoryRetentionTest {
  private final ToldSessions sessions = new ToldSessions();

  private static List<JournalEntry> pruned(HistoryScene scene) {
    List<JournalEntry> entries = new ArrayList<>();
    scene.store.read(
        reader -> {
          reader.journal(JournalQuery.all().type("pruned"), entries::add);
          return null;
        });
    return entries;
  }

  @Test
  void turnsThatAreTooOldGo() {
    HistoryScene scene = HistoryScene.with(o -> o.maxAge(Duration.ofDays(30)));
    sessions.session("codex", "s1", "shop", person("Old", 1));
    scene.index(sessions);
    scene.clock.advance(Duration.ofDays(31));

    HistoryReport report = scene.index(sessions);

    assertThat(report.turns().pruned()).isEqualTo(1);
    assertThat(scene.texts()).isEmpty();
    assertThat(pruned(scene)).hasSize(1);
    assertThat(pruned(scene).get(0).event().weight()).isEqualTo(1);
  }

  @Test
  void turnsThatAreTooOldAreNotAddedAgain() {
    HistoryScene scene = HistoryScene.with(o -> o.maxAge(Duration.ofDays(30)));
    sessions.session("codex", "s1", "shop", person("Old", 1));
    scene.index(sessions);
    scene.clock.advance(Duration.ofDays(31));
    scene.index(sessions);
    sessions.session(
        "codex",
        "s1",
        "shop",
        person("Old", 1),
        turn(Author.PERSON, "New", 2, scene.clock.instant()));

    HistoryReport report = scene.index(sessions);

    assertThat(report.turns()).isEqualTo(new HistoryReport.Turns(1, 0, 0, 0));
    assertThat(scene.texts()).containsExactly("New");
  }

  @Test
  void ofTooManyTurnsTheOldestGo() {
    HistoryScene scene = HistoryScene.with(o -> o.maxTurns(2));
    sessions.session("codex", "s1", "shop", person("Four", 4), person("One", 1));
    sessions.session("codex", "s2", "shop", person("Three", 3), person("Two", 2));

    HistoryReport report = scene.index(sessions);

    assertThat(report.turns().pruned()).isEqualTo(2);
    assertThat(scene.texts()).containsExactly("Four", "Three");
  }

  @Test
  void whatWasPrunedIsNoForgetting() { // rulings G14
    HistoryScene scene = HistoryScene.with(o -> o.maxTurns(1));
    sessions.session("codex", "s1", "shop", person("One", 1), person("Two", 2));
    scene.index(sessions);
    scene.memory4j.history().clear();
    ToldSessions again = new ToldSessions();
    again.session("codex", "s1", "shop", person("One", 1));

    HistoryReport report = scene.index(again);

    assertThat(report.turns().forgotten()).isZero();
    assertThat(scene.texts()).containsExactly("One");
  }

  @Test
  void ageOfForeverKeepsAll() {
    HistoryScene scene = HistoryScene.with(o -> o.maxAge(Duration.ofSeconds(Long.MAX_VALUE)));
    sessions.session("codex", "s1", "shop", person("One", 1));

    scene.index(sessions);

    assertThat(scene.texts()).containsExactly("One");
    assertThat(pruned(scene)).isEmpty();
  }
}
