package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One message of OpenCode, first what is told of it, then its parts, which stand elsewhere. Not
 * thread-safe.
 */
final class OpenCodeMessage {
  private final Said.Pieces pieces = new Said.Pieces();
  private final boolean ofChild;
  private String role = "";
  private boolean summary;
  private final TextRoom room = new TextRoom();

  Optional<String> id = Optional.empty();
  Optional<String> time = Optional.empty();
  Optional<String> workspace = Optional.empty();

  OpenCodeMessage(boolean ofChild) {
    this.ofChild = ofChild;
  }

  /** {@return the pieces of the parts read so far} */
  List<Said> said() {
    return pieces.list();
  }

  void field(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "id" -> id = JsonFields.name(parser);
      case "role" -> role = JsonFields.name(parser).orElse("");
      case "summary" -> summary = JsonFields.isTrue(parser);
      case "time" ->
          JsonFields.ofObject(
              parser,
              inner -> {
                if (inner.equals("created")) {
                  time = JsonFields.name(parser);
                }
              });
      case "path" -> {
        workspace = JsonFields.name(parser);
        JsonFields.ofObject(
            parser,
            inner -> {
              if (inner.equals("cwd")) {
                workspace = JsonFields.name(parser);
              }
            });
      }
      default -> {}
    }
  }

  /** Reads one part of it. */
  void part(JsonParser parser) throws IOException {
    Part part = new Part();
    JsonFields.ofObject(parser, name -> part.field(name, parser));
    switch (part.type) {
      case "text" -> add(part.added ? Author.INJECTED : author(), part.text);
      case "tool" -> add(Author.TOOL, part.output);
      default -> {}
    }
  }

  private void add(Author author, @Nullable String text) {
    if (text != null && room.take(author, text)) {
      pieces.add(author, text);
    }
  }

  private Author author() {
    Author speaker = role.equals("user") ? Author.PERSON : Author.ASSISTANT;
    if (summary) {
      return Author.COMPACTION;
    }
    boolean program = !(role.equals("user") || role.equals("assistant"));
    return program ? Author.INJECTED : ofChild ? Author.SUB_AGENT : speaker;
  }

  /** The fields of a part that matter. */
  private static final class Part {
    private String type = "";
    private @Nullable String text;
    private @Nullable String output;

    /** Whether the program wrote it. */
    private boolean added;

    void field(String name, JsonParser parser) throws IOException {
      switch (name) {
        case "type" -> type = JsonFields.name(parser).orElse("");
        case "text" -> text = JsonFields.string(parser);
        case "synthetic", "ignored" -> added |= JsonFields.isTrue(parser);
        case "state" ->
            JsonFields.ofObject(
                parser,
                inner -> {
                  if (inner.equals("output")) {
                    output = JsonFields.string(parser);
                  }
                });
        default -> {}
      }
    }
  }
}
