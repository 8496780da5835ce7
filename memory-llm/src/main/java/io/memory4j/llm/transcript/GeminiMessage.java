package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One message of Gemini CLI, in its own shape or in that of the model's interface. */
final class GeminiMessage {
  /** How texts begin that the program sends in the person's name. */
  private static final List<String> PROGRAM_PREFIXES =
      List.of(
          "You are an AI agent that brings the power of Gemini directly into the terminal.",
          "This is the Gemini CLI. We are setting up the context for our chat.",
          "<session_context>",
          "System: Please continue.");

  private final Texts content = new Texts();
  private final Texts display = new Texts();
  private final Texts outputs = new Texts();
  private String type = "";
  private boolean typed;

  /** Told by the head of a file. */
  boolean ofSubAgent;

  Optional<String> id = Optional.empty();
  Optional<String> time = Optional.empty();
  Optional<String> session = Optional.empty();
  Optional<String> rewindTo = Optional.empty();

  /** Reads a message whose object the parser stands at, up to its end. */
  static GeminiMessage read(JsonParser parser) throws IOException {
    GeminiMessage message = new GeminiMessage();
    JsonFields.ofObject(parser, name -> message.field(name, parser));
    return message;
  }

  /** {@return whether somebody speaks; other objects tell about the file} */
  boolean isMessage() {
    return !type.isEmpty();
  }

  /** {@return what it says and who said it} */
  List<Said> pieces() {
    Said.Pieces pieces = new Said.Pieces();
    switch (type) {
      case "user" -> addUser(pieces);
      case "gemini", "model" -> pieces.add(Author.ASSISTANT, content.joined());
      default -> pieces.add(Author.INJECTED, content.joined());
    }
    pieces.add(Author.TOOL, outputs.joined());
    return pieces.list();
  }

  /** Where the program expanded what was typed, what was typed stands beside it. */
  private void addUser(Said.Pieces pieces) {
    if (typed) {
      pieces.add(Author.PERSON, display.joined());
      pieces.add(Author.INJECTED, content.joined());
    } else {
      String text = content.joined();
      boolean program = PROGRAM_PREFIXES.stream().anyMatch(text.strip()::startsWith);
      pieces.add(program ? Author.INJECTED : Author.PERSON, text);
    }
  }

  private void field(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "id" -> id = JsonFields.name(parser);
      case "timestamp" -> time = JsonFields.name(parser);
      case "sessionId" -> session = JsonFields.name(parser);
      case "type", "role" -> type = JsonFields.name(parser).orElse("");
      case "content", "parts", "message" -> texts(content, parser);
      case "displayContent" -> {
        typed = true;
        texts(display, parser);
      }
      case "toolCalls" ->
          JsonFields.ofArray(parser, () -> JsonFields.ofObject(parser, in -> call(in, parser)));
      case "kind" -> ofSubAgent = "subagent".equals(JsonFields.string(parser));
      case "$rewindTo" -> rewindTo = JsonFields.name(parser);
      default -> {}
    }
  }

  /** Reads a string, a part, or parts of which some may be what tools returned. */
  private void texts(Texts to, JsonParser parser) throws IOException {
    oneText(to, parser);
    JsonFields.ofArray(parser, () -> oneText(to, parser));
  }

  private void oneText(Texts to, JsonParser parser) throws IOException {
    to.add(JsonFields.string(parser));
    JsonFields.ofObject(parser, name -> part(name, to, parser));
  }

  private void part(String name, Texts to, JsonParser parser) throws IOException {
    switch (name) {
      case "text" -> to.add(JsonFields.string(parser));
      case "functionResponse" -> JsonFields.ofObject(parser, in -> response(in, parser));
      default -> {}
    }
  }

  private void call(String name, JsonParser parser) throws IOException {
    if (name.equals("result")) {
      texts(outputs, parser);
    }
  }

  private void response(String name, JsonParser parser) throws IOException {
    if (name.equals("response")) {
      JsonFields.ofObject(parser, in -> output(in, JsonFields.string(parser)));
    }
  }

  private void output(String name, @Nullable String text) {
    if (name.equals("output") || name.equals("error")) {
      outputs.add(text);
    }
  }
}
