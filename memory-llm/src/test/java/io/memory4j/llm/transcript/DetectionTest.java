package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.WrittenFormat.conversation;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Episode;
import io.memory4j.episode.Unread;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whose format a file has, wherever it lies and whatever stands before what tells it. */
class DetectionTest {
  private static final List<Said> SAID = conversation("Use one.", "Yes.", "Use two.", "Done.");

  @TempDir Path folder;

  private final List<Episode> episodes = new ArrayList<>();
  private final List<Unread> unread = new ArrayList<>();

  private void discover() {
    Transcripts.at(folder).discover(episodes::add, unread::add);
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  @ParameterizedTest
  @EnumSource
  void aFileAmongThoseOfAnotherAgentIsFound(WrittenFormat format) throws IOException {
    write(
        "storage/session/p/ses_1.json",
        "{\"id\":\"ses_1\",\"projectID\":\"p\",\"time\":{},\"title\":\"t\"}");
    write("storage/message/ses_1/msg_1.json", "{\"id\":\"msg_1\",\"role\":\"user\"}");
    Path other = write("storage/part/other.json", format.text(SAID));

    discover();

    assertThat(episodes).extracting(Episode::location).contains(other.toRealPath());
    assertThat(episodes).hasSize(2);
    assertThat(unread).isEmpty();
  }

  @Test
  void everyFormatInOneFolderIsFoundOnce() throws IOException {
    for (WrittenFormat format : WrittenFormat.values()) {
      write(format.name() + ".txt", format.text(SAID));
    }

    discover();

    assertThat(episodes)
        .extracting(one -> one.location().getFileName().toString())
        .hasSize(WrittenFormat.values().length)
        .doesNotHaveDuplicates();
    assertThat(unread).isEmpty();
  }

  @Test
  void aSessionMayBeginWithAnyNumberOfLinesAboutIt() throws IOException {
    String titles =
        "{\"type\":\"custom-title\",\"customTitle\":\"t\",\"sessionId\":\"s1\"}\n".repeat(100);
    write("a.jsonl", titles + WrittenFormat.CLAUDE_CODE.text(SAID));
    write("b.jsonl", "{\"type\":\"permission-mode\",\"sessionId\":\"s2\"}\n");

    discover();

    assertThat(episodes).extracting(Episode::agent).containsOnly("claude-code").hasSize(2);
    assertThat(episodes).extracting(Episode::id).containsExactly("s1", "s2");
  }

  @Test
  void theFirstElementOfAListMayBeBroken() throws IOException {
    for (WrittenFormat format :
        List.of(WrittenFormat.GEMINI_LOGS, WrittenFormat.CHAT_GPT, WrittenFormat.CLINE)) {
      write(format + ".json", format.text(SAID).replaceFirst("\\[", "[null,7,{\"x\":[]},"));
    }

    discover();

    assertThat(episodes).hasSize(3);
    assertThat(episodes.stream().map(ReadTranscript::told).toList())
        .allMatch(told -> told.contains("PERSON: Use one.") && told.contains("PERSON: Use two."));
  }

  @Test
  void theTextOfATaskMayBeAStringAndUntimed() throws IOException {
    write("a.json", "[{\"role\":\"user\",\"content\":\"<task>Use one.</task>\"}]");

    discover();

    assertThat(episodes).extracting(Episode::agent).containsExactly("cline");
    assertThat(ReadTranscript.told(episodes.get(0))).containsExactly("PERSON: Use one.");
  }

  @Test
  void aMessageOfCursorMayBeAString() throws IOException {
    write("a.jsonl", "{\"role\":\"user\",\"message\":{\"content\":\"Use one.\"}}\n");

    discover();

    assertThat(episodes).extracting(Episode::agent).containsExactly("cursor");
    assertThat(ReadTranscript.told(episodes.get(0))).containsExactly("PERSON: Use one.");
  }

  @Test
  void whatTellsTheFormatMayStandBehindAHugeValue() throws IOException {
    String image = "{\"type\":\"image\",\"source\":{\"data\":\"" + "A".repeat(3_000_000) + "\"}}";
    String text = "{\"type\":\"text\",\"text\":\"Look.\"}";
    write(
        "a.json",
        "[{\"role\":\"user\",\"content\":[" + image + "," + text + "],\"ts\":1772359200000}]");

    discover();

    assertThat(episodes).extracting(Episode::agent).containsExactly("cline");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n\n",
        "{}",
        "[]",
        "[[]]",
        "null",
        "{\"type\":\"user\"}",
        "[{\"role\":\"user\",\"content\":\"no agent's\"}]",
        "# A title\n\n#### Not a prompt  \n",
        "SQLite format 3"
      })
  void whatIsNoTranscriptIsReportedWithAReason(String text) throws IOException {
    Path file = write("a.jsonl", text);

    discover();

    assertThat(episodes).isEmpty();
    assertThat(unread)
        .containsExactly(new Unread(file.toRealPath(), "no transcript of a known format"));
  }

  @Test
  void anArchiveIsReportedWithTheRemedy() throws IOException {
    Path zip = folder.resolve("export.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry("conversations.json"));
      out.write(WrittenFormat.CHAT_GPT.text(SAID).getBytes(StandardCharsets.UTF_8));
    }
    Path gzip = folder.resolve("session.jsonl.gz");
    try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(gzip))) {
      out.write(WrittenFormat.CLAUDE_CODE.text(SAID).getBytes(StandardCharsets.UTF_8));
    }

    discover();

    assertThat(episodes).isEmpty();
    assertThat(unread).hasSize(2).allMatch(one -> one.reason().endsWith("unpack it"));
  }

  @Test
  void aBinaryFileIsReportedWithoutBeingReadToItsEnd() throws IOException {
    byte[] noise = new byte[8_000_000];
    new Random(7).nextBytes(noise);
    Files.write(folder.resolve("a.jsonl"), noise);

    discover();

    assertThat(episodes).isEmpty();
    assertThat(unread).hasSize(1);
  }

  @Test
  void namesWithoutEndFillNoMemory() throws IOException {
    StringBuilder line = new StringBuilder("{\"type\":\"user\",\"sessionId\":\"s\"");
    for (int i = 0; i < 390; i++) {
      line.append(",\"").append("n".repeat(4_000)).append(i).append("\":\"x\"");
    }
    String text = (line + "}\n").repeat(3);

    Opening opening = OpeningReader.of(TranscriptFile.of(ReadTranscript.written(folder, text)));

    long kept =
        opening.records().stream()
            .flatMap(record -> record.keySet().stream())
            .mapToLong(String::length)
            .sum();
    assertThat(kept).isLessThan(1_100_000);
    assertThat(opening.first("sessionId")).contains("s");
  }

  @Test
  void idsThatNoEncodingCanCarryAreRepaired() {
    String line = Lines.claudeUser("u1", "Hi").replace("\"s1\"", "\"s\\ud800\"");

    ReadTranscript read =
        ReadTranscript.of(ReadTranscript.written(folder, line.replace("/w", "/w\\udc00")));

    assertThat(read.episode().id()).isEqualTo("s\uFFFD");
    assertThat(read.turns().get(0).session()).isEqualTo("s\uFFFD");
    assertThat(read.turns().get(0).workspace()).contains("/w\uFFFD");
    assertThat(StandardCharsets.UTF_8.newEncoder().canEncode(read.episode().workspace().get()))
        .isTrue();
  }
}
