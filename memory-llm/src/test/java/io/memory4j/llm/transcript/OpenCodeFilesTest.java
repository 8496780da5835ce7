package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport.SkippedLine;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Unread;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A session of OpenCode in three folders, of which each may be missing or broken in part. */
class OpenCodeFilesTest {
  private static final Instant THEN = Instant.parse("2026-03-01T10:00:00Z");

  @TempDir Path folder;

  @BeforeEach
  void fill() throws IOException {
    session("");
    message("msg_1", "user", "Use Gradle.");
    message("msg_2", "assistant", "Done.");
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return Files.setLastModifiedTime(file, FileTime.from(THEN));
  }

  private void session(String more) throws IOException {
    write(
        "session/p/ses_1.json",
        "{\"id\":\"ses_1\",\"projectID\":\"p\",\"directory\":\"/w\",\"time\":{\"created\":1},\"title\":\"t\""
            + more
            + "}");
  }

  private void message(String id, String role, String text) throws IOException {
    write(
        "message/ses_1/" + id + ".json",
        "{\"id\":\"%s\",\"role\":\"%s\",\"time\":{\"created\":1772359200000}}".formatted(id, role));
    part(id, "prt_" + id, "\"type\":\"text\",\"text\":" + Lines.json(text));
  }

  private Path part(String message, String id, String fields) throws IOException {
    return write(
        "part/" + message + "/" + id + ".json",
        "{\"id\":\"%s\",\"messageID\":\"%s\",%s}".formatted(id, message, fields));
  }

  private List<Episode> episodes() {
    List<Episode> found = new ArrayList<>();
    List<Unread> unread = new ArrayList<>();
    Transcripts.at(folder).discover(found::add, unread::add);
    assertThat(unread).isEmpty();
    return found;
  }

  private ReadTranscript read() {
    return ReadTranscript.of(Transcripts.at(folder), episodes().get(0));
  }

  @Test
  void messagesAndPartsAreJoinedInTheirOrder() throws IOException {
    part("msg_2", "prt_0", "\"type\":\"tool\",\"state\":{\"output\":\"a.txt\"}");
    part("msg_1", "prt_z", "\"type\":\"text\",\"text\":\"<now/>\",\"synthetic\":true");

    ReadTranscript read = read();

    assertThat(episodes()).hasSize(1);
    assertThat(read.dialogue())
        .containsExactly(
            "PERSON: Use Gradle.", "INJECTED: <now/>", "TOOL: a.txt", "ASSISTANT: Done.");
    assertThat(read.turns()).extracting(Turn::line).containsExactly(1L, 1L, 2L, 2L);
    assertThat(read.turns().get(0).at()).contains(THEN);
    assertThat(read.turns().get(0).workspace()).contains("/w");
  }

  @Test
  void whatGrowsInAnyFolderIsNoticed() throws IOException {
    Episode before = episodes().get(0);
    message("msg_3", "user", "More.");
    Episode longer = episodes().get(0);
    Path part = part("msg_3", "prt_msg_3", "\"type\":\"text\",\"text\":\"Mor!!\"");
    Files.setLastModifiedTime(part, FileTime.from(THEN.plusSeconds(60)));

    Episode later = episodes().get(0);

    assertThat(before.updatedAt()).isEqualTo(THEN);
    assertThat(longer.sizeBytes()).isGreaterThan(before.sizeBytes());
    assertThat(later.updatedAt()).isEqualTo(THEN.plusSeconds(60));
  }

  @Test
  void aBrokenPartCostsItsMessageAndIsCountedOnce() throws IOException {
    write("part/msg_1/prt_a.json", "{\"type\":\"te");
    write("part/msg_1/prt_b.json", "{\"type\":\"te");
    write("part/msg_2/prt_c.json", "");

    ReadTranscript read = read();

    assertThat(read.dialogue()).containsExactly("PERSON: Use Gradle.", "ASSISTANT: Done.");
    assertThat(read.report().skippedLines()).isEqualTo(2);
    assertThat(read.report().skipped()).extracting(SkippedLine::line).containsExactly(1L, 2L);
  }

  @Test
  void aBrokenMessageCostsItself() throws IOException {
    write("message/ses_1/msg_1.json", "{\"id\":\"msg_1\",\"ro");

    ReadTranscript read = read();

    assertThat(read.by(Turn.Author.ASSISTANT)).containsExactly("Done.");
    assertThat(read.by(Turn.Author.PERSON)).isEmpty();
    assertThat(read.report().skipped()).extracting(SkippedLine::line).containsExactly(1L);
  }

  @Test
  void withoutItsMessagesASessionIsNoSilentSuccess() throws IOException {
    Files.move(folder.resolve("message/ses_1"), folder.resolve("message/ses_2"));

    assertThat(read().turns()).isEmpty();
    assertThat(read().report().failure().orElseThrow()).startsWith("no turns understood: ");
  }

  @Test
  void whatWasTakenBackWasNotSaid() throws IOException {
    message("msg_3", "user", "Use Maven.");
    message("msg_4", "assistant", "Using Maven.");
    session(",\"revert\":{\"messageID\":\"msg_3\",\"snapshot\":\"x\"}");

    assertThat(read().dialogue()).containsExactly("PERSON: Use Gradle.", "ASSISTANT: Done.");
  }

  @Test
  void aMessageOfWhichAPartWasTakenBackIsTheLast() throws IOException {
    message("msg_3", "user", "Use Maven.");
    session(",\"revert\":{\"messageID\":\"msg_2\",\"partID\":\"prt_9\"}");

    assertThat(read().dialogue()).containsExactly("PERSON: Use Gradle.", "ASSISTANT: Done.");
  }

  @Test
  void aSummaryOfTheProgramIsACompaction() throws IOException {
    message("msg_3", "assistant", "So far: npm.");
    write("message/ses_1/msg_3.json", "{\"id\":\"msg_3\",\"role\":\"assistant\",\"summary\":true}");

    assertThat(read().by(Turn.Author.COMPACTION)).containsExactly("So far: npm.");
  }

  @Test
  void inTheSessionOfAChildNobodyElseSpeaks() throws IOException {
    session(",\"parentID\":\"ses_0\"");

    assertThat(read().dialogue()).containsExactly("SUB_AGENT: Use Gradle.", "SUB_AGENT: Done.");
  }

  @Test
  void idsThatAreNoNamesOfFoldersLeadNowhere() throws IOException {
    write(
        "session/p/ses_1.json",
        "{\"id\":\"../..\",\"projectID\":\"p\",\"time\":{},\"title\":\"t\"}");
    write("message/secret.json", "{\"id\":\"s\",\"role\":\"user\"}");

    assertThat(read().turns()).isEmpty();
  }

  @Test
  void aLinkInPlaceOfAPartIsNotFollowed(@TempDir Path outside) throws IOException {
    Path secret =
        Files.writeString(outside.resolve("x.json"), "{\"type\":\"text\",\"text\":\"no\"}");
    Files.createSymbolicLink(folder.resolve("part/msg_1/prt_x.json"), secret);
    List<String> told = new ArrayList<>();

    Transcripts.at(folder)
        .discover(
            found -> Transcripts.at(folder).read(found, turn -> told.add(turn.text())),
            unread -> {});

    assertThat(told).containsExactly("Use Gradle.", "Done.");
  }
}
