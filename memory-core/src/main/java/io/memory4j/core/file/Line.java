package io.memory4j.core.file;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** One line of a text file: the bytes it was read from, its line end included. Immutable. */
final class Line {
  private final byte[] raw;
  private final int length;

  private Line(byte[] raw, int length) {
    this.raw = raw;
    this.length = length;
  }

  /** {@return a line of these bytes, of which all after the length are its line end} */
  static Line read(byte[] raw, int length) {
    return new Line(raw, length);
  }

  /** {@return a new line with a line end, which may be empty} */
  static Line of(String text, String end) {
    byte[] raw = (text + end).getBytes(StandardCharsets.UTF_8);
    return new Line(raw, raw.length - end.length());
  }

  /** {@return the text without the line end} Bytes that are not UTF-8 show as U+FFFD. */
  String text() {
    return new String(raw, 0, length, StandardCharsets.UTF_8);
  }

  /** {@return LF, CRLF, CR, or nothing at the end of a file} */
  String end() {
    return new String(raw, length, raw.length - length, StandardCharsets.US_ASCII);
  }

  /** {@return this line, with a line end if it has none} */
  Line endedBy(String end) {
    if (raw.length > length) {
      return this;
    }
    ByteArrayOutputStream ended = new ByteArrayOutputStream();
    ended.writeBytes(raw);
    ended.writeBytes(end.getBytes(StandardCharsets.US_ASCII));
    return new Line(ended.toByteArray(), length);
  }

  void writeTo(ByteArrayOutputStream bytes) {
    bytes.writeBytes(raw);
  }
}
