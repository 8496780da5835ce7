package io.memory4j.core.file;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class TextFileProperties {
  @Property
  void anyBytesComeBack(@ForAll("content") byte[] bytes) {
    assertThat(TextFile.of(bytes).bytes()).isEqualTo(bytes);
  }

  @Property
  void rewritingOneLineLeavesAllOtherBytes(
      @ForAll("content") byte[] bytes, @ForAll @IntRange(max = 40) int choice) {
    TextFile file = TextFile.of(bytes);
    if (file.lines().isEmpty()) {
      return;
    }
    int at = choice % file.lines().size();
    List<Line> lines = new ArrayList<>(file.lines());
    lines.set(at, Line.of("changed", lines.get(at).end()));

    byte[] rewritten = file.with(lines).bytes();

    byte[] before = file.with(file.lines().subList(0, at)).bytes();
    byte[] after =
        TextFile.of(new byte[0]).with(file.lines().subList(at + 1, file.lines().size())).bytes();
    String changed = "changed" + file.lines().get(at).end();
    assertThat(hex(rewritten))
        .isEqualTo(hex(before) + hex(changed.getBytes(US_ASCII)) + hex(after));
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  @Provide
  Arbitrary<byte[]> content() {
    Arbitrary<Byte> any = Arbitraries.bytes();
    Arbitrary<Byte> ends =
        Arbitraries.of((byte) '\n', (byte) '\r', (byte) 'a', (byte) 0xEF, (byte) 0xBB, (byte) 0xBF);
    return Arbitraries.oneOf(List.of(any, ends)).array(byte[].class).ofMaxSize(40);
  }
}
