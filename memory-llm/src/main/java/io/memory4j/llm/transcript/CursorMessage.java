package io.memory4j.llm.transcript;

import static java.util.Map.entry;

import com.fasterxml.jackson.core.JsonParser;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** One message of Cursor's agent, in its transcripts and in its database. Not thread-safe. */
final class CursorMessage {
  private static final String QUERY = "user_query";

  private static final TaggedText TAGS =
      new TaggedText(
          Map.ofEntries(
              entry(QUERY, Author.PERSON),
              entry("user_info", Author.INJECTED),
              entry("rules", Author.INJECTED),
              entry("agent_skills", Author.INJECTED),
              entry("git_status", Author.INJECTED),
              entry("project_layout", Author.INJECTED),
              entry("attached_files", Author.INJECTED),
              entry("open_and_recently_viewed_files", Author.INJECTED),
              entry("additional_data", Author.INJECTED),
              entry("system_reminder", Author.INJECTED),
              entry("system-reminder", Author.INJECTED)));

  private List<ContentBlock> blocks = List.of();
  private String role = "";

  /** Reads a message whose object the parser stands at, up to its end. */
  static CursorMessage read(JsonParser parser) throws IOException {
    CursorMessage message = new CursorMessage();
    JsonFields.ofObject(parser, name -> message.field(name, parser));
    return message;
  }

  private void field(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "role" -> role = JsonFields.name(parser).orElse("");
      case "content" -> blocks = ContentBlock.ofContent(parser);
      case "message" -> JsonFields.ofObject(parser, inner -> field(inner, parser));
      default -> {}
    }
  }

  /** {@return what it says and who said it} */
  List<Said> said() {
    Said.Pieces pieces = new Said.Pieces();
    for (ContentBlock block : blocks) {
      if (block.isResult()) {
        pieces.add(Author.TOOL, block.text());
      } else {
        pieces.addAll(ofText(block.text()));
      }
    }
    return pieces.list();
  }

  private List<Said> ofText(String text) {
    return switch (role) {
      case "user" -> ofUser(text);
      case "assistant" -> List.of(new Said(Author.ASSISTANT, text));
      case "tool" -> List.of(new Said(Author.TOOL, text));
      default -> List.of(new Said(Author.INJECTED, text));
    };
  }

  /** Newer versions enclose what was typed; then nothing else was. */
  private static List<Said> ofUser(String text) {
    boolean enclosed = text.contains("<" + QUERY + ">");
    return TAGS.split(text, enclosed ? Author.INJECTED : Author.PERSON);
  }
}
