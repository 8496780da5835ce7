package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.Lines.claudeAssistant;
import static io.memory4j.llm.transcript.Lines.claudeUser;
import static io.memory4j.llm.transcript.Lines.codexHead;
import static io.memory4j.llm.transcript.Lines.codexItem;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Unread;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TranscriptsTest {
  @TempDir Path folder;

  private final List<Episode> episodes = new ArrayList<>();
  private final List<Unread> unread = new ArrayList<>();

  @BeforeEach
  void fill() throws IOException {
    write("b/deep/er/codex.bin", codexHead() + "\n" + codexItem("user", "Hi") + "\n");
    write("a/claude.png", claudeUser("u1", "Hi"));
    write("a/notes.jsonl", "{\"type\":\"note\",\"text\":\"no session\"}\n");
    write("a/empty.jsonl", "");
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private void discover(Path... places) {
    Transcripts.at(places).discover(episodes::add, unread::add);
  }

  private List<String> found() {
    return episodes.stream().map(e -> e.location().getFileName().toString()).toList();
  }

  @Test
  void filesAreToldByContentInTheOrderOfNames() {
    discover(folder);

    assertThat(episodes).extracting(Episode::agent).containsExactly("claude-code", "codex");
    assertThat(found()).containsExactly("claude.png", "codex.bin");
    assertThat(unread)
        .extracting(u -> u.location().getFileName() + ": " + u.reason())
        .containsExactly(
            "empty.jsonl: no transcript of a known format",
            "notes.jsonl: no transcript of a known format");
  }

  @Test
  void aPlaceInsideAnotherIsSearchedOnce() {
    discover(folder.resolve("b"), folder.resolve("b/deep"), folder.resolve("b"));

    assertThat(found()).containsExactly("codex.bin");
  }

  @Test
  void linksAreReportedAndNotFollowed(@TempDir Path outside) throws IOException {
    Path target = Files.writeString(outside.resolve("x"), claudeUser("u1", "Hi"));
    Files.createSymbolicLink(folder.resolve("b/file"), target);
    Files.createSymbolicLink(folder.resolve("b/folder"), outside);
    Files.createSymbolicLink(folder.resolve("b/loop"), folder);

    discover(folder.resolve("b"));

    assertThat(found()).containsExactly("codex.bin");
    assertThat(unread)
        .hasSize(3)
        .allMatch(u -> u.reason().equals("symbolic links are not followed"));
  }

  @Test
  void aPlaceThatIsALinkIsFollowed() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("b"));

    discover(link);

    assertThat(found()).containsExactly("codex.bin");
  }

  @Test
  void aMissingPlaceIsReported() {
    discover(folder.resolve("gone"));

    assertThat(unread)
        .containsExactly(
            new Unread(folder.resolve("gone"), "it does not exist or cannot be reached"));
  }

  @Test
  void aFileThatWentOrTurnedIntoAFolderIsReported() throws IOException {
    discover(folder.resolve("a/claude.png"));
    Path file = episodes.get(0).location();
    Files.delete(file);
    EpisodeReport gone = read(episodes.get(0));
    Files.createDirectory(file);

    EpisodeReport turned = read(episodes.get(0));

    assertThat(gone.failure()).isPresent();
    assertThat(turned.failure())
        .get()
        .asString()
        .startsWith("the file cannot be read to its end; ");
  }

  private EpisodeReport read(Episode episode) {
    return Transcripts.at(folder).read(episode, turn -> true);
  }

  @Test
  void anEpisodeOfAnUnknownAgentIsReported() {
    Episode episode = new Episode("x", "hal", folder, Optional.empty(), Instant.EPOCH, 0);

    assertThat(read(episode).failure())
        .get()
        .asString()
        .startsWith("no reader for transcripts of this agent; ");
  }

  @Test
  void theVisitorEndsTheReading() throws IOException {
    write("a/claude.png", claudeUser("u1", "one") + "\n" + claudeUser("u2", "two") + "\n");
    discover(folder.resolve("a/claude.png"));
    List<String> texts = new ArrayList<>();

    EpisodeReport report =
        Transcripts.at(folder).read(episodes.get(0), turn -> !texts.add(turn.text()));

    assertThat(texts).containsExactly("one");
    assertThat(report.turns(Turn.Author.PERSON)).isEqualTo(1);
    assertThat(report.failure()).isEmpty();
  }

  @Test
  void copiesInTheFileOfAResumedSessionAreTold() throws IOException {
    String copied = claudeUser("u1", "one") + "\n" + claudeAssistant("a1", "two") + "\n";
    write("c/1", copied);
    write("c/2", copied + claudeAssistant("a2", "three") + "\n");
    discover(folder.resolve("c"));
    CopiedTurns copies = new CopiedTurns();
    List<String> fresh = new ArrayList<>();

    for (Episode episode : episodes) {
      Transcripts.at(folder)
          .read(episode, turn -> copies.isCopy(episode, turn) || fresh.add(turn.text()));
    }

    assertThat(fresh).containsExactly("one", "two", "one", "three");
  }
}
