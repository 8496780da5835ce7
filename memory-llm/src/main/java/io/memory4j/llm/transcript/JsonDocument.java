package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
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

  /** Hands the value out; where it breaks off, that is counted at the last element. */
  static void read(TranscriptFile file, Reading reading, ValueVisitor visitor) throws IOException {
    String broken = scan(file.open(), visitor);
    if (broken != null) {
      if (reading.lines() == 0) {
        reading.line();
      }
      reading.skipped(reading.lines(), broken);
    }
  }

  /** {@return why the value was not read to its end, or null if it was} */
  static @Nullable String scan(InputStream bytes, ValueVisitor visitor) throws IOException {
    try (ClippedReader reader = new ClippedReader(bytes);
        JsonParser parser = Json.parser(reader)) {
      if (parser.nextToken() == null) {
        return "the file is empty";
      }
      visitor.visit(parser);
      return null;
    } catch (JsonProcessingException e) {
      return Json.reason(e, "file");
    }
  }
}
