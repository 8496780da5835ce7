package io.memory4j.core.history;

import static io.memory4j.core.history.ToldSessions.assistant;
import static io.memory4j.core.history.ToldSessions.person;
import static io.memory4j.core.history.ToldSessions.turn;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Diagnosis;
import io.memory4j.Layer;
import io.memory4j.core.HistoryOptions;
import io.memory4j.core.Memory4j;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.episode.HistoryQuery;
import io.memory4j.episode.HistoryReport;
import io.memory4j.episode.HistorySource;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import io.memory4j.redact.Redaction;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordBody;
import io.memory4j.testkit.InMemoryStore;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryIndexTest {
  private final HistoryScene scene = HistoryScene.create();
  private final ToldSessions sessions = new ToldSessions();

  @Test
  void turnIsKeptWithItsPlace() {
    sessions.session("codex", "s1", "shop", person("Use tabs", 3), assistant("I will", 9));

    HistoryReport report = scene.index(sessions);

    assertThat(report.turns().added()).isEqualTo(2);
    assertThat(report.sessions().read()).isEqualTo(1);
    assertThat(scene.keys()).containsExactly("s1#00000001", "s1#00000002");
    RecordBody body = HistoryScene.turns(scene.store).get(0).body();
    assertThat(body.kind()).isEqualTo(RecordKinds.TURN);
    assertThat(body.layer()).isEqualTo(HistoryScene.SHOP);
    assertThat(body.category()).isEqualTo("codex");
    assertThat(body.tags()).isEmpty();
    assertThat(body.observedAt()).isEqualTo(ToldSessions.NOON.plusSeconds(3));
    assertThat(body.provenance().author()).isEqualTo("person");
    assertThat(body.provenance().session()).contains("s1");
    assertThat(body.provenance().line()).hasValue(3);
    assertThat(body.provenance().workspace()).contains("shop");
  }

  @Test
  void unchangedSessionIsNotReadAgain() {
    sessions.session("codex", "s1", "shop", person("Use tabs", 1));
    scene.index(sessions);
    List<MemoryRecord> before = HistoryScene.turns(scene.store);

    HistoryReport report = scene.index(sessions);

    assertThat(sessions.readings()).isEqualTo(1);
    assertThat(report.sessions().unchanged()).isEqualTo(1);
    assertThat(HistoryScene.turns(scene.store)).isEqualTo(before);
  }

  @Test
  void sessionThatGrewAddsWhatIsNew() {
    sessions.session("codex", "s1", "shop", person("Use tabs", 1));
    scene.index(sessions);
    List<MemoryRecord> before = HistoryScene.turns(scene.store);
    sessions.session("codex", "s1", "shop", person("Use tabs", 1), person("And no blanks", 2));

    HistoryReport report = scene.index(sessions);

    assertThat(report.turns()).isEqualTo(new HistoryReport.Turns(1, 0, 0, 0));
    assertThat(scene.texts()).containsExactly("Use tabs", "And no blanks");
    assertThat(HistoryScene.turns(scene.store)).containsAll(before);
  }

  @Test
  void answerThatWentOnReplacesItsBeginning() {
    sessions.session("codex", "s1", "shop", person("Why?", 1), assistant("Let me look", 2));
    scene.index(sessions);
    sessions.session(
        "codex",
        "s1",
        "shop",
        person("Why?", 1),
        assistant("Let me look", 2),
        turn(Author.TOOL, "12", 3),
        assistant("Because", 4));

    scene.index(sessions);

    assertThat(scene.texts()).containsExactly("Why?", "Because");
  }

  @Test
  void rewrittenSessionIsReplacedFromWhereItDiffers() {
    sessions.session("codex", "s1", "shop", person("One", 1), person("Two", 2), person("Three", 3));
    scene.index(sessions);
    sessions.session("codex", "s1", "shop", person("One", 1), person("Zwei", 2));

    HistoryReport report = scene.index(sessions);

    assertThat(report.turns()).isEqualTo(new HistoryReport.Turns(1, 2, 0, 0));
    assertThat(scene.texts()).containsExactly("One", "Zwei");
    assertThat(scene.found("three")).isEmpty();
  }

  @Test
  void shortenedSessionLosesItsEnd() {
    sessions.session("codex", "s1", "shop", person("One", 1), person("Two", 2));
    scene.index(sessions);
    sessions.session("codex", "s1", "shop", person("One", 1));

    scene.index(sessions);

    assertThat(scene.texts()).containsExactly("One");
  }

  @Test
  void sessionThatBrokeOffIsReadAgain() {
    sessions.session("codex", "s1", "shop", person("One", 1)).failing("the file is torn");
    HistoryReport torn = scene.index(sessions);
    sessions.whole();

    HistoryReport whole = scene.index(sessions);

    assertThat(torn.sessions().failed()).isEqualTo(1);
    assertThat(torn.unread()).hasSize(1);
    assertThat(torn.turns().added()).isEqualTo(1);
    assertThat(whole.sessions().read()).isEqualTo(1);
    assertThat(whole.turns().added()).isZero();
    assertThat(scene.index(sessions).sessions().unchanged()).isEqualTo(1);
  }

  @Test
  void secretsAreTakenOutBeforeAnythingIsWritten() {
    HistoryScene redacting =
        HistoryScene.redactedBy(
            text -> {
              String clean = text.replace("hunter2", "[REDACTED:password]");
              return clean.equals(text)
                  ? Redaction.unchanged(text)
                  : new Redaction(clean, Map.of("password", 1));
            });
    sessions.session("codex", "s1", "shop", person("The password is hunter2", 1));

    HistoryReport report = redacting.index(sessions);

    assertThat(report.redactions()).isEqualTo(1);
    assertThat(redacting.texts()).containsExactly("The password is [REDACTED:password]");
    assertThat(redacting.found("hunter2")).isEmpty();
    assertThat(HistoryScene.turns(redacting.store).toString()).doesNotContain("hunter2");
  }

  @Test
  void sessionsOfOtherAgentsWaitForConsent() { // rulings G75
    sessions.session("codex", "s1", "shop", person("One", 1));
    sessions.session("aider", "s2", "shop", person("Two", 1));
    sessions.session("aider", "s3", "shop", person("Three", 1));

    HistoryReport report = scene.index(sessions);

    assertThat(report.withheld()).containsExactly(Map.entry("aider", 2L));
    assertThat(scene.texts()).containsExactly("One");
    assertThat(sessions.readings()).isEqualTo(1);
  }

  @Test
  void diagnosisTellsWhatWaitsForConsent() { // rulings G75
    sessions.session("aider", "s2", "shop", person("Two", 1)).withholding("cursor", 4);
    sessions.session("codex", "s1", "shop", person("One", 1)).failing("the file is torn");

    scene.index(sessions);

    assertThat(scene.shop().diagnose().lines())
        .filteredOn(line -> line.part().equals("history"))
        .extracting(Diagnosis.Line::reason)
        .containsExactly(
            "1 sessions of aider are not indexed: nobody agreed to have them read",
            "4 sessions of cursor are not indexed: nobody agreed to have them read",
            "1 sessions could not be read to their end");
  }

  @Test
  void placeThatAPersonNamesNeedsNoOtherConsent() {
    sessions.session("aider", "s2", "shop", person("Two", 1));

    HistoryReport report = scene.indexNamed(sessions);

    assertThat(report.withheld()).isEmpty();
    assertThat(scene.texts()).containsExactly("Two");
  }

  @Test
  void sessionsWithoutALayerAreLeftOut() {
    HistoryScene choosy =
        HistoryScene.with(o -> o.layers(name -> name.map(Layer::project))); // none for none
    sessions.session("codex", "s1", "", person("One", 1));
    sessions.session("codex", "s2", "shop", person("Two", 1));

    HistoryReport report = choosy.index(sessions);

    assertThat(report.sessions().elsewhere()).isEqualTo(1);
    assertThat(choosy.texts()).containsExactly("Two");
  }

  @Test
  void copyOfASessionIsIndexedOnce() {
    sessions.file("/a/s1", "codex", "s1", "shop", person("One", 1), person("Two", 2));
    sessions.file("/archive/s1", "codex", "s1", "shop", person("One", 1), person("Two", 2));

    HistoryReport report = scene.index(sessions);

    assertThat(report.turns().added()).isEqualTo(2);
    assertThat(scene.keys()).containsExactly("s1#00000001", "s1#00000002");
  }

  @Test
  void twoSessionsWithOneIdStandBesideEachOther() {
    sessions.file("/a/s1", "codex", "s1", "shop", person("One", 1), person("Two", 2));
    sessions.file("/b/s1", "codex", "s1", "shop", person("Eins", 1), person("Zwei", 2));

    scene.index(sessions);
    scene.index(sessions);

    assertThat(scene.texts()).containsExactlyInAnyOrder("One", "Two", "Eins", "Zwei");
  }

  @Test
  void sessionThatMovedToAnotherProjectLeavesTheOldOne() {
    sessions.session("codex", "s1", "shop", person("One", 1));
    scene.index(sessions);
    sessions.session("codex", "s1", "mill", person("One", 1), person("Two", 2));

    scene.index(sessions);

    assertThat(HistoryScene.turns(scene.store))
        .extracting(record -> record.body().layer())
        .containsOnly(Layer.project("mill"));
    assertThat(scene.texts()).containsExactly("One", "Two");
  }

  @Test
  void historyMayHaveAStoreOfItsOwn() {
    MemoryStore own = InMemoryStore.create();
    HistoryScene apart = HistoryScene.with(options -> options.store(own));
    sessions.session("codex", "s1", "shop", person("Use tabs", 1));

    apart.index(sessions);

    assertThat(apart.texts()).isEmpty();
    assertThat(HistoryScene.turns(own)).hasSize(1);
    assertThat(apart.shop().sessionHistory().search(HistoryQuery.of("tabs")).hits()).hasSize(1);
  }

  @Test
  void historyIsOffUntilSwitchedOn() {
    sessions.session("codex", "s1", "shop", person("Use tabs", 1));
    try (Memory4j off = Memory4j.builder().store(InMemoryStore.create()).build()) {
      HistoryReport report = off.history().index(HistorySource.namedByPerson(sessions));

      assertThat(report).isEqualTo(HistoryReport.empty());
      assertThat(off.history().search(HistoryQuery.of("tabs")).degraded()).isPresent();
      assertThat(sessions.readings()).isZero();
    }
  }

  @Test
  void historyCanBeClearedAndBuiltAnew() { // rulings G59
    sessions.session("codex", "s1", "shop", person("One", 1), person("Two", 2));
    scene.index(sessions);

    long gone = scene.memory4j.history().clear();
    List<String> between = scene.texts();
    HistoryReport report = scene.index(sessions);

    assertThat(gone).isEqualTo(2);
    assertThat(between).isEmpty();
    assertThat(report.turns().added()).isEqualTo(2);
  }

  @Test
  void longSessionIsWrittenInParts() {
    Turn[] turns = new Turn[1_203];
    for (int i = 0; i < turns.length; i++) {
      turns[i] = person("Turn " + i, i + 1);
    }
    sessions.session("codex", "s1", "shop", turns);

    HistoryReport report = scene.index(sessions);

    assertThat(report.turns().added()).isEqualTo(turns.length);
    assertThat(scene.keys()).hasSize(turns.length).contains("s1#00001203");
  }

  @Test
  void turnsOfKnownPersonAreTheirs() {
    HistoryScene known = HistoryScene.with(o -> HistoryOptions.ofDefaults().person("ana"));
    sessions.session("codex", "s1", "", person("One", 1), assistant("Two", 2));

    known.indexNamed(sessions);

    assertThat(HistoryScene.turns(known.store))
        .extracting(record -> record.body().provenance().author())
        .containsExactly("person:ana", "assistant");
  }

  @ParameterizedTest
  @ValueSource(strings = {"s1#00000002", "s1#", "#", "", " ", "a\u0000b", "\uD800", "s1$", "s1~"})
  void sessionWithAnyIdLeavesOthersAlone(String id) {
    sessions.session("codex", "s1", "shop", person("One", 1), person("Two", 2));
    sessions.file("/odd", "codex", id, "shop", person("Three", 1));
    scene.index(sessions);
    sessions.session("codex", "s1", "shop", person("Eins", 1));
    scene.index(sessions);

    sessions.file("/odd", "codex", id, "shop", person("Drei", 1));
    scene.index(sessions);

    assertThat(scene.texts()).containsExactlyInAnyOrder("Eins", "Drei");
    assertThat(scene.found("eins")).contains("Eins");
  }
}
