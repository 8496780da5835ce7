package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.WrittenFormat.conversation;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AgentMemory;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.Selector;
import io.memory4j.core.HistoryOptions;
import io.memory4j.core.Memory4j;
import io.memory4j.core.render.BlockText;
import io.memory4j.episode.HistoryHit;
import io.memory4j.episode.HistoryQuery;
import io.memory4j.episode.HistoryReport;
import io.memory4j.episode.HistorySource;
import io.memory4j.episode.Turn.Author;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.MutableClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sessions of every format in the history, from their first turn to their forgetting. */
class FormatHistoryTest {
  private static final List<Said> SAID =
      conversation("The gateway timeout?", "It is thirty.", "Which gateway?", "The old one.");

  @TempDir Path folder;

  private final MutableClock clock = MutableClock.at(Instant.parse("2026-06-01T12:00:00Z"));
  private final Memory4j memory4j =
      Memory4j.builder()
          .store(InMemoryStore.create())
          .clock(clock)
          .history(
              HistoryOptions.ofDefaults()
                  .maxAge(Duration.ofDays(100_000))
                  .layers(workspace -> Optional.of(Layer.global())))
          .build();

  private final AgentMemory memory = memory4j.bind(LayerStack.of(Layer.global()));

  @AfterEach
  void close() {
    memory4j.close();
  }

  private HistoryReport index() {
    return memory4j.history().index(HistorySource.namedByPerson(Transcripts.at(folder)));
  }

  private List<HistoryHit> hits(String words) {
    return memory.sessionHistory().search(HistoryQuery.of(words)).hits();
  }

  private Path write(WrittenFormat format, List<Said> said) throws IOException {
    Path file = Files.writeString(folder.resolve("session.txt"), format.text(said));
    return Files.setLastModifiedTime(file, FileTime.from(clock.instant().minusSeconds(60)));
  }

  /** The log of Aider's requests has no words of persons, and so no answers to any. */
  private static boolean isKept(WrittenFormat format) {
    return format.tells(Author.PERSON);
  }

  @ParameterizedTest
  @EnumSource
  void whatWasSaidIsFoundWithItsPlace(WrittenFormat format) throws IOException {
    Path file = write(format, SAID);

    HistoryReport report = index();

    assertThat(report.unread()).isEmpty();
    assertThat(report.sessions().read()).isEqualTo(1);
    if (isKept(format)) {
      HistoryHit hit = hits("gateway timeout").get(0);
      assertThat(hit.snippet()).isEqualTo("The gateway timeout?");
      assertThat(hit.author()).isEqualTo(Author.PERSON);
      assertThat(hit.place().source()).isEqualTo(file.toRealPath().toString());
      assertThat(hits("thirty").isEmpty()).isNotEqualTo(format.tells(Author.ASSISTANT));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatASessionGrowsByIsFoundAndNothingTwice(WrittenFormat format) throws IOException {
    write(format, SAID.subList(0, 2));
    index();
    write(format, SAID);

    HistoryReport grown = index();
    HistoryReport unchanged = index();

    assertThat(grown.turns().replaced()).isZero();
    assertThat(unchanged.sessions().unchanged()).isEqualTo(1);
    if (isKept(format)) {
      assertThat(grown.turns().added()).isEqualTo(format.tells(Author.ASSISTANT) ? 2 : 1);
      assertThat(hits("which")).extracting(HistoryHit::snippet).contains("Which gateway?");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aForgottenSessionStaysForgottenWhateverBecomesOfItsFile(WrittenFormat format)
      throws IOException {
    Path file = write(format, SAID);
    index();
    List<HistoryHit> before = hits("gateway timeout");
    before.forEach(hit -> memory.forget(Selector.episode(hit.place().session())));
    assertThat(hits("gateway timeout thirty old")).isEmpty();

    clock.advance(Duration.ofDays(2));
    Files.setLastModifiedTime(file, FileTime.from(clock.instant().minusSeconds(5)));
    HistoryReport touched = index();
    memory4j.history().clear();
    HistoryReport anew = index();

    assertThat(before.isEmpty()).isNotEqualTo(isKept(format));
    assertThat(touched.turns().added()).isZero();
    assertThat(anew.turns().added()).isZero();
    assertThat(hits("gateway timeout thirty old")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void nothingOfOursIsFound(WrittenFormat format) throws IOException {
    String block = BlockText.frame().replace("</", "- The canary sings.\n</");
    write(
        format,
        conversation(
            block + "\nThe gateway timeout?", "It says: " + block, "Which gateway?", "The old."));

    index();

    assertThat(hits("canary")).isEmpty();
    assertThat(hits("gateway").isEmpty()).isNotEqualTo(isKept(format));
  }

  @ParameterizedTest
  @EnumSource
  void anOwnSessionIsNotIndexed(WrittenFormat format) throws IOException {
    write(format, conversation(OwnPrompts.marked("Find the gateway."), "The gateway.", "More."));

    HistoryReport report = index();

    assertThat(report.turns().added()).isZero();
    assertThat(hits("gateway more")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aFileInWhichNobodySpeaksIsReportedWithItsPlaceAndARemedy(WrittenFormat format)
      throws IOException {
    Path file = write(format, SAID);
    Files.writeString(file, format.text(List.of()).replace("Tokens", ""));

    HistoryReport report = index();

    assertThat(report.unread()).hasSize(1);
    assertThat(report.unread().get(0).location()).isEqualTo(file.toRealPath());
    assertThat(report.unread().get(0).reason())
        .matches("no turns understood: .*look for .*|no transcript of a known format.*");
  }
}
