package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.InputStream;

/**
 * Hands out the JSON objects of a file that holds one a line, or by accident several. A line that
 * is not JSON costs that line. Blank lines, and lines of NULs alone, are no error.
 */
final class JsonLines {
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .build())
          // A table of names would grow with whatever names a hostile file holds.
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
          .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
          .build();

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
  }

  private final LineLog log;
  private final RecordVisitor visitor;

  private JsonLines(LineLog log, RecordVisitor visitor) {
    this.log = log;
    this.visitor = visitor;
  }

  /** Hands out objects until the bytes end or the visitor has enough. */
  static void read(InputStream bytes, LineLog log, RecordVisitor visitor) throws IOException {
    JsonLines lines = new JsonLines(log, visitor);
    try (LineReader reader = new LineReader(bytes)) {
      boolean more = true;
      while (more && reader.nextLine()) {
        log.line();
        more = lines.readLine(reader);
      }
    }
  }

  private boolean readLine(LineReader reader) throws IOException {
    try (JsonParser parser = FACTORY.createParser(reader)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token != JsonToken.START_OBJECT) {
          log.skipped(reader.line(), "not a JSON object");
          return true;
        }
        if (!visitor.visit(parser, reader.line())) {
          return false;
        }
      }
    } catch (JsonProcessingException e) {
      log.skipped(reader.line(), reason(e));
    }
    return true;
  }

  private static String reason(JsonProcessingException e) {
    if (e instanceof JsonEOFException) {
      return "the line ends in the middle of JSON";
    }
    return e instanceof StreamConstraintsException ? "nested too deep" : "not well-formed JSON";
  }
}
