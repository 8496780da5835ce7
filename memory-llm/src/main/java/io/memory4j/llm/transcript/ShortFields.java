package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Map;

/**
 * Keeps the short values of objects by name, those of nested ones by {@code outer.inner}, up to a
 * number of characters for all together. Not thread-safe.
 */
final class ShortFields {
  private static final int MAX_ALL_CHARS = 1_000_000;
  private static final int MAX_VALUE_CHARS = 4_096;
  private static final int MAX_NAMES = 200;
  private static final int MAX_OUTER_NAMES = 400;

  private final int levels;
  private final boolean arrays;
  private int left = MAX_ALL_CHARS;

  /**
   * Keeps nothing yet.
   *
   * @param levels how far down values are kept
   * @param arrays whether the first element of an array is kept, under {@code name.0}
   */
  ShortFields(int levels, boolean arrays) {
    this.levels = levels;
    this.arrays = arrays;
  }

  /** Adds the values of the object that the parser stands at, also if the rest is cut off. */
  void read(JsonParser parser, Map<String, String> fields) throws IOException {
    JsonFields.ofObject(parser, name -> new Visit(parser, fields).add(name, levels));
  }

  private static String text(JsonParser parser) throws IOException {
    JsonToken token = parser.currentToken();
    if (token == JsonToken.START_OBJECT) {
      return "{}";
    }
    if (token == JsonToken.START_ARRAY) {
      return "[]";
    }
    String text = token == JsonToken.VALUE_NULL ? "" : parser.getText();
    return text.length() > MAX_VALUE_CHARS ? "" : text;
  }

  /** One object and what is kept of it. */
  private final class Visit {
    private final JsonParser parser;
    private final Map<String, String> fields;

    Visit(JsonParser parser, Map<String, String> fields) {
      this.parser = parser;
      this.fields = fields;
    }

    void add(String name, int depth) throws IOException {
      boolean room = fields.size() < (depth == levels ? MAX_OUTER_NAMES : MAX_NAMES);
      if (!room || name.length() > Math.min(MAX_VALUE_CHARS, left)) {
        return;
      }
      String text = text(parser);
      fields.put(name, text);
      left -= name.length() + text.length();
      if (depth > 0) {
        JsonFields.ofObject(parser, inner -> add(name + "." + inner, depth - 1));
      }
      if (depth > 0 && arrays) {
        addFirst(name + ".0", depth - 1);
      }
    }

    private void addFirst(String name, int depth) throws IOException {
      boolean[] first = {true};
      JsonFields.ofArray(
          parser,
          () -> {
            if (first[0]) {
              add(name, depth);
            }
            first[0] = false;
          });
    }
  }
}
