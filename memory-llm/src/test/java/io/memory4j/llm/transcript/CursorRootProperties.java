package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Messages of Protocol Buffers, as another program encodes them. */
class CursorRootProperties {
  private static void varint(ByteArrayOutputStream out, long value) {
    long left = value;
    while (left > 0x7F) {
      out.write((int) ((left & 0x7F) | 0x80));
      left >>>= 7;
    }
    out.write((int) left);
  }

  private static void bytes(ByteArrayOutputStream out, int number, byte[] value) {
    varint(out, (number << 3) | 2);
    varint(out, value.length);
    out.writeBytes(value);
  }

  /** Writes a field of some number that is of no interest. */
  private static void other(ByteArrayOutputStream out, int number, Random random) {
    switch (random.nextInt(4)) {
      case 0 -> {
        varint(out, (long) number << 3);
        varint(out, random.nextLong() >>> 1);
      }
      case 1 -> {
        varint(out, (number << 3) | 1);
        out.writeBytes(new byte[8]);
      }
      case 2 -> {
        varint(out, (number << 3) | 5);
        out.writeBytes(new byte[4]);
      }
      default -> bytes(out, number, new byte[random.nextInt(300)]);
    }
  }

  @Property(tries = 100)
  void hashesAndTheWorkspaceAreFoundAmongAnythingElse(
      @ForAll @Size(max = 6) List<@IntRange(min = 10, max = 90_000) Integer> others,
      @ForAll @IntRange(max = 5) int count,
      @ForAll long seed) {
    Random random = new Random(seed);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<String> hashes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      byte[] hash = new byte[32];
      random.nextBytes(hash);
      bytes(out, 1, hash);
      hashes.add(HexFormat.of().formatHex(hash));
      others.forEach(number -> other(out, number, random));
    }
    bytes(out, 9, "/home/w".getBytes(StandardCharsets.UTF_8));

    CursorRoot root = new CursorRoot(out.toByteArray());

    assertThat(root.messages()).isEqualTo(hashes);
    assertThat(root.workspace()).contains("/home/w");
  }

  @Property(tries = 200)
  void anyBytesAreARoot(@ForAll @Size(max = 200) byte[] bytes) {
    CursorRoot root = new CursorRoot(bytes);

    assertThat(root.messages()).hasSizeLessThanOrEqualTo(bytes.length / 32);
    assertThat(new CursorRoot(Arrays.copyOf(bytes, bytes.length / 2)).messages().size())
        .isLessThanOrEqualTo(root.messages().size());
  }
}
