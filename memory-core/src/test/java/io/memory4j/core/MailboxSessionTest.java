package io.memory4j.core;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AgentMemory;
import io.memory4j.Diagnosis;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.ListQuery;
import io.memory4j.MemoryListener;
import io.memory4j.Provenance;
import io.memory4j.SessionInfo;
import io.memory4j.SessionMemory;
import io.memory4j.Ticker;
import io.memory4j.core.file.Mailbox;
import io.memory4j.core.session.MailboxWork;
import io.memory4j.core.session.OpenMailboxes;
import io.memory4j.core.work.ManualExecutor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an agent without a tool leaves reaches the memory through the events of its session. */
class MailboxSessionTest {
  private static final Layer BEN = Layer.person("ben");

  @TempDir Path folder;

  private final SwitchedStore store = new SwitchedStore();
  private final TestMemory test = TestMemory.over(store);
  private final ManualExecutor executor = new ManualExecutor();
  private final List<MemoryListener.Failed> failures = new ArrayList<>();

  private SessionMemory session(Layer... layers) {
    MemoryListener listener =
        new MemoryListener() {
          @Override
          public void failed(Failed event) {
            failures.add(event);
          }
        };
    test.host(new Settings.Host(executor, listener, Ticker.system(), Sessions::personOf));
    return test.bind(List.of(new MailboxWork(new OpenMailboxes())), layers)
        .session(SessionInfo.of("s1").mailbox(folder));
  }

  private void say(String line) throws IOException {
    Files.writeString(
        folder.resolve("remember.md"),
        line + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private static List<String> facts(AgentMemory memory) {
    return memory.list(ListQuery.all()).stream().map(Fact::content).toList();
  }

  @Test
  void diagnosisTellsWhatOfAMailboxWasNotRemembered() throws IOException {
    SessionMemory session = session(GLOBAL, SHOP);
    say("# Secret plans\n- Use tabs\n---\n- [ ]\n" + "long ".repeat(80));

    session.started();
    executor.runAll();

    assertThat(session.diagnose().lines())
        .filteredOn(line -> line.part().equals("mailbox"))
        .extracting(Diagnosis.Line::reason)
        .containsExactly(
            "lines not remembered, heading: 1",
            "lines not remembered, lone marker: 1",
            "lines not remembered, rule: 1",
            "lines remembered in part, shortened: 1");
    assertThat(test.bind(GLOBAL).diagnose().lines()).isEmpty();
  }

  @Test
  void bothFilesAreThereWhenTheSessionHasStarted() { // ruling G34
    session(GLOBAL, ANA, SHOP).started();

    assertThat(folder.resolve("remember.md")).isEmptyFile();
    assertThat(folder.resolve("project-notes.md")).isEmptyFile();
  }

  @Test
  void linesOfATurnAreRememberedWhenItHasEnded() throws IOException {
    SessionMemory session = session(GLOBAL, ANA, SHOP);
    session.started();
    session.turnStarted(Provenance.person("ana"));
    say("- Prefers tabs");
    Files.writeString(folder.resolve("project-notes.md"), "Port 8080\n");
    session.turnEnded();
    executor.runAll();

    List<Fact> facts = session.list(ListQuery.all());
    assertThat(facts).extracting(Fact::content).containsExactly("Port 8080", "Prefers tabs");
    assertThat(facts).extracting(Fact::layer).containsExactly(SHOP, ANA);
    assertThat(facts.get(1).provenance().author()).isEqualTo("assistant");
    assertThat(facts.get(1).provenance().session()).hasValue("s1");
    assertThat(facts.get(1).provenance().turn()).hasValue(1);
  }

  @Test
  void whatAnEarlierProcessLeftIsTakenAtTheStart() throws IOException {
    Mailbox.open(folder, ANA, SHOP);
    say("left behind");
    SessionMemory session = session(GLOBAL, ANA, SHOP);

    session.started();
    executor.runAll();

    assertThat(facts(session)).containsExactly("left behind");
  }

  @Test
  void linesBelongToTheirSpeakerHoweverLateTheyAreTaken() throws IOException { // ruling G33
    SessionMemory session = session(GLOBAL, ANA, SHOP);
    session.started();
    session.turnStarted(Provenance.person("ana"));
    say("of ana");
    session.turnEnded();
    session.turnStarted(Provenance.person("ben"));
    say("of ben");
    session.turnEnded();
    executor.runAll();

    assertThat(facts(test.bind(ANA))).containsExactly("of ana");
    assertThat(facts(test.bind(BEN))).containsExactly("of ben");
  }

  @Test
  void withoutPersonLayerNobodyGetsALayer() throws IOException {
    SessionMemory session = session(GLOBAL, SHOP);
    session.started();
    session.turnStarted(Provenance.person("ben"));
    say("said by ben");
    session.turnEnded();
    executor.runAll();

    assertThat(facts(test.bind(GLOBAL))).containsExactly("said by ben");
    assertThat(facts(test.bind(BEN))).isEmpty();
    assertThat(failures).isEmpty();
  }

  @Test
  void endTakesWhatIsLeftAndLeavesNoLineOnDisk() throws IOException {
    SessionMemory session = session(GLOBAL, ANA, SHOP);
    session.started();
    say("last words");
    session.ended();
    executor.runAll();

    assertThat(facts(session)).containsExactly("last words");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("remember.md", "project-notes.md");
    }
  }

  @Test
  void storeThatIsSilentLosesNoLine() throws IOException {
    SessionMemory session = session(GLOBAL, ANA, SHOP);
    session.started();
    say("kept");
    store.silent = true;
    session.turnEnded();
    executor.runAll();
    assertThat(failures)
        .contains(
            new MemoryListener.Failed(
                "mailbox", "io.memory4j.StoreUnavailableException", Optional.of("s1")));
    store.silent = false;

    session.turnEnded();
    executor.runAll();

    assertThat(facts(session)).containsExactly("kept");
  }

  @Test
  void folderThatCannotBeMadeIsToldAndTriedAgain() throws IOException {
    Files.writeString(folder.resolve("taken"), "");
    test.host(
        new Settings.Host(executor, new MemoryListener() {}, Ticker.system(), Sessions::personOf));
    Path place = folder.resolve("taken");
    SessionMemory session =
        test.bind(List.of(new MailboxWork(new OpenMailboxes())), GLOBAL, ANA, SHOP)
            .session(SessionInfo.of("s1").mailbox(place));
    session.started();
    executor.runAll();
    Files.delete(place);

    session.turnStarted(Provenance.person("ana"));

    assertThat(place.resolve("remember.md")).isEmptyFile();
  }

  @Test
  void readOnlyMemoryLeavesTheMailboxAlone() throws IOException {
    SessionMemory session = session(GLOBAL, ANA, SHOP);
    SessionMemory closed = session.readOnly().session(SessionInfo.of("s2").mailbox(folder));

    closed.started();
    say("stays here");
    closed.ended();
    executor.runAll();

    assertThat(folder.resolve("remember.md")).hasContent("stays here");
  }
}
