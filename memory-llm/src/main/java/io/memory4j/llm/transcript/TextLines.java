package io.memory4j.llm.transcript;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a text, without line ends. Bytes that are no UTF-8 become U+FFFD; a byte order mark
 * at the start is dropped; of a long line the beginning is left, and blanks at its end. Not
 * thread-safe.
 */
final class TextLines implements Closeable {
  private static final char BYTE_ORDER_MARK = '\uFEFF';
  private static final int MAX_BLANKS = 2;

  private final Reader in;
  private final StringBuilder text = new StringBuilder();
  private final char[] buffer = new char[8_192];
  private int at;
  private int end;
  private long number;

  TextLines(InputStream bytes) {
    in = new Utf8Reader(bytes);
  }

  /** {@return the next line, or null behind the last one} */
  @Nullable String next() throws IOException {
    if (!hasMore()) {
      return null;
    }
    text.setLength(0);
    int blanks = 0;
    boolean inLine = true;
    while (inLine && hasMore()) {
      char c = buffer[at++];
      inLine = c != '\n';
      if (inLine && text.length() < ClippedStrings.MAX_STRING_CHARS) {
        text.append(c);
      } else if (inLine) {
        blanks = c == ' ' || c == '\r' ? Math.min(blanks + 1, MAX_BLANKS) : 0;
      }
    }
    number++;
    // Blanks at the end tell whose line it is.
    text.append(" ".repeat(blanks));
    // Files that were enlarged before a crash end with NULs.
    return onlyNul() ? "" : line();
  }

  private boolean onlyNul() {
    return text.indexOf("\0") >= 0 && text.chars().allMatch(c -> c == 0 || c == ' ' || c == '\r');
  }

  private String line() {
    int length = text.length();
    int to = length > 0 && text.charAt(length - 1) == '\r' ? length - 1 : length;
    int from = number == 1 && to > 0 && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
    return text.substring(from, to);
  }

  /** {@return the number of the line that was read last, from 1} */
  long number() {
    return number;
  }

  private boolean hasMore() throws IOException {
    if (at == end) {
      at = 0;
      end = Math.max(0, in.read(buffer, 0, buffer.length));
    }
    return at < end;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
