package io.memory4j.core.file;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.core.text.TextNormal;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;

class MailboxProperties {
  @Property
  void anyLineIsReadAndWhatIsTakenIsOneFoldedLine(@ForAll("lines") String line) {
    MailboxLine read = MailboxLine.of(line);

    assertThat(read.text().isEmpty()).isEqualTo(read.dropped().isPresent());
    assertThat(TextNormal.fold(read.text())).isEqualTo(read.text());
  }

  @Property
  void anyBytesMakeDraftsWithinTheLimit(@ForAll("content") byte[] bytes) {
    MailboxDrafts drafts = new MailboxDrafts();

    drafts
        .of(
            List.of(new String(bytes, UTF_8).split("\n", -1)),
            Layer.global(),
            Provenance.assistant())
        .forEach(draft -> assertThat(draft.content()).isNotBlank().doesNotContain("\n"));
  }

  @Property(tries = 100)
  void whereAReadEndsChangesNothing(
      @ForAll("content") byte[] bytes, @ForAll @IntRange(min = 8_192, max = 9_000) int step)
      throws IOException {
    Path file = Files.createTempFile("chunk", ".md");
    Files.write(file, bytes);

    assertThat(read(file, step)).isEqualTo(split(bytes));
    Files.delete(file);
  }

  private static List<String> read(Path file, int step) throws IOException {
    List<String> lines = new ArrayList<>();
    try (FileChannel channel = FileChannel.open(file)) {
      MailboxChunk chunk = MailboxChunk.read(channel, 0, false, step, true);
      lines.addAll(chunk.lines());
      while (chunk.next() < channel.size()) {
        chunk = MailboxChunk.read(channel, chunk.next(), chunk.skipping(), step, true);
        lines.addAll(chunk.lines());
      }
    }
    return lines;
  }

  /** What a reader of the whole file at once would see. */
  private static List<String> split(byte[] bytes) {
    List<String> lines = new ArrayList<>();
    String all = new String(bytes, ISO_8859_1);
    String[] parts = all.split("\n", -1);
    for (int i = 0; i < parts.length; i++) {
      if (i < parts.length - 1 || !parts[i].isEmpty()) {
        int end = Math.min(parts[i].length(), MailboxChunk.MAX_LINE_BYTES);
        while (end > 0 && end < parts[i].length() && (parts[i].charAt(end) & 0xC0) == 0x80) {
          end--;
        }
        lines.add(new String(parts[i].substring(0, end).getBytes(ISO_8859_1), UTF_8));
      }
    }
    return lines;
  }

  @Provide
  Arbitrary<String> lines() {
    return Arbitraries.oneOf(
        Arbitraries.strings().ofMaxLength(30),
        Arbitraries.of(
                "-", "*", "#", " ", "\u0301", "<!--", "-->", "[ ]", "1.", "\uFEFF", "a", "\0",
                "\uD800")
            .list()
            .ofMaxSize(10)
            .map(list -> String.join("", list)));
  }

  @Provide
  Arbitrary<byte[]> content() {
    Arbitrary<String> line =
        Arbitraries.integers()
            .between(0, 9_000)
            .map("é"::repeat)
            .edgeCases(c -> c.add("x".repeat(4_096), "x".repeat(4_097)));
    Arbitrary<String> shortLine = Arbitraries.strings().ascii().ofMaxLength(20);
    return Arbitraries.frequencyOf(Tuple.of(1, line), Tuple.of(4, shortLine))
        .list()
        .ofMaxSize(8)
        .map(list -> String.join("\n", list).getBytes(UTF_8));
  }
}
