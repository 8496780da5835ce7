package io.memory4j.llm.transcript;

import java.io.IOException;
import java.io.Reader;

/**
 * The characters of a JSON value, handed out no further at once than to the end of an object that
 * is not deep inside, so that nobody who reads ahead takes from the next one when an object turns
 * out to be broken. Brackets are counted, of which few broken objects have too many or too few. Not
 * thread-safe.
 */
final class ElementReader extends Reader {
  /** An element of a list stands in the list, which may stand in an object. */
  private static final int MAX_OUTER = 2;

  private final Reader in;
  private final char[] buffer = new char[8_192];
  private int at;
  private int end;
  private int depth;
  private boolean inString;
  private boolean escaped;

  ElementReader(Reader in) {
    super();
    this.in = in;
  }

  private boolean hasMore() throws IOException {
    if (at == end) {
      at = 0;
      end = Math.max(0, in.read(buffer, 0, buffer.length));
    }
    return at < end;
  }

  @Override
  public int read(char[] to, int offset, int length) throws IOException {
    int count = 0;
    boolean inside = true;
    while (inside && count < length && (count == 0 || at < end) && hasMore()) {
      char c = buffer[at++];
      to[offset + count++] = c;
      inside = !endsObject(c) || depth > MAX_OUTER;
    }
    return count == 0 && length > 0 ? -1 : count;
  }

  /** {@return whether a character, which is counted, ends an object} */
  private boolean endsObject(char c) {
    if (inString) {
      inString = escaped || c != '"';
      escaped = !escaped && c == '\\';
      return false;
    }
    switch (c) {
      case '"' -> inString = true;
      case '{', '[' -> depth++;
      case '}', ']' -> depth--;
      default -> {}
    }
    return c == '}';
  }

  /**
   * Goes on behind the element that was being read, and behind the comma that follows it.
   *
   * @param outer how many containers it stands in
   * @return whether there is anything
   */
  boolean skipElement(int outer) throws IOException {
    while (depth > outer && hasMore()) {
      endsObject(buffer[at++]);
    }
    while (hasMore() && (buffer[at] == ',' || Character.isWhitespace(buffer[at]))) {
      at++;
    }
    return hasMore();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
