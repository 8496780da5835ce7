package io.memory4j.llm.transcript;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/**
 * Cuts a stream of bytes into lines and hands each out as a reader that ends with it, so that no
 * line is ever held as a whole. Bytes that are no UTF-8 become U+FFFD; a byte order mark at the
 * start is dropped; strings are {@linkplain ClippedStrings clipped}. Not thread-safe.
 */
final class LineReader extends Reader {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Utf8Chunks chunks;
  private final ClippedStrings strings = new ClippedStrings();
  private final char[] buffer = new char[8_192];
  private String text = "";
  private int at;
  private int feed;
  private boolean hasNul;
  private boolean inLine;

  /** Whether the rest of the line can be let through as it is: it is short and holds no NUL. */
  private boolean plain;

  private long line;

  LineReader(InputStream bytes) {
    super();
    this.chunks = new Utf8Chunks(bytes);
  }

  /** {@return whether there is another line, which is then read from this reader} */
  boolean nextLine() throws IOException {
    while (inLine && hasMore()) {
      int index = text.indexOf('\n', at);
      inLine = index < 0;
      at = inLine ? text.length() : index + 1;
    }
    inLine = hasMore();
    if (inLine) {
      line++;
      if (line == 1) {
        dropMark();
      }
      feed = text.indexOf('\n', at);
      plain = feed >= 0 && !hasNul;
      strings.reset();
    }
    return inLine;
  }

  /** Drops a byte order mark at the start of the line, of which nothing was read yet. */
  void dropMark() {
    if (at < text.length() && text.charAt(at) == BYTE_ORDER_MARK) {
      at++;
    }
  }

  /** {@return the number of the current line, from 1} */
  long line() {
    return line;
  }

  private boolean hasMore() throws IOException {
    if (at == text.length()) {
      text = chunks.next();
      at = 0;
      hasNul = text.indexOf('\0') >= 0;
    }
    return at < text.length();
  }

  /** Reads on in the current line; its end is the end of this reader until {@link #nextLine}. */
  @Override
  public int read(char[] to, int offset, int length) throws IOException {
    int count = 0;
    while (count == 0 && length > 0 && inLine && hasMore()) {
      int stop = Math.min(at + length, plain ? feed : endOfPiece());
      count = plain ? copy(stop, to, offset) : clip(stop, to, offset);
      at = stop;
      if (at < text.length() && text.charAt(at) == '\n') {
        at++;
        inLine = false;
      }
    }
    return count == 0 ? -1 : count;
  }

  private int endOfPiece() {
    int index = text.indexOf('\n', at);
    int end = Math.min(text.length(), at + buffer.length);
    return index < 0 ? end : Math.min(index, end);
  }

  private int copy(int stop, char[] to, int offset) {
    text.getChars(at, stop, to, offset);
    return stop - at;
  }

  private int clip(int stop, char[] to, int offset) {
    int length = stop - at;
    text.getChars(at, stop, buffer, 0);
    int count = 0;
    int from = 0;
    while (from < length) {
      from += strings.tail(buffer, from, length);
      int run = strings.run(buffer, from, length);
      System.arraycopy(buffer, from, to, offset + count, run);
      from += run;
      count += run;
      int kept = from < length ? strings.next(buffer[from++]) : -1;
      if (kept >= 0) {
        to[offset + count++] = (char) kept;
      }
    }
    return count;
  }

  @Override
  public void close() throws IOException {
    chunks.close();
  }
}
