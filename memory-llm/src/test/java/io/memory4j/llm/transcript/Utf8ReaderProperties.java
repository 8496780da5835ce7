package io.memory4j.llm.transcript;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class Utf8ReaderProperties {

  @Property(tries = 1_000)
  void inWhateverPiecesBytesComeTheyAreDecodedAsAWhole(
      @ForAll @Size(max = 12) List<@From("pieces") byte[]> pieces,
      @ForAll @IntRange(min = 1, max = 7) int step)
      throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    pieces.forEach(all::writeBytes);
    StringWriter decoded = new StringWriter();

    try (Utf8Reader reader = new Utf8Reader(new Slow(all.toByteArray(), step))) {
      reader.transferTo(decoded);
    }

    assertThat(decoded.toString()).isEqualTo(all.toString(UTF_8));
  }

  @Provide
  Arbitrary<byte[]> pieces() {
    Arbitrary<byte[]> good =
        Arbitraries.of("a", "bc\n", "\u00E9", "\u6E2C", "\uD83E\uDD8A").map(t -> t.getBytes(UTF_8));
    return Arbitraries.oneOf(good, Arbitraries.bytes().array(byte[].class).ofMaxSize(5));
  }

  /** Hands out a few bytes at a time. */
  private static final class Slow extends InputStream {
    private final ByteArrayInputStream in;
    private final int step;

    Slow(byte[] bytes, int step) {
      super();
      this.in = new ByteArrayInputStream(bytes);
      this.step = step;
    }

    @Override
    public int read() {
      return in.read();
    }

    @Override
    public int read(byte[] to, int offset, int length) {
      return in.read(to, offset, Math.min(step, length));
    }
  }
}
