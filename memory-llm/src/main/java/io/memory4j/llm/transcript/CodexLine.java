package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The fields of one Codex line that matter, as far as they were read. Not thread-safe. */
final class CodexLine {
  private static final String EVENT = "event_msg";
  private static final String AGENT_MESSAGE = "agent_message";
  private static final String ROLLOUT_ITEM = "response_item";

  private final List<String> parts = new ArrayList<>();
  private int textChars;
  private String type = "";
  private String payloadType = "";
  private String itemType = "";
  private boolean hasPayload;

  /** Whether it is read to know of events, and of what persons said in them. */
  private boolean eventsOnly;

  String role = "";
  String kind = "";
  Optional<String> id = Optional.empty();
  Optional<String> workspace = Optional.empty();
  Optional<String> time = Optional.empty();
  boolean subAgent;

  /** What a line is. */
  enum Kind {
    /** The head of a file, or of one that it was forked from. */
    SESSION,
    /** What the model was sent or sent, by role. */
    ITEM,
    /** The output of a tool. */
    OUTPUT,
    /** What a sub-agent was told or told. */
    AGENT_MAIL,
    /** A person's turn, in events up to 0.146. */
    USER_EVENT,
    /** The agent's turn, in events up to 0.146. */
    AGENT_EVENT,
    /** A person's turn, in events from 0.147 on. */
    USER_ITEM_EVENT,
    /** The agent's turn, in events from 0.147 on. */
    AGENT_ITEM_EVENT,
    /** The summary that took the place of earlier turns. */
    COMPACTED,
    /** Anything else. */
    OTHER
  }

  /** Reads a line whose object the parser stands at, up to its end. */
  static CodexLine read(JsonParser parser) throws IOException {
    CodexLine line = new CodexLine();
    JsonFields.ofObject(parser, name -> line.field(name, parser));
    return line;
  }

  /** Reads a line up to where it turns out to be no event. */
  static CodexLine readEvent(JsonParser parser) throws IOException {
    CodexLine line = new CodexLine();
    line.eventsOnly = true;
    boolean event = true;
    while (event && parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      line.field(name, parser);
      event = !name.equals("type") || line.type.equals(EVENT);
      if (event) {
        parser.skipChildren();
      }
    }
    return line;
  }

  /** {@return the texts of the line, one for each part} */
  List<String> parts() {
    return List.copyOf(parts);
  }

  Kind kind() {
    if (!hasPayload) {
      // Until the middle of 2025 items stood bare, below a head without a type.
      return type.isEmpty() ? Kind.SESSION : item(type);
    }
    return switch (type) {
      case "session_meta" -> Kind.SESSION;
      case ROLLOUT_ITEM -> item(payloadType);
      case EVENT -> event();
      case "compacted" -> Kind.COMPACTED;
      default -> Kind.OTHER;
    };
  }

  private static Kind item(String type) {
    return switch (type) {
      case "message" -> Kind.ITEM;
      case "function_call_output", "custom_tool_call_output", "local_shell_call_output" ->
          Kind.OUTPUT;
      case AGENT_MESSAGE -> Kind.AGENT_MAIL;
      default -> Kind.OTHER;
    };
  }

  private Kind event() {
    return switch (payloadType) {
      case "user_message" -> Kind.USER_EVENT;
      case AGENT_MESSAGE -> Kind.AGENT_EVENT;
      case "item_completed" ->
          switch (itemType.toLowerCase(Locale.ROOT)) {
            case "usermessage" -> Kind.USER_ITEM_EVENT;
            case "agentmessage" -> Kind.AGENT_ITEM_EVENT;
            default -> Kind.OTHER;
          };
      default -> Kind.OTHER;
    };
  }

  private void field(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "type" -> type = JsonFields.name(parser).orElse("");
      case "timestamp" -> time = JsonFields.name(parser);
      case "payload" -> {
        hasPayload = true;
        JsonFields.ofObject(parser, inner -> payloadField(inner, parser));
      }
      case "id" -> id = JsonFields.name(parser);
      case "role", "content", "output" -> payloadField(name, parser);
      default -> {}
    }
  }

  private void payloadField(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "type" -> payloadType = JsonFields.name(parser).orElse("");
      case "id" -> id = JsonFields.name(parser);
      case "cwd" -> workspace = JsonFields.name(parser);
      case "role" -> role = JsonFields.name(parser).orElse("");
      case "kind" -> kind = JsonFields.name(parser).orElse("");
      case "thread_source" -> subAgent |= "subagent".equals(JsonFields.string(parser));
      case "source" -> JsonFields.ofObject(parser, inner -> subAgent |= inner.equals("subagent"));
      case "message", "content", "output" -> {
        if (!(eventsOnly && payloadType.equals(AGENT_MESSAGE))) {
          texts(parser);
        }
      }
      case "item" -> JsonFields.ofObject(parser, inner -> itemField(inner, parser));
      default -> {}
    }
  }

  private void itemField(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "type" -> itemType = JsonFields.name(parser).orElse("");
      case "content", "text" -> texts(parser);
      default -> {}
    }
  }

  /** A text is a string, an object with one, or an array of either. */
  private void texts(JsonParser parser) throws IOException {
    add(JsonFields.string(parser));
    JsonFields.ofObject(parser, name -> textField(name, parser));
    JsonFields.ofArray(
        parser,
        () -> {
          add(JsonFields.string(parser));
          JsonFields.ofObject(parser, name -> textField(name, parser));
        });
  }

  private void textField(String name, JsonParser parser) throws IOException {
    if (name.equals("text")) {
      add(JsonFields.string(parser));
    }
  }

  private void add(@Nullable String text) {
    if (text != null && textChars < ClippedStrings.MAX_STRING_CHARS) {
      textChars += text.length();
      parts.add(text);
    }
  }
}
