package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

class TranscriptProperties {
  @Property(tries = 100)
  void junkBetweenGoodLinesNeverLosesAGoodOne(
      @ForAll @Size(max = 12) List<@From("junk") byte[]> junk, @ForAll boolean codex) {
    Pieces file = new Pieces();
    file.line(codex ? Lines.codexHead() : Lines.claudeUser("u", "first"));
    for (int i = 0; i < junk.size(); i++) {
      file.line(junk.get(i));
      String text = "good " + i;
      file.line(codex ? Lines.codexItem("user", text) : Lines.claudeUser("u" + i, text));
    }

    List<String> said = read(file.bytes(), codex ? "codex" : "claude-code").by(Author.PERSON);

    assertThat(said.stream().filter(text -> text.startsWith("good")).toList())
        .isEqualTo(numbered(junk.size()));
  }

  private static List<String> numbered(int count) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add("good " + i);
    }
    return all;
  }

  @Property(tries = 100)
  void aFileCutAtAnyByteLosesAtMostTheCutLine(@ForAll("cuts") double cut, @ForAll boolean codex) {
    Pieces file = new Pieces();
    file.line(codex ? Lines.codexHead() : Lines.claudeUser("u0", "h\u00E9 \uD83E\uDD8A"));
    for (int i = 0; i < 6; i++) {
      String text = "good " + i;
      file.line(codex ? Lines.codexItem("user", text) : Lines.claudeUser("x" + i, text));
    }
    byte[] bytes = Arrays.copyOf(file.bytes(), (int) (cut * file.bytes().length));
    long whole = new String(bytes, StandardCharsets.UTF_8).chars().filter(c -> c == '\n').count();

    ReadTranscript read = read(bytes, codex ? "codex" : "claude-code");

    assertThat((long) read.by(Author.PERSON).size())
        .isBetween(Math.max(0, codex ? whole - 1 : whole), whole + 1);
    assertThat(read.report().skippedLines()).isLessThanOrEqualTo(1);
  }

  @Property(tries = 200)
  void noTurnHoldsALoneSurrogate(@ForAll @Size(max = 8) List<@From("units") String> units) {
    String escaped = String.join("", units);
    String line =
        "{\"sessionId\":\"s\",\"type\":\"user\",\"message\":{\"content\":\"x" + escaped + "\"}}";

    String text = read(line.getBytes(StandardCharsets.UTF_8), "claude-code").turns().get(0).text();

    assertThat(StandardCharsets.UTF_8.newEncoder().canEncode(text)).isTrue();
  }

  @Provide
  Arbitrary<String> units() {
    return Arbitraries.of("\\ud83e", "\\udd8a", "a", "\\u0000", "\uFFFD");
  }

  @Provide
  Arbitrary<Double> cuts() {
    return Arbitraries.doubles().between(0, 1);
  }

  /** Lines without a line feed: any bytes, and JSON that is nearly right. */
  @Provide
  Arbitrary<byte[]> junk() {
    Arbitrary<byte[]> any =
        Arbitraries.bytes().filter(b -> b != '\n').array(byte[].class).ofMaxSize(80);
    Arbitrary<byte[]> near =
        Arbitraries.of(
                "{\"type\":\"user\",\"uuid\":\"q\",\"message\":{\"content\":\"cut",
                "{\"type\":\"user\",\"message\":[{\"content\":{}}]}",
                "[[[[[[[[",
                "{\"a\":1}}",
                "{\"payload\":3,\"type\":\"event_msg\"}",
                "\"\\",
                "null",
                "{\"type\":{\"type\":\"user\"},\"message\":7,\"attachment\":[1]}",
                "[".repeat(3_000),
                "{\"a\":".repeat(3_000),
                "\0\0\0")
            .map(text -> text.getBytes(StandardCharsets.UTF_8));
    return Arbitraries.oneOf(any, near);
  }

  private static ReadTranscript read(byte[] bytes, String agent) {
    try {
      Path file = Files.createTempFile("transcript", "");
      try {
        Files.write(file, bytes);
        // Discovery must not throw either, whatever it takes the file for.
        Transcripts.at(file).discover(found -> {}, unread -> {});
        return read(file, agent);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ReadTranscript read(Path file, String agent) {
    Episode episode = new Episode("e", agent, file, Optional.empty(), Instant.EPOCH, 0);
    List<Turn> turns = new ArrayList<>();
    EpisodeReport report = Transcripts.at(file).read(episode, turns::add);
    return new ReadTranscript(episode, turns, report);
  }

  /** A file in the making. */
  private static final class Pieces {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    void line(String text) {
      line(text.getBytes(StandardCharsets.UTF_8));
    }

    void line(byte[] bytes) {
      out.writeBytes(bytes);
      out.write('\n');
    }

    byte[] bytes() {
      return out.toByteArray();
    }
  }
}
