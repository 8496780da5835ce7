package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The fields of one Claude Code line that matter, as far as they were read. Not thread-safe. */
final class ClaudeLine {
  private final Said.Pieces pieces = new Said.Pieces();
  private final TextRoom room = new TextRoom();

  String type = "";
  Optional<String> uuid = Optional.empty();
  Optional<String> session = Optional.empty();
  Optional<String> workspace = Optional.empty();
  Optional<String> time = Optional.empty();
  Optional<String> requestId = Optional.empty();
  Optional<String> messageId = Optional.empty();
  Optional<String> origin = Optional.empty();
  String attachment = "";
  String commandMode = "";
  boolean meta;
  boolean compactSummary;
  boolean subAgent;
  boolean fromTask;
  boolean synthetic;

  /** Reads a line whose object the parser stands at, up to its end. */
  static ClaudeLine read(JsonParser parser) throws IOException {
    ClaudeLine line = new ClaudeLine();
    JsonFields.ofObject(parser, name -> line.field(name, parser));
    return line;
  }

  /** {@return what the line says: texts as a person's, results as a tool's} */
  List<Said> pieces() {
    return pieces.list();
  }

  private void field(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "type" -> type = JsonFields.name(parser).orElse("");
      case "uuid" -> uuid = JsonFields.name(parser);
      case "sessionId" -> session = JsonFields.name(parser);
      case "cwd", "project" -> workspace = JsonFields.name(parser);
      case "timestamp" -> time = JsonFields.name(parser);
      case "requestId" -> requestId = JsonFields.name(parser);
      case "isMeta" -> meta |= JsonFields.isTrue(parser);
      case "isCompactSummary" -> compactSummary = JsonFields.isTrue(parser);
      case "isSidechain" -> subAgent |= JsonFields.isTrue(parser);
      case "agentId" -> subAgent |= JsonFields.name(parser).isPresent();
      case "isApiErrorMessage" -> synthetic |= JsonFields.isTrue(parser);
      case "message" -> JsonFields.ofObject(parser, inner -> messageField(inner, parser));
      case "origin" -> JsonFields.ofObject(parser, inner -> originField(inner, parser));
      case "attachment" -> JsonFields.ofObject(parser, inner -> attachmentField(inner, parser));
      case "output" -> add(Author.TOOL, parser);
      default -> {}
    }
  }

  private void messageField(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "id" -> messageId = JsonFields.name(parser);
      case "model" -> synthetic |= "<synthetic>".equals(JsonFields.string(parser));
      case "content" -> content(parser);
      default -> {}
    }
  }

  private void originField(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "kind" -> origin = JsonFields.name(parser);
      case "senderTaskId" -> fromTask = JsonFields.name(parser).isPresent();
      default -> {}
    }
  }

  private void attachmentField(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "type" -> attachment = JsonFields.name(parser).orElse("");
      case "commandMode" -> commandMode = JsonFields.name(parser).orElse("");
      case "isMeta" -> meta |= JsonFields.isTrue(parser);
      case "origin" -> JsonFields.ofObject(parser, inner -> originField(inner, parser));
      case "prompt" -> content(parser);
      default -> {}
    }
  }

  private void content(JsonParser parser) throws IOException {
    for (ContentBlock block : ContentBlock.ofContent(parser)) {
      add(block.isResult() ? Author.TOOL : Author.PERSON, block.text());
    }
  }

  private void add(Author author, JsonParser parser) throws IOException {
    String text = JsonFields.string(parser);
    if (text != null) {
      add(author, text);
    }
  }

  private void add(Author author, String text) {
    if (room.take(author, text)) {
      pieces.add(author, text);
    }
  }
}
