package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Looks at the beginning of a file in each of the ways in which transcripts are written. */
final class OpeningReader {
  private static final int MAX_RECORDS = 40;
  private static final long MAX_BYTES = 16L << 20;
  private static final long MAX_DOCUMENT_BYTES = 1L << 20;
  private static final int MAX_TEXT_BYTES = 1 << 16;
  private static final int MAX_LINES = 80;
  private static final int MAX_BAD_LINES = 8;
  private static final int MAX_ELEMENTS = 5;
  private static final int MAX_VALUE_CHARS = 4_096;
  private static final int MAX_NAMES = 200;
  private static final int MAX_OUTER_NAMES = 400;

  private OpeningReader() {}

  static Opening of(TranscriptFile file) throws IOException {
    byte[] head = head(file);
    if (SqliteFile.isOne(head)) {
      return new Opening(
          file.path(), List.of(), false, List.of(), List.of(), SqliteFile.tables(file.path()));
    }
    Records records = new Records();
    try (InputStream bytes = file.open(MAX_BYTES)) {
      JsonLines.read(bytes, records, records);
    }
    Document document = new Document();
    if (isJson(head)) {
      JsonDocument.scan(file.open(MAX_DOCUMENT_BYTES), document);
    }
    return new Opening(
        file.path(),
        List.copyOf(records.found),
        document.array,
        List.copyOf(document.found),
        lines(head),
        Set.of());
  }

  private static byte[] head(TranscriptFile file) throws IOException {
    try (InputStream bytes = file.open(MAX_TEXT_BYTES)) {
      return bytes.readAllBytes();
    }
  }

  private static boolean isJson(byte[] head) {
    String start = new String(head, 0, Math.min(head.length, 256), StandardCharsets.UTF_8);
    String text = (start.startsWith("\uFEFF") ? start.substring(1) : start).stripLeading();
    return text.startsWith("{") || text.startsWith("[");
  }

  private static List<String> lines(byte[] head) {
    String text = new String(head, StandardCharsets.UTF_8);
    String[] lines = (text.startsWith("\uFEFF") ? text.substring(1) : text).split("\r?\n", -1);
    return List.copyOf(Arrays.asList(lines).subList(0, Math.min(lines.length, MAX_LINES)));
  }

  /** Keeps values of an object, those of nested ones down to a depth. */
  private static void add(Map<String, String> fields, String name, JsonParser parser, Depth depth)
      throws IOException {
    boolean room = fields.size() < (depth.outer ? MAX_OUTER_NAMES : MAX_NAMES);
    if (!room || name.length() > MAX_VALUE_CHARS) {
      return;
    }
    fields.put(name, text(parser));
    if (depth.levels > 0) {
      Depth below = new Depth(depth.levels - 1, depth.arrays, false);
      JsonFields.ofObject(parser, inner -> add(fields, name + "." + inner, parser, below));
      if (depth.arrays) {
        boolean[] first = {true};
        JsonFields.ofArray(
            parser,
            () -> {
              if (first[0]) {
                add(fields, name + ".0", parser, below);
              }
              first[0] = false;
            });
      }
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

  /** How far down values are kept, whether arrays are entered, and whether this is the top. */
  private record Depth(int levels, boolean arrays, boolean outer) {}

  /** Keeps what was read of a record also when the rest of it is cut off. */
  private static final class Records implements JsonLines.LineLog, JsonLines.RecordVisitor {
    private static final Depth DEPTH = new Depth(2, false, true);

    private final List<Map<String, String>> found = new ArrayList<>();
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
      found.add(fields);
      JsonFields.ofObject(parser, name -> add(fields, name, parser, DEPTH));
      return found.size() < MAX_RECORDS && !binary;
    }
  }

  /** Keeps what was read of a value also when the rest of it is cut off. */
  private static final class Document implements JsonDocument.ValueVisitor {
    private static final Depth DEPTH = new Depth(3, true, true);

    private final List<Map<String, String>> found = new ArrayList<>();
    private boolean array;

    @Override
    public void visit(JsonParser parser) throws IOException {
      array = parser.isExpectedStartArrayToken();
      object(parser);
      // What was not looked at need not be read: nesting may end here.
      while (array && found.size() < MAX_ELEMENTS && parser.nextToken() == JsonToken.START_OBJECT) {
        object(parser);
      }
    }

    private void object(JsonParser parser) throws IOException {
      if (parser.isExpectedStartObjectToken()) {
        Map<String, String> fields = new LinkedHashMap<>();
        found.add(fields);
        JsonFields.ofObject(parser, name -> add(fields, name, parser, DEPTH));
      }
    }
  }
}
