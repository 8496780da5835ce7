package io.memory4j.core.file;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The content of a UTF-8 text file as lines that remember their bytes, so that a rewrite of one
 * line leaves all others as they were: byte order mark, kind of line end, malformed bytes. A line
 * ends with LF, CRLF or CR. Immutable and thread-safe.
 */
final class TextFile {
  /** A file without a byte. */
  static final TextFile EMPTY = new TextFile(false, List.of());

  private static final byte[] BOM = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final boolean bom;
  private final List<Line> lines;

  private TextFile(boolean bom, List<Line> lines) {
    this.bom = bom;
    this.lines = List.copyOf(lines);
  }

  static TextFile of(byte[] bytes) {
    boolean bom = Arrays.mismatch(bytes, BOM) == BOM.length || Arrays.equals(bytes, BOM);
    List<Line> lines = new ArrayList<>();
    int start = bom ? BOM.length : 0;
    while (start < bytes.length) {
      int end = contentEnd(bytes, start);
      int next = afterLineEnd(bytes, end);
      lines.add(Line.read(Arrays.copyOfRange(bytes, start, next), end - start));
      start = next;
    }
    return new TextFile(bom, lines);
  }

  private static int contentEnd(byte[] bytes, int start) {
    int end = start;
    while (end < bytes.length && bytes[end] != '\n' && bytes[end] != '\r') {
      end++;
    }
    return end;
  }

  private static int afterLineEnd(byte[] bytes, int end) {
    boolean crlf = end + 1 < bytes.length && bytes[end] == '\r' && bytes[end + 1] == '\n';
    return Math.min(bytes.length, end + (crlf ? 2 : 1));
  }

  /** {@return the lines; unmodifiable} */
  List<Line> lines() {
    return lines;
  }

  /** {@return the texts of the lines; unmodifiable} */
  List<String> texts() {
    return lines.stream().map(Line::text).toList();
  }

  boolean hasBom() {
    return bom;
  }

  /** {@return the line end of the first line that has one, LF in a file without any} */
  String lineEnd() {
    return lines.stream().map(Line::end).filter(end -> !end.isEmpty()).findFirst().orElse("\n");
  }

  /** {@return a file with other lines and this one's byte order mark} */
  TextFile with(List<Line> others) {
    return new TextFile(bom, others);
  }

  /** {@return a file with one more line at its end} A last line without a line end gets one. */
  TextFile plus(String text) {
    List<Line> longer = new ArrayList<>(lines);
    if (!longer.isEmpty()) {
      longer.set(longer.size() - 1, longer.get(longer.size() - 1).endedBy(lineEnd()));
    }
    longer.add(Line.of(text, lineEnd()));
    return with(longer);
  }

  byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    if (bom) {
      bytes.writeBytes(BOM);
    }
    lines.forEach(line -> line.writeTo(bytes));
    return bytes.toByteArray();
  }
}
