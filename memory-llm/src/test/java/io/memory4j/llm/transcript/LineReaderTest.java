package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineReaderTest {
  private static final int LIMIT = ClippedStrings.MAX_STRING_CHARS;

  private static List<String> lines(String text) throws IOException {
    return lines(text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> lines(byte[] bytes) throws IOException {
    List<String> lines = new ArrayList<>();
    try (LineReader reader = new LineReader(new ByteArrayInputStream(bytes))) {
      while (reader.nextLine()) {
        StringWriter line = new StringWriter();
        reader.transferTo(line);
        lines.add(line.toString());
      }
    }
    return lines;
  }

  @Test
  void linesEndWithALineFeedOrTheFile() throws IOException {
    assertThat(lines("a\n\nb\r\nc")).containsExactly("a", "", "b\r", "c");
    assertThat(lines("")).isEmpty();
    assertThat(lines("\n")).containsExactly("");
  }

  @Test
  void aByteOrderMarkIsDroppedOnceAndNulsOutsideStringsAreBlanks() throws IOException {
    assertThat(lines("\uFEFFa\0b\n\uFEFF\"\0\"")).containsExactly("a b", "\uFEFF\"\0\"");
  }

  @Test
  void bytesThatAreNoUtf8CostOnlyThemselves() throws IOException {
    byte[] bytes = {'a', (byte) 0xE6, (byte) 0x97, '\n', (byte) 0xE9, 'b'};

    assertThat(lines(bytes)).containsExactly("a\uFFFD", "\uFFFDb");
  }

  @Test
  void ofALongStringTheBeginningIsLeftAndTheLineGoesOn() throws IOException {
    String line = "{\"a\":\"" + "x".repeat(LIMIT + 9) + "\",\"b\":1}";

    assertThat(lines(line + "\nc"))
        .containsExactly("{\"a\":\"" + "x".repeat(LIMIT) + "\",\"b\":1}", "c");
  }

  @Test
  void aStringIsNotCutInsideAnEscape() throws IOException {
    for (String escape : List.of("\\\"", "\\\\", "\\u0041", "\\n")) {
      for (int before = LIMIT - 7; before <= LIMIT; before++) {
        String start = "\"" + "x".repeat(before);
        String clipped = lines(start + escape + "\\\"yz\"]").get(0);
        String rest = clipped.substring(start.length());

        assertThat(rest)
            .isIn(
                "\"]",
                escape + "\"]",
                escape + "\\\"\"]",
                escape + "\\\"y\"]",
                escape + "\\\"yz\"]");
      }
    }
  }

  @Test
  void aStringThatIsLeftOpenEndsWithItsLine() throws IOException {
    assertThat(lines("\"a\n\0\"\0")).containsExactly("\"a", " \"\0");
  }
}
