package io.memory4j.sqlite.rows;

import io.memory4j.StoreFormatException;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Names and texts packed into one column as a flat JSON object (RFC 8259), so that any tool can
 * read them. Not instantiable.
 */
final class Packed {
  private static final String ESCAPES = "\"\\\b\f\n\r\t";
  private static final String LETTERS = "\"\\bfnrt";

  private Packed() {}

  /** {@return the object, or null if there is nothing to pack} */
  static @Nullable String write(Map<String, String> values) {
    if (values.isEmpty()) {
      return null;
    }
    StringBuilder json = new StringBuilder();
    char separator = '{';
    for (Map.Entry<String, String> entry : values.entrySet()) {
      json.append(separator);
      quote(entry.getKey(), json);
      json.append(':');
      quote(entry.getValue(), json);
      separator = ',';
    }
    return json.append('}').toString();
  }

  private static void quote(String text, StringBuilder json) {
    json.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int escape = ESCAPES.indexOf(c);
      if (escape >= 0) {
        json.append('\\').append(LETTERS.charAt(escape));
      } else if (c < ' ') {
        json.append("\\u00").append(Character.forDigit(c >> 4, 16));
        json.append(Character.forDigit(c & 15, 16));
      } else {
        json.append(c);
      }
    }
    json.append('"');
  }

  /** {@return the values of an object that {@link #write} made} */
  static SortedMap<String, String> read(@Nullable String json) {
    SortedMap<String, String> values = new TreeMap<>();
    if (json != null) {
      new Parser(json).into(values);
    }
    return values;
  }

  /** Reads one object from its first character to its last. */
  private static final class Parser {
    private final String json;
    private int at;

    Parser(String json) {
      this.json = json;
    }

    void into(Map<String, String> values) {
      expect('{');
      do {
        String name = text();
        expect(':');
        values.put(name, text());
      } while (next() == ',');
      if (json.charAt(at - 1) != '}') {
        throw damaged();
      }
    }

    private String text() {
      expect('"');
      StringBuilder text = new StringBuilder();
      int start = at;
      for (char c = next(); c != '"'; c = next()) {
        if (c == '\\') {
          text.append(json, start, at - 1).append(escaped());
          start = at;
        }
      }
      return text.append(json, start, at - 1).toString();
    }

    private char escaped() {
      char letter = next();
      if (letter == 'u') {
        at += 4;
        if (at > json.length()) {
          throw damaged();
        }
        return (char) Integer.parseInt(json, at - 4, at, 16);
      }
      int known = LETTERS.indexOf(letter);
      if (known < 0) {
        throw damaged();
      }
      return ESCAPES.charAt(known);
    }

    private char next() {
      if (at >= json.length()) {
        throw damaged();
      }
      return json.charAt(at++);
    }

    private void expect(char expected) {
      if (next() != expected) {
        throw damaged();
      }
    }

    private static StoreFormatException damaged() {
      return new StoreFormatException(
          "A packed column was changed by another program; restore a backup.", null);
    }
  }
}
