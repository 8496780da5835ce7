package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.AuthorRole;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.testkit.MutableClock;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MailboxTest {
  private static final Layer ANA = Layer.person("ana");
  private static final Layer SHOP = Layer.project("shop");

  @TempDir Path folder;
  private final MutableClock clock = MutableClock.standing();
  private final List<String> taken = new ArrayList<>();
  private final List<Fact.Draft> drafts = new ArrayList<>();
  private Mailbox mailbox;

  @BeforeEach
  void open() {
    mailbox = Mailbox.open(folder, ANA, SHOP, new MailboxParts(clock, AtomicFile::move));
  }

  @Test
  void bothFilesAreThereEmptyAndTheOwners() throws IOException {
    assertThat(names()).containsExactly("project-notes.md", "remember.md");
    assertThat(mailbox.rememberFile()).isEmptyFile();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(mailbox.rememberFile())))
        .isEqualTo("rw-------");
  }

  @Test
  void linesAreTakenOnceAndTheFilesAreEmptyAgain() throws IOException {
    append("- likes tabs\n# Heading\n\n- uses vim\n");
    Files.writeString(mailbox.projectNotesFile(), "Staging first\n");

    Harvest harvest = harvest();

    assertThat(taken)
        .containsExactly(
            "person:ana likes tabs", "person:ana uses vim", "project:shop Staging first");
    assertThat(harvest)
        .isEqualTo(
            new Harvest(3, Map.of(MailboxNote.HEADING, 1, MailboxNote.BLANK, 1), List.of(), false));
    assertThat(harvest().facts()).isZero();
    assertThat(mailbox.rememberFile()).isEmptyFile();
    assertThat(mailbox.projectNotesFile()).isEmptyFile();
  }

  /** Reports C20 to C23 and their like: whatever wrote the file, each line stands for itself. */
  @Test
  void anyLineEndsAndStrayBytesSpoilNoOtherLine() throws IOException {
    byte[] bytes =
        "\uFEFF- first\r\n- second\rthird\r\r- nul\0led\n  \t \n- \uD83E\uDD8A fox"
            .getBytes(StandardCharsets.UTF_8);
    Files.write(mailbox.rememberFile(), bytes, StandardOpenOption.APPEND);
    Files.write(
        mailbox.projectNotesFile(), new byte[] {'-', ' ', (byte) 0xFF, 'x', '\n', 'o', 'k'});

    harvest();
    harvest();

    assertThat(taken)
        .containsExactly(
            "person:ana first",
            "person:ana second",
            "person:ana third",
            "person:ana nul led",
            "person:ana \uD83E\uDD8A fox",
            "project:shop \uFFFDx",
            "project:shop ok");
  }

  @Test
  void agentIsTheAuthorAndTheTurnIsKept() throws IOException {
    mailbox.turnStarted(
        Provenance.builder(AuthorRole.PERSON).personId("ana").session("s1").turn(3).build());
    append("a\n");

    harvest();

    assertThat(drafts.get(0).provenance())
        .contains(Provenance.builder(AuthorRole.ASSISTANT).session("s1").turn(3).build());
    assertThat(drafts.get(0).layer()).contains(ANA);
  }

  @Test
  void linesBelongToWhoeverSpokeWhenTheirTurnStarted() throws IOException {
    mailbox.turnStarted(Provenance.person("ana"));
    append("of ana\n");
    harvest();
    append("late of ana\n");
    mailbox.turnStarted(Provenance.person("ben"));
    append("of ben\n");
    mailbox.turnStarted(Provenance.person());
    append("of the owner\n");

    harvest();

    assertThat(taken)
        .containsExactly(
            "person:ana of ana",
            "person:ana late of ana",
            "person:ben of ben",
            "person:ana of the owner");
  }

  @Test
  void openFileOfAnEarlierTurnStillBelongsToItsSpeaker() throws IOException {
    mailbox.turnStarted(Provenance.person("ana"));
    try (BufferedWriter held =
        Files.newBufferedWriter(mailbox.rememberFile(), StandardOpenOption.APPEND)) {
      held.write("first\n");
      held.flush();
      harvest();
      mailbox.turnStarted(Provenance.person("ben"));
      held.write("second\n");
    }

    harvest();

    assertThat(taken).containsExactly("person:ana first", "person:ana second");
  }

  @Test
  void turnThatStartsDuringAHarvestWaitsForNobody() throws IOException {
    mailbox.turnStarted(Provenance.person("ana"));
    append("of ana\n");
    mailbox.harvest(
        (layer, facts) -> {
          taken.add(layer.id() + " harvested");
          Thread other = new Thread(() -> mailbox.turnStarted(Provenance.person("ben")));
          other.start();
          join(other); // hangs for ten seconds and more if it waits for this harvest
        });
    append("of ben\n");

    harvest();

    assertThat(taken).containsExactly("person:ana harvested", "person:ben of ben");
  }

  private static void join(Thread thread) {
    try {
      thread.join(5_000);
      assertThat(thread.isAlive()).isFalse();
    } catch (InterruptedException stop) {
      throw new AssertionError(stop);
    }
  }

  @Test
  void leftoversOfADeadProcessAreTaken() throws IOException {
    append("in the file\n");
    Files.writeString(folder.resolve("remember.0000000003-6.ingest"), "taken\nnot taken\n");

    open();
    mailbox.turnStarted(Provenance.person("ben"));
    harvest();

    assertThat(taken).containsExactly("person:ana not taken", "person:ana in the file");
  }

  @Test
  void failureOfTheMemoryLosesNothing() throws IOException {
    append("a\nb\n");

    assertThatThrownBy(
            () ->
                mailbox.harvest(
                    (layer, facts) -> {
                      throw new IllegalStateException("down");
                    }))
        .isInstanceOf(IllegalStateException.class);
    harvest();

    assertThat(taken).containsExactly("person:ana a", "person:ana b");
  }

  @Test
  void largeFileIsTakenOverSeveralHarvests() throws IOException {
    List<String> lines = IntStream.range(0, 12_000).mapToObj(i -> "fact number " + i).toList();
    append(String.join("\n", lines) + "\n");

    assertThat(harvest().more()).isTrue();
    assertThat(taken.size()).isBetween(3_000, 6_000);
    while (harvest().more()) {
      assertThat(taken.size()).isLessThan(12_000);
    }

    assertThat(taken)
        .containsExactlyElementsOf(lines.stream().map(line -> "person:ana " + line).toList());
  }

  @Test
  void overlongLineIsCutAndCountedAndNothingBehindItIsLost() throws IOException {
    append("x".repeat(300_000) + "\nnext\n");

    Harvest first = harvest();
    while (harvest().more()) {
      assertThat(drafts).hasSizeLessThan(3);
    }

    assertThat(first.notes())
        .containsEntry(MailboxNote.CUT, 1)
        .containsEntry(MailboxNote.SHORTENED, 1);
    assertThat(drafts).hasSize(2);
    assertThat(drafts.get(0).content()).hasSize(300);
    assertThat(drafts.get(0).detail().orElseThrow()).hasSize(4_096);
    assertThat(drafts.get(1).content()).isEqualTo("next");
  }

  @Test
  void longStatementIsShortenedAtAGraphemeWithTheWholeInTheDetail() throws IOException {
    String line = "x".repeat(299) + "e\u0301" + "\uD83D\uDC69\u200D\uD83D\uDE80";
    append(line + "\n");

    Harvest harvest = harvest();

    assertThat(drafts.get(0).content()).isEqualTo("x".repeat(299) + "\u00e9");
    assertThat(drafts.get(0).detail())
        .contains("x".repeat(299) + "\u00e9\uD83D\uDC69\u200D\uD83D\uDE80");
    assertThat(harvest.notes()).containsExactly(Map.entry(MailboxNote.SHORTENED, 1));
  }

  @Test
  void lastLineWithoutALineEndIsTakenWhenItHasStoppedToGrow() throws IOException {
    append("a\nlast");

    harvest();

    assertThat(taken).containsExactly("person:ana a", "person:ana last");
  }

  @Test
  void linkIsReplacedAndItsTargetNeitherReadNorEmptied() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "marker-41\n");
    Files.delete(mailbox.rememberFile());
    Files.createSymbolicLink(mailbox.rememberFile(), secret);

    Harvest harvest = harvest();

    assertThat(harvest.refused()).containsExactly(mailbox.rememberFile());
    assertThat(taken).isEmpty();
    assertThat(secret).hasContent("marker-41\n");
    assertThat(mailbox.rememberFile()).isRegularFile().isEmptyFile();
    assertThat(Files.isSymbolicLink(mailbox.rememberFile())).isFalse();
  }

  @Test
  void linksAmongTheBatchesAreNotRead() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "marker-41\n");
    Files.createSymbolicLink(folder.resolve("remember.0000000001-0.ingest"), secret);
    Files.createSymbolicLink(folder.resolve("remember.copying"), secret);
    append("a\n");

    assertThat(harvest().refused()).hasSize(1);

    assertThat(taken).containsExactly("person:ana a");
    assertThat(secret).hasContent("marker-41\n");
  }

  @Test
  void forgedBatchesLoseNothing() throws IOException {
    Files.writeString(folder.resolve("remember.999999999999999-0.ingest"), "forged\n");
    Files.writeString(folder.resolve("remember.99999999999999-0.ingest"), "too\n");
    Files.writeString(folder.resolve("remember.9999999999999999-0.ingest"), "no batch\n");
    Files.createDirectory(folder.resolve("remember.0000000001-0.ingest"));
    append("a\n");
    harvest();
    open();
    append("b\n");

    harvest();

    assertThat(taken)
        .containsExactlyInAnyOrder(
            "person:ana a", "person:ana b", "person:ana forged", "person:ana too");
  }

  @Test
  void folderInPlaceOfAFileIsRefusedAndTheOtherFileTaken() throws IOException {
    Files.delete(mailbox.rememberFile());
    Files.createDirectory(mailbox.rememberFile());
    Files.writeString(mailbox.projectNotesFile(), "a\n");

    assertThat(harvest().refused()).containsExactly(mailbox.rememberFile());

    assertThat(taken).containsExactly("project:shop a");
  }

  @Test
  void deletedFileIsMadeAgain() throws IOException {
    Files.delete(mailbox.rememberFile());

    harvest();

    assertThat(mailbox.rememberFile()).isEmptyFile();
  }

  @Test
  void takenBatchesStayForTenMinutesAfterTheirLastGrowth() throws IOException {
    append("a\n");
    harvest();
    clock.advance(Duration.ofMinutes(9));
    Path batch = folder.resolve("remember.0000000001-2.ingest");
    Files.writeString(batch, "b\n", StandardOpenOption.APPEND);
    harvest();
    clock.advance(Duration.ofMinutes(9));
    harvest();
    assertThat(names()).contains("remember.0000000001-4.ingest");

    clock.advance(Duration.ofMinutes(1));
    harvest();

    assertThat(names()).containsExactly("project-notes.md", "remember.md");
    assertThat(taken).containsExactly("person:ana a", "person:ana b");
  }

  @Test
  void takenBatchesCanBeDiscardedAndOthersStay() throws IOException {
    append("a\n");
    harvest();
    append("b\n");
    mailbox.turnStarted(Provenance.person("ana"));

    mailbox.discardTaken();

    assertThat(names())
        .containsExactly("project-notes.md", "remember.0000000002-0.ingest", "remember.md");
    harvest();
    assertThat(taken).containsExactly("person:ana a", "person:ana b");
  }

  @Test
  void harvestNamesNoText() throws IOException {
    append("marker-41\n# marker-41\n");

    assertThat(harvest().toString()).doesNotContain("marker-41");
  }

  private Harvest harvest() {
    return mailbox.harvest(
        (layer, facts) -> {
          drafts.addAll(facts);
          facts.forEach(fact -> taken.add(layer.id() + " " + fact.content()));
        });
  }

  private void append(String text) throws IOException {
    Files.writeString(
        mailbox.rememberFile(), text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
    }
  }
}
