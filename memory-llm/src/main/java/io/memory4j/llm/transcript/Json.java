package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.Reader;

/** The one way in which JSON is taken apart here. Strings are bounded by who hands them in. */
final class Json {
  /** What nobody asks for may be nested much deeper than what is read; a level is some bytes. */
  private static final int MAX_DEPTH = 100_000;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .maxNumberLength(ClippedStrings.MAX_STRING_CHARS)
                  .maxNestingDepth(MAX_DEPTH)
                  .build())
          // A table of names would grow with whatever names a hostile file holds.
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
          .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
          .build();

  private Json() {}

  /** {@return a parser that leaves the reader open} */
  static JsonParser parser(Reader reader) throws IOException {
    return FACTORY.createParser(reader);
  }

  /** {@return why something is not read to its end, without a word of it} */
  static String reason(JsonProcessingException e, String what) {
    if (e instanceof JsonEOFException) {
      return "the " + what + " ends in the middle of JSON";
    }
    return e instanceof StreamConstraintsException
        ? "nested too deep, or a number without end"
        : "not well-formed JSON";
  }
}
