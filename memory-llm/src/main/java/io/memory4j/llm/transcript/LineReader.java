package io.memory4j.llm.transcript;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/**
 * Cuts a stream of bytes into lines and hands each out as a reader that ends with it, so that no
 * line is ever held as a whole. Bytes that are no UTF-8 become U+FFFD; a byte order mark at the
 * start is dropped; strings are {@linkplain ClippedStrings clipped}. Not thread-safe.
 */
final class LineReader extends Reader {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Reader in;
  private final ClippedStrings strings = new ClippedStrings();
  private final char[] buffer = new char[8_192];
  private int at;
  private int end;
  private boolean inLine;
  private long line;

  LineReader(InputStream bytes) {
    super();
    // This constructor replaces what it cannot decode.
    this.in = new InputStreamReader(bytes, StandardCharsets.UTF_8);
  }

  /** {@return whether there is another line, which is then read from this reader} */
  boolean nextLine() throws IOException {
    while (inLine && hasMore()) {
      while (at < end && inLine) {
        inLine = buffer[at++] != '\n';
      }
    }
    inLine = hasMore();
    if (inLine) {
      line++;
      strings.reset();
      if (line == 1 && buffer[at] == BYTE_ORDER_MARK) {
        at++;
      }
    }
    return inLine;
  }

  /** {@return the number of the current line, from 1} */
  long line() {
    return line;
  }

  private boolean hasMore() throws IOException {
    if (at == end) {
      at = 0;
      end = Math.max(0, in.read(buffer, 0, buffer.length));
    }
    return at < end;
  }

  /** Reads on in the current line; its end is the end of this reader until {@link #nextLine}. */
  @Override
  public int read(char[] to, int offset, int length) throws IOException {
    int count = 0;
    while (count < length && inLine && (count == 0 || at < end) && hasMore()) {
      int run = strings.run(buffer, at, Math.min(end, at + length - count));
      System.arraycopy(buffer, at, to, offset + count, run);
      at += run;
      count += run;
      if (count < length && at < end) {
        count += one(to, offset + count);
      }
    }
    return count == 0 ? -1 : count;
  }

  /** Passes one character that is to be looked at, and returns how many are left of it. */
  private int one(char[] to, int offset) {
    char c = buffer[at++];
    inLine = c != '\n';
    int kept = inLine ? strings.next(c) : -1;
    if (kept < 0) {
      return 0;
    }
    to[offset] = (char) kept;
    return 1;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
