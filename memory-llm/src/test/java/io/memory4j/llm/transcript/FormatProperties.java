package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.Readings.addsUp;
import static io.memory4j.llm.transcript.WrittenFormat.conversation;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Turn.Author;
import io.memory4j.llm.transcript.Readings.Read;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What holds for every reader, whatever it is given. */
class FormatProperties {
  private static final List<Said> SAID = conversation("Use one.", "Yes.", "Use two.", "Done.");

  private static byte[] bytes(WrittenFormat format) {
    return Readings.bytes(format.lines(SAID));
  }

  @Property(tries = 10)
  void anyBytesAreReadByAnyReader(@ForAll @Size(max = 2_000) byte[] bytes) {
    Readings.withFile(
        bytes,
        file -> {
          readers().forEach(reader -> addsUp(claimedAndRead(reader, file)));
          return file;
        });
  }

  /** Bytes that only begin like a database are not one. */
  private static List<TranscriptFormat> readers() {
    return Transcripts.FORMATS.stream()
        .filter(f -> !f.getClass().getSimpleName().matches("OpenCodeDatabase|CursorStore"))
        .toList();
  }

  private static Read claimedAndRead(TranscriptFormat format, TranscriptFile file) {
    try {
      format.claim(OpeningReader.of(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Readings.read(format, file);
  }

  @Property(tries = 30)
  void aSampleCutAnywhereIsReadUpToThere(
      @ForAll WrittenFormat format, @ForAll @DoubleRange(max = 1) double cut) {
    byte[] whole = bytes(format);

    Read read = Readings.read(format.reader(), Arrays.copyOf(whole, (int) (cut * whole.length)));

    addsUp(read);
    List<String> said = read.by(Author.PERSON);
    assertThat(said.size()).isLessThanOrEqualTo(2);
    for (int i = 0; i < said.size(); i++) {
      // A separator, or a line that is cut off, is text.
      String clean = said.get(i).split("\\s+[-_*]", 2)[0].strip();
      assertThat(SAID.get(2 * i).text()).startsWith(clean);
    }
  }

  @Property(tries = 50)
  void flippedBytesNeverBreakAReader(
      @ForAll WrittenFormat format, @ForAll long seed, @ForAll @IntRange(min = 1, max = 12) int n) {
    byte[] flipped = bytes(format);
    Random random = new Random(seed);
    for (int i = 0; i < n; i++) {
      flipped[random.nextInt(flipped.length)] = (byte) random.nextInt(256);
    }

    Read read =
        Readings.withFile(flipped, file -> claimedAndRead(Readings.format(format.reader()), file));

    addsUp(read);
  }

  @Property(tries = 30)
  void aFlippedByteCostsNoOtherLine(
      @ForAll("lineFormats") WrittenFormat format, @ForAll @IntRange(max = 255) int b) {
    List<String> lines = new ArrayList<>(format.lines(SAID));
    String last = lines.remove(lines.size() - 1);
    String second = lines.remove(lines.size() - 1);
    String broken = second.substring(0, 20) + (char) b + second.substring(21);
    lines.addAll(List.of(broken.replace("\n", " "), last));

    Read read = Readings.read(format.reader(), Readings.bytes(lines));

    addsUp(read);
    assertThat(read.by(Author.PERSON)).contains("Use one.");
    assertThat(read.by(Author.ASSISTANT)).contains("Yes.", "Done.");
  }

  @Provide
  Arbitrary<WrittenFormat> lineFormats() {
    return Arbitraries.of(WrittenFormat.class).filter(WrittenFormat::isLines);
  }

  @Property(tries = 10)
  void linesInAnyOrderAndNumberAreReadByAnyReader(@ForAll long seed) {
    List<String> lines = new ArrayList<>();
    Random random = new Random(seed);
    for (WrittenFormat format : WrittenFormat.values()) {
      format.lines(SAID).stream().filter(line -> random.nextInt(3) > 0).forEach(lines::add);
    }
    lines.addAll(lines.subList(0, random.nextInt(lines.size())));
    Collections.shuffle(lines, random);

    Readings.withFile(
        Readings.bytes(lines),
        file -> {
          readers().forEach(reader -> addsUp(Readings.read(reader, file)));
          return file;
        });
  }

  @Property(tries = 50)
  void whatIsSaidComesBackFromEveryFormatOfJson(
      @ForAll("jsonFormats") WrittenFormat format, @ForAll("texts") String text) {
    List<Said> said = conversation(text, "Yes.", "x" + text);

    Read read = Readings.read(format.reader(), Readings.bytes(format.lines(said)));

    String whole = new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    addsUp(read);
    assertThat(read.by(Author.PERSON).stream().map(String::strip).toList())
        .isEqualTo(
            List.of(whole, "x" + whole).stream()
                .map(String::strip)
                .filter(one -> !one.isBlank())
                .toList());
  }

  @Provide
  Arbitrary<WrittenFormat> jsonFormats() {
    return Arbitraries.of(WrittenFormat.class).filter(WrittenFormat::isJson);
  }

  /** Texts without tags, which programs add to what persons say, and without their own heads. */
  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.strings()
        .all()
        .ofMaxLength(30)
        .map(text -> text.replace('<', '(').replaceAll("^[\\[\\s#]+", "").replace("\uFEFF", ""))
        .map(text -> new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
  }
}
