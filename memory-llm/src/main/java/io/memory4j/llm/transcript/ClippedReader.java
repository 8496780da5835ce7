package io.memory4j.llm.transcript;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/**
 * The characters of a file that is one JSON value. Bytes that are no UTF-8 become U+FFFD; a byte
 * order mark at the start is dropped; strings are {@linkplain ClippedStrings clipped}. Not
 * thread-safe.
 */
final class ClippedReader extends Reader {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Reader in;
  private final ClippedStrings strings = new ClippedStrings();
  private final char[] buffer = new char[8_192];
  private int at;
  private int end;
  private boolean begun;

  ClippedReader(InputStream bytes) {
    super();
    this.in = new Utf8Reader(bytes);
  }

  private boolean hasMore() throws IOException {
    while (at == end) {
      at = 0;
      end = Math.max(0, in.read(buffer, 0, buffer.length));
      if (end == 0) {
        return false;
      }
      at = !begun && buffer[0] == BYTE_ORDER_MARK ? 1 : 0;
      begun = true;
    }
    return true;
  }

  @Override
  public int read(char[] to, int offset, int length) throws IOException {
    int count = 0;
    while (count < length && (count == 0 || at < end) && hasMore()) {
      int run = strings.run(buffer, at, Math.min(end, at + length - count));
      System.arraycopy(buffer, at, to, offset + count, run);
      at += run;
      count += run;
      if (count < length && at < end) {
        int kept = strings.next(buffer[at++]);
        if (kept >= 0) {
          to[offset + count++] = (char) kept;
        }
      }
    }
    return count == 0 ? -1 : count;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
