package io.memory4j.llm.transcript;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The bytes of a Codex file in which lines that plainly are no events are left empty, so that most
 * of a file needs neither decoding nor parsing. What is not plain stays. Not thread-safe.
 */
final class CodexEventBytes extends InputStream {
  private static final int HEAD_BYTES = 256;
  private static final byte[] TYPE = ascii("\"type\":\"");
  private static final List<byte[]> OTHERS =
      List.of(
          ascii("response_item\""),
          ascii("turn_context\""),
          ascii("world_state\""),
          ascii("compacted\""));

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private int at;
  private int end;
  private boolean lineStarts = true;
  private boolean empty;

  CodexEventBytes(InputStream in) {
    super();
    this.in = in;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] to, int offset, int length) throws IOException {
    int count = 0;
    while (count < length && (count == 0 || at < end) && hasMore()) {
      int stop = Math.min(end, empty ? end : at + length - count);
      int feed = indexOfLineFeed(stop);
      int from = empty ? feed : at;
      int until = feed < stop ? feed + 1 : stop;
      System.arraycopy(buffer, from, to, offset + count, until - from);
      count += until - from;
      at = until;
      lineStarts = feed < stop;
    }
    return count == 0 && length > 0 ? -1 : count;
  }

  private int indexOfLineFeed(int stop) {
    int index = at;
    while (index < stop && buffer[index] != '\n') {
      index++;
    }
    return index;
  }

  /** {@return whether there are bytes, of a new line enough to tell what it is} */
  private boolean hasMore() throws IOException {
    if (at == end || (lineStarts && end - at < HEAD_BYTES)) {
      System.arraycopy(buffer, at, buffer, 0, end - at);
      end -= at;
      at = 0;
      int more = in.read(buffer, end, buffer.length - end);
      while (more > 0 && end + more < HEAD_BYTES) {
        end += more;
        more = in.read(buffer, end, buffer.length - end);
      }
      end += Math.max(0, more);
    }
    if (lineStarts && at < end) {
      empty = isOther();
      lineStarts = false;
    }
    return at < end;
  }

  /** The first type of a line is the outermost one if no object opens before it. */
  private boolean isOther() {
    int stop = Math.min(end, at + HEAD_BYTES);
    int index = at + 1;
    while (index < stop && buffer[index] != '{' && buffer[index] != '\n') {
      if (buffer[index] == '"' && startsWith(index, TYPE)) {
        int value = index + TYPE.length;
        return isOther(value);
      }
      index++;
    }
    return false;
  }

  private boolean isOther(int value) {
    for (byte[] other : OTHERS) {
      if (startsWith(value, other)) {
        return true;
      }
    }
    return false;
  }

  private boolean startsWith(int index, byte[] expected) {
    if (end - index < expected.length) {
      return false;
    }
    for (int i = 0; i < expected.length; i++) {
      if (buffer[index + i] != expected[i]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
