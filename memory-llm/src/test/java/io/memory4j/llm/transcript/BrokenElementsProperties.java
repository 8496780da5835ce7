package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.Readings.addsUp;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.EpisodeReport.SkippedLine;
import io.memory4j.episode.Turn.Author;
import io.memory4j.llm.transcript.Readings.Read;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** In a file that is one list of JSON a broken element costs itself, as a line does elsewhere. */
class BrokenElementsProperties {
  /** Broken in a way that leaves the brackets in order, as almost all are. */
  @Provide
  Arbitrary<String> broken() {
    return Arbitraries.of(
        "{\"role\":user,\"content\":\"no\"}",
        "{\"role\":\"user\" \"content\":\"no\"}",
        "{\"role\":\"user\",\"content\":\"\\q\"}",
        "{\"role\":\"user\",}",
        "{\"role\":{\"a\":[nul]},\"content\":\"no\"}",
        "{role:'user'}",
        "{\"mapping\":{\"n0\":{\"message\":tru}}}",
        "{\"x\":01}",
        "{,}");
  }

  @Provide
  Arbitrary<WrittenFormat> lists() {
    return Arbitraries.of(
        WrittenFormat.GEMINI_JSON,
        WrittenFormat.GEMINI_CHECKPOINT,
        WrittenFormat.GEMINI_LOGS,
        WrittenFormat.CLINE,
        WrittenFormat.CHAT_GPT);
  }

  /** Returns texts of persons, of which each is an element, or a conversation, of its own. */
  private static List<String> elements(WrittenFormat format, int count) {
    List<Said> all =
        IntStream.range(0, count).mapToObj(i -> new Said(Author.PERSON, "Use " + i + ".")).toList();
    if (format != WrittenFormat.CHAT_GPT) {
      List<String> lines = format.lines(all);
      return lines.subList(1, lines.size() - 1).stream()
          .map(line -> line.endsWith(",") ? line.substring(0, line.length() - 1) : line)
          .toList();
    }
    return all.stream()
        .map(said -> format.lines(List.of(said)).get(0))
        .map(export -> export.substring(1, export.length() - 1))
        .toList();
  }

  private static String list(WrittenFormat format, List<String> elements) {
    List<String> frame = format.lines(List.of(new Said(Author.PERSON, "x")));
    boolean bare = format == WrittenFormat.CHAT_GPT;
    String start = bare ? "[" : frame.get(0);
    String end = bare ? "]" : frame.get(frame.size() - 1);
    return start + "\n" + String.join(",\n", elements) + "\n" + end;
  }

  @Property(tries = 150)
  void aBrokenElementCostsItselfAlone(
      @ForAll("lists") WrittenFormat format,
      @ForAll @Size(min = 1, max = 4) List<@IntRange(max = 5) Integer> at,
      @ForAll("broken") String broken) {
    List<String> elements = new ArrayList<>(elements(format, 5));
    at.forEach(i -> elements.add(i, broken));
    List<Long> numbers = new ArrayList<>();
    for (int i = 0; i < elements.size(); i++) {
      if (elements.get(i).equals(broken)) {
        numbers.add(i + 1L);
      }
    }

    Read read =
        Readings.read(format.reader(), list(format, elements).getBytes(StandardCharsets.UTF_8));

    addsUp(read);
    assertThat(read.by(Author.PERSON))
        .containsExactly("Use 0.", "Use 1.", "Use 2.", "Use 3.", "Use 4.");
    assertThat(read.report().skipped()).extracting(SkippedLine::line).isEqualTo(numbers);
    assertThat(read.report().lines()).isEqualTo(elements.size());
  }

  @Example
  void theFirstElementsMayBeBrokenOfAFileThatIsFound() {
    for (WrittenFormat format : WrittenFormat.values()) {
      if (!format.isLines() && format.isJson() && format != WrittenFormat.GEMINI_JSON) {
        List<String> elements = new ArrayList<>(elements(format, 1));
        elements.add(0, "{\"half\":}");
        elements.add(0, "{half}");
        byte[] bytes = list(format, elements).getBytes(StandardCharsets.UTF_8);

        assertThat(Readings.<Boolean>withFile(bytes, file -> isClaimed(format, file)))
            .as(format.name())
            .isTrue();
      }
    }
  }

  private static boolean isClaimed(WrittenFormat format, TranscriptFile file) {
    try {
      return Readings.format(format.reader()).claim(OpeningReader.of(file)).isPresent();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Property(tries = 100)
  void anythingBetweenElementsBreaksNoReader(
      @ForAll("lists") WrittenFormat format, @ForAll("junk") List<String> junk) {
    List<String> elements = new ArrayList<>(elements(format, 3));
    elements.addAll(1, junk);

    Read read =
        Readings.read(format.reader(), list(format, elements).getBytes(StandardCharsets.UTF_8));

    addsUp(read);
    assertThat(read.by(Author.PERSON)).contains("Use 0.");
  }

  @Provide
  Arbitrary<List<String>> junk() {
    return Arbitraries.of(
            "{", "}", "[", "]", "\"", "\\", ",", ":", "x", "{\"a\":1}", "null", "7 8", "\n")
        .list()
        .ofMinSize(1)
        .ofMaxSize(8);
  }

  @Example
  void bracketsWithoutEndCostLittleTime() {
    for (String piece : List.of("}", "{}", "{", "]", "x,", "{x},")) {
      byte[] bytes = ("[" + piece.repeat(500_000)).getBytes(StandardCharsets.UTF_8);

      addsUp(Readings.read("Cline", bytes));
    }
  }

  @Property(tries = 200)
  void noCharacterIsLost(
      @ForAll("junk") List<String> junk, @ForAll @IntRange(min = 1, max = 9) int n)
      throws IOException {
    String text = String.join("", junk);
    StringBuilder all = new StringBuilder();
    char[] buffer = new char[n];
    try (ElementReader reader = new ElementReader(new StringReader(text))) {
      for (int count = reader.read(buffer, 0, n); count >= 0; count = reader.read(buffer, 0, n)) {
        all.append(buffer, 0, count);
      }
    }

    assertThat(all).hasToString(text);
  }
}
