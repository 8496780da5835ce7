package io.memory4j.core.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextFileTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"a\nb\n", "a\nb", "a\r\nb\r\n", "\uFEFFa\r\nb", "a\rb\r", "a\nb\r", "a\r\nb\n"})
  void sameLinesWhateverTheLineEndsAre(String content) {
    assertThat(file(content).texts()).containsExactly("a", "b");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\uFEFF", "\n", "\r", "\r\n", "\n\r", "\r\r\n", "a\n\nb"})
  void everyByteComesBack(String content) {
    assertThat(file(content).bytes()).isEqualTo(content.getBytes(UTF_8));
  }

  @Test
  void emptyLinesCount() {
    assertThat(file("\r\n\na\r\r").texts()).containsExactly("", "", "a", "");
  }

  @Test
  void malformedBytesComeBack() {
    byte[] bytes = {'a', (byte) 0xFF, '\n', (byte) 0xC3};

    TextFile file = TextFile.of(bytes);

    assertThat(file.texts()).containsExactly("a\uFFFD", "\uFFFD");
    assertThat(file.bytes()).isEqualTo(bytes);
  }

  @Test
  void appendedLineTakesTheFilesLineEndAndEndsTheLastLine() {
    assertThat(text(file("\uFEFFa\r\nb").plus("c"))).isEqualTo("\uFEFFa\r\nb\r\nc\r\n");
    assertThat(text(file("").plus("c"))).isEqualTo("c\n");
    assertThat(text(file("a\r").plus("c"))).isEqualTo("a\rc\r");
  }

  @Test
  void onlyAWholeMarkIsAByteOrderMark() {
    assertThat(file("\uFEFF").hasBom()).isTrue();
    assertThat(file("a\uFEFF").hasBom()).isFalse();
    assertThat(TextFile.of(new byte[] {(byte) 0xEF, (byte) 0xBB}).hasBom()).isFalse();
  }

  private static TextFile file(String content) {
    return TextFile.of(content.getBytes(UTF_8));
  }

  private static String text(TextFile file) {
    return new String(file.bytes(), UTF_8);
  }
}
