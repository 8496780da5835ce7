package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;

/**
 * Hands out the JSON objects of a file that holds one a line, or by accident several. A line that
 * is not JSON costs that line. Blank lines, and lines of NULs alone, are no error.
 */
final class JsonLines {
  /** Takes one object. */
  @FunctionalInterface
  interface RecordVisitor {
    /**
     * Reads an object up to its end.
     *
     * @param parser stands at the start of the object
     * @param line the number of its line, from 1
     * @return whether to go on
     */
    boolean visit(JsonParser parser, long line) throws IOException;
  }

  /** Is told of lines that could not be read. */
  interface LineLog {
    /** Counts a line. */
    void line();

    /** Counts a line that could not be read. */
    void skipped(long line, String reason);

    /** {@return whether there is any use in further lines} */
    default boolean wantsMore() {
      return true;
    }
  }

  private static final LineLog NO_LOG =
      new LineLog() {
        @Override
        public void line() {}

        @Override
        public void skipped(long line, String reason) {
          // Another pass tells.
        }
      };

  private final LineLog log;
  private final RecordVisitor visitor;
  private final boolean firstOnly;

  private JsonLines(LineLog log, RecordVisitor visitor, boolean firstOnly) {
    this.log = log;
    this.firstOnly = firstOnly;
    this.visitor = visitor;
  }

  /** Hands out objects until the bytes end or the visitor has enough. */
  static void read(InputStream bytes, LineLog log, RecordVisitor visitor) throws IOException {
    read(bytes, new JsonLines(log, visitor, false));
  }

  /**
   * Hands out the first object of each line, of which the visitor may leave the rest: it is passed
   * over without being looked at, and nothing that cannot be read is told.
   */
  static void readFirst(InputStream bytes, RecordVisitor visitor) throws IOException {
    read(bytes, new JsonLines(NO_LOG, visitor, true));
  }

  private static void read(InputStream bytes, JsonLines lines) throws IOException {
    try (LineReader reader = new LineReader(bytes)) {
      boolean more = true;
      while (more && lines.log.wantsMore() && reader.nextLine()) {
        lines.log.line();
        // Where files were put together, the mark of each stands at the start of a line.
        reader.dropMark();
        more = lines.readLine(reader);
      }
    }
  }

  private boolean readLine(LineReader reader) throws IOException {
    try (JsonParser parser = Json.parser(reader)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token != JsonToken.START_OBJECT) {
          log.skipped(reader.line(), "not a JSON object");
          return true;
        }
        if (!visitor.visit(parser, reader.line())) {
          return false;
        }
        if (firstOnly) {
          return true;
        }
      }
    } catch (JsonProcessingException e) {
      log.skipped(reader.line(), Json.reason(e, "line"));
    }
    return true;
  }
}
