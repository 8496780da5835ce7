package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One block of a message's content, as Claude and agents after its model write it. Thoughts, images
 * and tool inputs are skipped unread.
 */
final class ContentBlock {
  private static final int MAX_BLOCKS = 10_000;

  private final Texts content = new Texts();
  private String type = "";
  private @Nullable String text;

  private ContentBlock() {}

  /** Reads a content: one string, or blocks. Of a huge one the beginning is read. */
  static List<ContentBlock> ofContent(JsonParser parser) throws IOException {
    List<ContentBlock> blocks = new ArrayList<>();
    if (JsonFields.string(parser) != null) {
      blocks.add(read(parser));
    }
    TextRoom room = new TextRoom();
    JsonFields.ofArray(
        parser,
        () -> {
          if (blocks.size() < MAX_BLOCKS) {
            ContentBlock block = read(parser);
            if (room.take(block.isResult() ? Author.TOOL : Author.PERSON, block.text())) {
              blocks.add(block);
            }
          }
        });
    return blocks;
  }

  /** Reads a block, which may also be a bare string. */
  private static ContentBlock read(JsonParser parser) throws IOException {
    ContentBlock block = new ContentBlock();
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
    return type.equals("tool_result") || type.equals("tool-result");
  }

  /** {@return its text, empty for blocks of other types} */
  String text() {
    if (isResult()) {
      return content.joined();
    }
    return type.equals("text") && text != null ? text : "";
  }

  private void field(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "type" -> type = JsonFields.name(parser).orElse("");
      case "text" -> text = JsonFields.string(parser);
      case "content", "result" -> {
        content.add(JsonFields.string(parser));
        // A result holds blocks again, but these hold no results: one level down is enough.
        JsonFields.ofArray(parser, () -> JsonFields.ofObject(parser, in -> inner(in, parser)));
      }
      default -> {}
    }
  }

  private void inner(String name, JsonParser parser) throws IOException {
    if (name.equals("text")) {
      content.add(JsonFields.string(parser));
    }
  }
}
