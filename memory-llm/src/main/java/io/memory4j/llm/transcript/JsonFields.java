package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** Walks through objects and arrays of a token stream; what nobody asks for is skipped unread. */
final class JsonFields {
  private JsonFields() {}

  /** Takes the value of one field. */
  @FunctionalInterface
  interface FieldVisitor {
    /** Reads a value, or leaves it: the parser stands at its first token. */
    void visit(String name) throws IOException;
  }

  /** Takes one element. */
  @FunctionalInterface
  interface ElementVisitor {
    /** Reads a value, or leaves it: the parser stands at its first token. */
    void visit() throws IOException;
  }

  /** Visits the fields of the object that the parser stands at; nothing if it is no object. */
  static void ofObject(JsonParser parser, FieldVisitor visitor) throws IOException {
    if (!parser.isExpectedStartObjectToken()) {
      return;
    }
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      visitor.visit(name);
      parser.skipChildren();
    }
  }

  /** Visits the elements of the array that the parser stands at; nothing if it is no array. */
  static void ofArray(JsonParser parser, ElementVisitor visitor) throws IOException {
    if (!parser.isExpectedStartArrayToken()) {
      return;
    }
    for (JsonToken token = parser.nextToken();
        token != null && token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      visitor.visit();
      parser.skipChildren();
    }
  }

  /** {@return the string that the parser stands at, or null if it is none} */
  static @Nullable String string(JsonParser parser) throws IOException {
    return parser.currentToken() == JsonToken.VALUE_STRING ? parser.getText() : null;
  }

  /**
   * {@return the string that the parser stands at, unless it is blank; a number as it is written}
   * Some writers write ids and times as the one, some as the other.
   */
  static Optional<String> name(JsonParser parser) throws IOException {
    JsonToken token = parser.currentToken();
    boolean told = token == JsonToken.VALUE_STRING || (token != null && token.isNumeric());
    return told ? Optional.of(parser.getText()).filter(text -> !text.isBlank()) : Optional.empty();
  }

  /** {@return the number that the parser stands at, or nothing if it is none} */
  static OptionalDouble number(JsonParser parser) throws IOException {
    boolean number = parser.currentToken() != null && parser.currentToken().isNumeric();
    return number
        ? OptionalDouble.of(Double.parseDouble(parser.getText()))
        : OptionalDouble.empty();
  }

  /** {@return whether the parser stands at the literal true, or at that word} */
  static boolean isTrue(JsonParser parser) throws IOException {
    return parser.currentToken() == JsonToken.VALUE_TRUE || "true".equals(string(parser));
  }
}
