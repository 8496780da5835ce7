package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import io.memory4j.llm.transcript.JsonFields.ElementVisitor;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Reads a file that is one JSON value, token by token; what stands behind it is not looked at. */
final class JsonDocument {
  /** Takes the value. */
  @FunctionalInterface
  interface ValueVisitor {
    /** Reads the value, or as much of it as is wanted: the parser stands at its first token. */
    void visit(JsonParser parser) throws IOException;
  }

  private JsonDocument() {}

  /**
   * Hands the value out; where it breaks off, that is counted as an element that cannot be read.
   */
  static void read(TranscriptFile file, Reading reading, ValueVisitor visitor) throws IOException {
    String broken = scan(file.open(), visitor);
    if (broken != null) {
      reading.breaksOff(broken);
    }
  }

  /**
   * Visits the objects of the array that the parser stands at, each counted as a line, until the
   * reading ends; what is none, or is broken, is a line that cannot be read. Nothing if it is no
   * array.
   */
  static void elements(JsonParser parser, Reading reading, ElementVisitor visitor)
      throws IOException {
    if (!parser.isExpectedStartArrayToken()) {
      return;
    }
    int depth = parser instanceof ResumingParser list ? list.depth() : 0;
    boolean more = true;
    while (more) {
      try {
        more = isElement(parser.nextToken());
        if (more) {
          element(parser, reading, visitor);
          more = !reading.ended();
        }
      } catch (JsonProcessingException e) {
        resume(parser, depth, e);
        reading.breaksOff(Json.reason(e, "element"));
        reading.lineEnds();
      }
    }
    if (parser instanceof ResumingParser list) {
      list.endResumed();
    }
  }

  private static void element(JsonParser parser, Reading reading, ElementVisitor visitor)
      throws IOException {
    reading.line();
    if (parser.currentToken() == JsonToken.START_OBJECT) {
      visitor.visit();
    } else {
      reading.skipped(reading.lines(), "not a JSON object");
    }
    if (!reading.ended()) {
      parser.skipChildren();
    }
    reading.lineEnds();
  }

  /** {@return whether a token begins an element, and does not end its list} */
  static boolean isElement(@Nullable JsonToken token) {
    return token != null && token != JsonToken.END_ARRAY;
  }

  /**
   * Goes on behind an element that cannot be read.
   *
   * @param depth how many containers the element stands in
   * @throws JsonProcessingException the same, if nothing stands behind it
   */
  static void resume(JsonParser parser, int depth, JsonProcessingException broken)
      throws IOException {
    boolean ends = broken instanceof JsonEOFException;
    if (ends || !(parser instanceof ResumingParser list) || !list.resume(depth)) {
      throw broken;
    }
  }

  /** {@return why the value was not read to its end, or null if it was} */
  static @Nullable String scan(InputStream bytes, ValueVisitor visitor) throws IOException {
    try (ResumingParser parser = ResumingParser.of(bytes)) {
      if (parser.nextToken() == null) {
        return "the file is empty";
      }
      visitor.visit(parser);
      return null;
    } catch (JsonProcessingException e) {
      boolean behind = !(e instanceof JsonEOFException);
      return Json.reason(e, "file") + (behind ? "; what stands behind it is not read" : "");
    }
  }
}
