package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Looks at the beginning of a file in each of the ways in which transcripts are written. */
final class OpeningReader {
  private static final int MAX_RECORDS = 40;
  private static final long MAX_BYTES = 16L << 20;
  private static final int MAX_TEXT_BYTES = 1 << 16;
  private static final int MAX_LINES = 80;
  private static final int MAX_BAD_LINES = 1_000;
  private static final int MAX_ELEMENTS = 5;

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
      JsonDocument.scan(file.open(MAX_BYTES), document);
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
    return (text.startsWith("\uFEFF") ? text.substring(1) : text)
        .lines()
        .dropWhile(String::isBlank)
        .limit(MAX_LINES)
        .toList();
  }

  /** Keeps what was read of a record also when the rest of it is cut off. */
  private static final class Records implements JsonLines.LineLog, JsonLines.RecordVisitor {
    private final ShortFields fields = new ShortFields(2, false);
    private final List<Map<String, String>> found = new ArrayList<>();
    private int badLines;

    @Override
    public void line() {}

    /** A binary file has no end of lines that are no JSON. */
    @Override
    public boolean wantsMore() {
      return badLines <= MAX_BAD_LINES;
    }

    @Override
    public void skipped(long line, String reason) {
      badLines++;
    }

    @Override
    public boolean visit(JsonParser parser, long line) throws IOException {
      Map<String, String> record = new LinkedHashMap<>();
      found.add(record);
      fields.read(parser, record);
      return found.size() < MAX_RECORDS;
    }
  }

  /** Keeps what was read of a value also when the rest of it is cut off. */
  private static final class Document implements JsonDocument.ValueVisitor {
    private final ShortFields fields = new ShortFields(3, true);
    private final List<Map<String, String>> found = new ArrayList<>();
    private boolean array;

    @Override
    public void visit(JsonParser parser) throws IOException {
      array = parser.isExpectedStartArrayToken();
      object(parser);
      // What was not looked at need not be read: nesting may end here.
      boolean more = array;
      for (int i = 1; more && i <= MAX_ELEMENTS; i++) {
        more = element(parser, i < MAX_ELEMENTS);
      }
    }

    private boolean element(JsonParser parser, boolean whole) throws IOException {
      try {
        boolean more = JsonDocument.isElement(parser.nextToken());
        if (more) {
          object(parser);
        }
        if (more && whole) {
          parser.skipChildren();
        }
        return more;
      } catch (JsonProcessingException e) {
        JsonDocument.resume(parser, 1, e);
        return true;
      }
    }

    private void object(JsonParser parser) throws IOException {
      if (parser.isExpectedStartObjectToken()) {
        Map<String, String> object = new LinkedHashMap<>();
        found.add(object);
        fields.read(parser, object);
      }
    }
  }
}
