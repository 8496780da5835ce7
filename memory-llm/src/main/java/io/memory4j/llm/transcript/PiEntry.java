package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The fields of one entry of pi that matter, as far as they were read. Not thread-safe. */
final class PiEntry {
  private final Texts content = new Texts();
  private String type = "";
  private String role = "";
  private String summary = "";
  private String output = "";
  private String command = "";

  Optional<String> id = Optional.empty();
  Optional<String> parent = Optional.empty();
  Optional<String> time = Optional.empty();

  /** When the message was made, by another clock than that of the entry. */
  Optional<String> clock = Optional.empty();

  Optional<String> workspace = Optional.empty();

  /** Whether the entry says that nothing stands above it. */
  boolean root;

  /** Reads an entry whose object the parser stands at, up to its end. */
  static PiEntry read(JsonParser parser) throws IOException {
    PiEntry entry = new PiEntry();
    JsonFields.ofObject(parser, name -> entry.field(name, parser));
    return entry;
  }

  /** {@return what a copy of the entry in the file of another branch has, too} */
  Optional<String> identity() {
    return time.map(told -> id.orElse(role) + " " + told + " " + clock.orElse(""));
  }

  /** {@return what it says and who said it} */
  List<Said> said() {
    return switch (type) {
      case "message" -> ofMessage();
      case "compaction" -> List.of(new Said(Author.COMPACTION, summary));
      case "branch_summary" -> List.of(new Said(Author.INJECTED, summary));
      case "custom_message" -> List.of(new Said(Author.INJECTED, content.joined()));
      default -> List.of();
    };
  }

  private List<Said> ofMessage() {
    return switch (role) {
      case "user" -> List.of(new Said(Author.PERSON, content.joined()));
      case "assistant" -> List.of(new Said(Author.ASSISTANT, content.joined()));
      case "toolResult" -> List.of(new Said(Author.TOOL, content.joined()));
      case "bashExecution" ->
          List.of(new Said(Author.INJECTED, command), new Said(Author.TOOL, output));
      default -> List.of(new Said(Author.INJECTED, content.joined()));
    };
  }

  private void field(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "type" -> type = JsonFields.name(parser).orElse("");
      case "id" -> id = JsonFields.name(parser);
      case "parentId" -> {
        parent = JsonFields.name(parser);
        root = parser.currentToken() == JsonToken.VALUE_NULL;
      }
      case "timestamp" -> time = JsonFields.name(parser);
      case "cwd" -> workspace = JsonFields.name(parser);
      case "summary" -> summary = JsonFields.name(parser).orElse("");
      case "content" -> content(parser);
      case "message" -> JsonFields.ofObject(parser, inner -> messageField(inner, parser));
      default -> {}
    }
  }

  private void messageField(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "role" -> role = JsonFields.name(parser).orElse("");
      case "timestamp" -> clock = JsonFields.name(parser);
      case "content" -> content(parser);
      case "command" -> command = JsonFields.name(parser).orElse("");
      case "output" -> output = JsonFields.name(parser).orElse("");
      default -> {}
    }
  }

  /** Thoughts and calls have no field named text. */
  private void content(JsonParser parser) throws IOException {
    content.add(JsonFields.string(parser));
    JsonFields.ofArray(
        parser, () -> JsonFields.ofObject(parser, name -> text(name, JsonFields.string(parser))));
  }

  private void text(String name, @Nullable String value) {
    if (name.equals("text")) {
      content.add(value);
    }
  }
}
