package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** One content block of a Claude message. Thoughts, images and tool inputs are skipped unread. */
final class ClaudeBlock {
  private final StringBuilder content = new StringBuilder();
  private String type = "";
  private @Nullable String text;

  private ClaudeBlock() {}

  /** Reads a block, which may also be a bare string. */
  static ClaudeBlock read(JsonParser parser) throws IOException {
    ClaudeBlock block = new ClaudeBlock();
    String bare = JsonFields.string(parser);
    if (bare != null) {
      block.type = "text";
      block.text = bare;
    }
    JsonFields.ofObject(parser, name -> block.field(name, parser));
    return block;
  }

  /** {@return whether it is what a tool returned} */
  boolean isResult() {
    return type.equals("tool_result");
  }

  /** {@return its text, empty for blocks of other types} */
  String text() {
    if (isResult()) {
      return content.toString();
    }
    return type.equals("text") && text != null ? text : "";
  }

  private void field(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "type" -> type = JsonFields.name(parser).orElse("");
      case "text" -> text = JsonFields.string(parser);
      case "content" -> {
        append(JsonFields.string(parser));
        // A result holds blocks again, but these hold no results: one level down is enough.
        JsonFields.ofArray(parser, () -> JsonFields.ofObject(parser, in -> inner(in, parser)));
      }
      default -> {}
    }
  }

  private void inner(String name, JsonParser parser) throws IOException {
    if (name.equals("text")) {
      append(JsonFields.string(parser));
    }
  }

  private void append(@Nullable String more) {
    if (more != null && content.length() < ClippedStrings.MAX_STRING_CHARS) {
      content.append(content.isEmpty() ? "" : "\n").append(more);
    }
  }
}
