package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.WrittenFormat.conversation;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport.SkippedLine;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What all formats of JSON have in common: values of any sort, and lines that are none. */
class JsonTableTest {
  private static final List<Said> SAID = conversation("Use one.", "Yes.", "Use two.", "Done.");
  private static final List<String> TOLD =
      List.of("PERSON: Use one.", "ASSISTANT: Yes.", "PERSON: Use two.", "ASSISTANT: Done.");

  /** How the samples write that it was one second after ten. */
  private static final String TIME =
      "\"2026-03-01T10:00:0[01](\\.000)?Z\"|17723592\\d+|\\b\\d\\.5\\b";

  private static final Instant AT = Instant.parse("2026-03-01T10:00:01Z");

  @TempDir Path folder;

  static Stream<WrittenFormat> json() {
    return Stream.of(WrittenFormat.values()).filter(WrittenFormat::isJson);
  }

  static Stream<WrittenFormat> lines() {
    return Stream.of(WrittenFormat.values()).filter(WrittenFormat::isLines);
  }

  private static List<String> told(WrittenFormat format) {
    return TOLD.stream()
        .filter(turn -> format.tells(Author.valueOf(turn.substring(0, turn.indexOf(':')))))
        .toList();
  }

  private ReadTranscript read(List<String> lines) {
    return ReadTranscript.of(ReadTranscript.written(folder, String.join("\n", lines) + "\n"));
  }

  /** Returns fields that no reader asks for. */
  private static String oddities() {
    List<String> values =
        List.of(
            "null",
            "[".repeat(10_000) + "]".repeat(10_000),
            "{\"a\":".repeat(10_000) + "1" + "}".repeat(10_000),
            "-1e999999999",
            "9".repeat(20_000),
            "\"\\ud83e\"",
            "\"\u0001\\u0000\"",
            "{\"\":{\"\":[]}}",
            "1,\"x2\":{\"text\":\"no\"}",
            "{\"type\":{\"type\":[]},\"role\":7,\"text\":[\"no\"]}");
    return IntStream.range(0, values.size())
        .mapToObj(i -> "\"x" + i + "\":" + values.get(i) + ",")
        .collect(Collectors.joining());
  }

  @ParameterizedTest
  @MethodSource("json")
  void whatNobodyAsksForChangesNothing(WrittenFormat format) {
    String text = String.join("\n", format.lines(SAID));

    ReadTranscript read = read(List.of(with(text, oddities())));

    assertThat(read.dialogue()).isEqualTo(told(format));
    assertThat(read.report().skipped()).isEmpty();
  }

  /** Puts a field into the outermost and the innermost object around what is said third. */
  private static String with(String text, String field) {
    int said = text.indexOf("Use two.");
    int inner = text.lastIndexOf("{\"", said) + 1;
    int outer = Math.max(text.lastIndexOf("\n", said) + 1, text.indexOf('{')) + 1;
    return text.substring(0, outer)
        + (inner > outer ? field + text.substring(outer, inner) : "")
        + field
        + text.substring(Math.max(inner, outer));
  }

  @Test
  void nestingWithoutEndCostsItsLine() {
    List<String> lines = new ArrayList<>(WrittenFormat.PI_TREE.lines(SAID));
    lines.add(1, "{\"x\":" + "[".repeat(200_000) + "]".repeat(200_000) + "}");

    ReadTranscript read = read(lines);

    assertThat(read.dialogue()).isEqualTo(TOLD);
    assertThat(read.report().skipped())
        .extracting(SkippedLine::line, SkippedLine::reason)
        .containsExactly(tuple(2L, "nested too deep, or a number without end"));
  }

  /** Returns a file in which each time is written in the next of some ways. */
  private static String timed(WrittenFormat format, List<String> ways, int first) {
    int[] next = {first};
    return Pattern.compile(TIME)
        .matcher(String.join("\n", format.lines(SAID)))
        .replaceAll(time -> Matcher.quoteReplacement(ways.get(next[0]++ % ways.size())));
  }

  @ParameterizedTest
  @MethodSource("json")
  void timesAreUnderstoodInWhateverWayTheyAreWritten(WrittenFormat format) {
    List<String> ways =
        List.of(
            "\"2026-03-01T10:00:01Z\"",
            "\"2026-03-01T10:00:01.000000Z\"",
            "\"2026-03-01T15:30:01+05:30\"",
            "\"2026-03-01T11:00:01\"",
            "\"2026-03-01 11:00:01\"",
            "1772359201",
            "1772359201.0",
            "1772359201000",
            "\"1772359201000\"",
            "1772359201000000");

    for (int first = 0; first < ways.size(); first += 4) {
      Path file = ReadTranscript.written(folder, timed(format, ways, first));
      Transcripts inBerlin = Transcripts.at(file).inZone(ZoneId.of("Europe/Berlin"));
      ReadTranscript read = ReadTranscript.of(inBerlin, ReadTranscript.of(file).episode());

      assertThat(read.dialogue()).isEqualTo(told(format));
      if (format != WrittenFormat.GEMINI_CHECKPOINT && format != WrittenFormat.CURSOR_AGENT) {
        assertThat(read.turns()).extracting(Turn::at).containsOnly(Optional.of(AT));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("json")
  void whatIsNoTimeCostsNoTurn(WrittenFormat format) {
    List<String> ways =
        List.of(
            "null",
            "\"\"",
            "\"yesterday\"",
            "{\"s\":1}",
            "[]",
            "true",
            "1e400",
            "\"+999999999-12-31T23:59:59Z\"",
            "\"2026-02-30T10:00:00Z\"",
            "-1e300");

    for (int first = 0; first < ways.size(); first += 4) {
      ReadTranscript read = read(List.of(timed(format, ways, first)));

      assertThat(read.dialogue()).isEqualTo(told(format));
      assertThat(read.turns()).extracting(Turn::at).containsOnly(Optional.empty());
    }
  }

  @ParameterizedTest
  @MethodSource("lines")
  void brokenLinesCostThemselvesAndKeepTheirNumbers(WrittenFormat format) {
    List<String> lines = new ArrayList<>(format.lines(SAID));
    lines.add("{\"half\":\"");
    lines.add(lines.size() - 2, "");
    lines.add(1, "no JSON at all");
    lines.add(1, "\0\0\0");
    lines.add(1, "[1,2]");
    lines.add(1, "   ");
    List<Long> broken = List.of(3L, 5L, (long) lines.size());

    for (String end : List.of("\n", "\r\n")) {
      ReadTranscript read =
          ReadTranscript.of(ReadTranscript.written(folder, String.join(end, lines)));

      assertThat(read.dialogue()).isEqualTo(TOLD);
      assertThat(read.report().lines()).isEqualTo(lines.size());
      assertThat(read.report().skipped()).extracting(SkippedLine::line).isEqualTo(broken);
    }
  }

  @ParameterizedTest
  @MethodSource("lines")
  void numbersOfLinesStayRightWhenAFileIsReadOn(WrittenFormat format) throws IOException {
    List<String> lines = format.lines(SAID);
    String start = "\n\r\n{\"half\":\n" + String.join("\r\n", lines.subList(0, lines.size() - 1));
    Path file = ReadTranscript.written(folder, start + "\r\n");
    Episode episode = ReadTranscript.of(file).episode();
    NewTurns source = new NewTurns(Transcripts.at(file));
    ReadMark mark = source.read(episode, ReadMark.START, turn -> true).mark();
    Files.writeString(file, start + "\r\n\r\n}\r\n" + lines.get(lines.size() - 1));
    List<Turn> turns = new ArrayList<>();

    NewTurns.Progress progress = source.read(episode, mark, turns::add);

    assertThat(turns).extracting(Turn::text).containsExactly("Done.");
    assertThat(turns).extracting(Turn::line).containsExactly(lines.size() + 5L);
    assertThat(progress.report().skipped())
        .extracting(SkippedLine::line)
        .containsExactly(3L, lines.size() + 4L);
  }

  @ParameterizedTest
  @MethodSource("lines")
  void manyBrokenLinesBeforeItHideNoSession(WrittenFormat format) {
    List<String> lines = new ArrayList<>(Collections.nCopies(60, "{\"cut\":\"in the mid"));
    lines.addAll(format.lines(SAID));

    ReadTranscript read = read(lines);

    assertThat(read.dialogue()).isEqualTo(TOLD);
    assertThat(read.report().skippedLines()).isEqualTo(60);
  }

  @ParameterizedTest
  @EnumSource(
      names = {
        "CODEX_ITEMS",
        "GEMINI_LINES",
        "GEMINI_JSON",
        "GEMINI_CHECKPOINT",
        "PI_TREE",
        "PI_LIST",
        "CURSOR_AGENT",
        "CHAT_GPT",
        "CLINE"
      })
  void anUnknownRoleSpeaksForNobody(WrittenFormat format) {
    String text =
        format
            .text(SAID)
            .replaceAll("\"(role|type)\":\"(assistant|gemini|model)\"", "\"$1\":\"critic\"");

    ReadTranscript read = ReadTranscript.of(ReadTranscript.written(folder, text));

    assertThat(read.by(Author.PERSON)).containsExactly("Use one.", "Use two.");
    assertThat(read.by(Author.ASSISTANT)).isEmpty();
    assertThat(read.by(Author.INJECTED)).containsExactly("Yes.", "Done.");
  }

  @ParameterizedTest
  @MethodSource("lines")
  void objectsThatStandOnOneLineAreAllRead(WrittenFormat format) {
    ReadTranscript read = read(List.of(String.join("", format.lines(SAID))));

    assertThat(read.dialogue()).isEqualTo(TOLD);
    assertThat(read.turns()).extracting(Turn::line).containsOnly(1L);
    assertThat(read.report().skipped()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("lines")
  void whatIsTornBehindAnObjectCostsNoObject(WrittenFormat format) {
    List<String> lines = new ArrayList<>(format.lines(SAID));
    lines.replaceAll(line -> line + "{\"torn");

    ReadTranscript read = read(lines);

    assertThat(read.dialogue()).isEqualTo(TOLD);
    assertThat(read.report().skippedLines()).isEqualTo(lines.size());
  }

  @ParameterizedTest
  @MethodSource("lines")
  void aHeadThatIsBrokenCostsItselfAlone(WrittenFormat format) {
    List<String> lines = new ArrayList<>(format.lines(SAID));
    boolean head = lines.size() > SAID.size();
    lines.set(0, lines.get(0).substring(0, lines.get(0).length() / 2));

    ReadTranscript read = read(lines);

    assertThat(read.dialogue()).isEqualTo(head ? TOLD : TOLD.subList(1, 4));
    assertThat(read.report().skipped()).extracting(SkippedLine::line).containsExactly(1L);
  }

  @ParameterizedTest
  @MethodSource("lines")
  void filesThatWerePutTogetherAreReadThroughTheirMarks(WrittenFormat format) {
    String text =
        format.text(SAID).lines().map(line -> "\uFEFF" + line + "\n").collect(Collectors.joining());

    ReadTranscript read = ReadTranscript.of(ReadTranscript.written(folder, text));

    assertThat(read.dialogue()).isEqualTo(TOLD);
    assertThat(read.report().skipped()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("json")
  void halfCharactersBecomeReplacements(WrittenFormat format) {
    String text = format.text(SAID).replace("Use two.", "Use \\ud83e two \\ud83e\\udd8a.");

    assertThat(ReadTranscript.of(ReadTranscript.written(folder, text)).by(Author.PERSON))
        .containsExactly("Use one.", "Use \uFFFD two \uD83E\uDD8A.");
  }

  @ParameterizedTest
  @MethodSource("json")
  void aListThatBreaksOffTellsWhere(WrittenFormat format) {
    if (!format.isLines() && format != WrittenFormat.CHAT_GPT) {
      List<String> lines = new ArrayList<>(format.lines(SAID));
      lines.set(lines.size() - 1, "{\"role\":");
      int elements = told(format).size();

      ReadTranscript read = read(lines);

      assertThat(read.dialogue()).isEqualTo(told(format));
      assertThat(read.report().lines()).isEqualTo(elements + 1);
      assertThat(read.report().skipped())
          .extracting(SkippedLine::line)
          .containsExactly(elements + 1L);
    }
  }
}
