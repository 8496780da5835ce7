package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * One message of ChatGPT. Thoughts and what a person told of themselves in the settings stand in
 * fields that are skipped unread. Not thread-safe.
 */
final class ChatGptMessage {
  private final Texts text = new Texts();
  private String role = "";
  private String recipient = "all";
  private boolean hidden;

  Optional<String> id = Optional.empty();
  Optional<String> time = Optional.empty();

  void field(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "id" -> id = JsonFields.name(parser);
      case "create_time" -> time = JsonFields.name(parser);
      case "recipient" -> recipient = JsonFields.name(parser).orElse("all");
      case "weight" -> hidden |= JsonFields.number(parser).orElse(1) == 0;
      case "author" -> JsonFields.ofObject(parser, inner -> authorField(inner, parser));
      case "content" -> JsonFields.ofObject(parser, inner -> contentField(inner, parser));
      case "metadata" -> JsonFields.ofObject(parser, inner -> metadataField(inner, parser));
      default -> {}
    }
  }

  private void authorField(String name, JsonParser parser) throws IOException {
    if (name.equals("role")) {
      role = JsonFields.name(parser).orElse("");
    }
  }

  private void contentField(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "text" -> text.add(JsonFields.string(parser));
      case "parts" ->
          JsonFields.ofArray(
              parser,
              () -> {
                text.add(JsonFields.string(parser));
                // What was spoken stands in an object; those of images have no text.
                JsonFields.ofObject(parser, inner -> partField(inner, parser));
              });
      default -> {}
    }
  }

  private void partField(String name, JsonParser parser) throws IOException {
    if (name.equals("text")) {
      text.add(JsonFields.string(parser));
    }
  }

  private void metadataField(String name, JsonParser parser) throws IOException {
    // What a person told of themselves in the settings is sent as a message of theirs.
    boolean hides = name.startsWith("is_visually_hidden") || name.equals("is_user_system_message");
    hidden |= hides && JsonFields.isTrue(parser);
  }

  /** {@return what it says and who said it; a call of a tool says nothing} */
  List<Said> said() {
    Author author =
        switch (role) {
          case "user" -> Author.PERSON;
          case "assistant" -> Author.ASSISTANT;
          case "tool" -> Author.TOOL;
          default -> Author.INJECTED;
        };
    boolean call = author == Author.ASSISTANT && !recipient.equals("all");
    return call ? List.of() : List.of(new Said(hidden ? Author.INJECTED : author, text.joined()));
  }
}
