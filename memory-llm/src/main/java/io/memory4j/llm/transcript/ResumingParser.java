package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;

/**
 * Reads a file that is one JSON value, and goes on behind an element of a list that is broken, so
 * that it costs no more than itself. Not thread-safe.
 */
final class ResumingParser extends JsonParserDelegate {
  /** More broken elements than this are no list. */
  private static final int MAX_RESUMED = 1_000;

  private final ElementReader reader;
  private int resumed;

  private ResumingParser(ElementReader reader) throws IOException {
    super(Json.parser(reader));
    this.reader = reader;
  }

  static ResumingParser of(InputStream bytes) throws IOException {
    return new ResumingParser(new ElementReader(new ClippedReader(bytes)));
  }

  /** {@return how many containers stand around what comes next} */
  int depth() {
    int depth = 0;
    for (JsonStreamContext at = getParsingContext(); !at.inRoot(); at = at.getParent()) {
      depth++;
    }
    return depth;
  }

  /**
   * Goes on behind an element that cannot be read: the next token is the next element's first one.
   *
   * @param depth how many containers the element stands in
   * @return whether there is anything behind it
   */
  boolean resume(int depth) throws IOException {
    if (resumed++ >= MAX_RESUMED || !reader.skipElement(depth)) {
      return false;
    }
    JsonParser next = Json.parser(new Opened(reader));
    next.nextToken();
    delegate = next;
    return true;
  }

  /** Ends behind a list in which it resumed, around which nothing is known any more. */
  void endResumed() throws IOException {
    if (resumed > 0) {
      delegate = Json.parser(new StringReader(""));
    }
  }

  @Override
  public void close() throws IOException {
    super.close();
    reader.close();
  }

  /** What is left of a list, as a list. */
  private static final class Opened extends FilterReader {
    private boolean open;

    Opened(ElementReader rest) {
      super(rest);
    }

    @Override
    public int read(char[] to, int offset, int length) throws IOException {
      if (open || length == 0) {
        return super.read(to, offset, length);
      }
      open = true;
      to[offset] = '[';
      return 1;
    }
  }
}
