package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The beginning of a file as far as formats are told apart by it: the first records, each as its
 * short values by name, those of nested objects by {@code outer.inner}. A container stands as
 * {@code {}} or {@code []}, a long string as the empty one.
 */
record Opening(List<Map<String, String>> records) {
  private static final int MAX_RECORDS = 40;
  private static final long MAX_BYTES = 16L << 20;
  private static final int MAX_BAD_LINES = 8;
  private static final int MAX_VALUE_CHARS = 4_096;
  private static final int MAX_NAMES = 200;

  static Opening of(TranscriptFile file) throws IOException {
    Collector collector = new Collector();
    try (InputStream bytes = file.open(MAX_BYTES)) {
      JsonLines.read(bytes, collector, collector);
    }
    return new Opening(List.copyOf(collector.records));
  }

  /** {@return the first value that stands under a name, if it is not blank} */
  Optional<String> first(String name) {
    return records.stream().flatMap(r -> value(r, name).stream()).findFirst();
  }

  /** {@return the records that have a value of a name} */
  Stream<Map<String, String>> with(String name) {
    return records.stream().filter(r -> r.containsKey(name));
  }

  /** {@return the value of a name in one record, if it is not blank} */
  static Optional<String> value(Map<String, String> fields, String name) {
    return Optional.ofNullable(fields.get(name)).filter(value -> !value.isBlank());
  }

  /** Keeps what was read of a record also when the rest of it is cut off. */
  private static final class Collector implements JsonLines.LineLog, JsonLines.RecordVisitor {
    private final List<Map<String, String>> records = new ArrayList<>();
    private int badLines;
    private boolean binary;

    @Override
    public void line() {
      binary = badLines > MAX_BAD_LINES;
    }

    @Override
    public void skipped(long line, String reason) {
      badLines++;
    }

    @Override
    public boolean visit(JsonParser parser, long line) throws IOException {
      Map<String, String> fields = new LinkedHashMap<>();
      records.add(fields);
      JsonFields.ofObject(parser, name -> add(fields, name, parser, true));
      return records.size() < MAX_RECORDS && !binary;
    }

    private static void add(
        Map<String, String> fields, String name, JsonParser parser, boolean outer)
        throws IOException {
      if (fields.size() >= MAX_NAMES || name.length() > MAX_VALUE_CHARS) {
        return;
      }
      fields.put(name, text(parser));
      if (outer) {
        JsonFields.ofObject(parser, inner -> add(fields, name + "." + inner, parser, false));
      }
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
  }
}
