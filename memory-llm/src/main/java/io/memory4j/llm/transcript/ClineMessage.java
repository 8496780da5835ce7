package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** One message of Cline or Roo. Not thread-safe. */
final class ClineMessage {
  private static final String FOLDER = "# Current Working Directory (";
  private static final String FOLDER_END = ") Files";

  private List<ContentBlock> blocks = List.of();
  private String role = "";
  private boolean summary;

  Optional<String> time = Optional.empty();

  /** Reads a message whose object the parser stands at, up to its end. */
  static ClineMessage read(JsonParser parser) throws IOException {
    ClineMessage message = new ClineMessage();
    JsonFields.ofObject(parser, name -> message.field(name, parser));
    return message;
  }

  private void field(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "role" -> role = JsonFields.name(parser).orElse("");
      case "ts" -> time = JsonFields.name(parser);
      case "isSummary" -> summary = JsonFields.isTrue(parser);
      case "content" -> blocks = ContentBlock.ofContent(parser);
      default -> {}
    }
  }

  /** {@return where the program says that it runs, if it does} */
  Optional<String> workspace() {
    return role.equals("user")
        ? blocks.stream().flatMap(block -> folder(block.text()).stream()).findFirst()
        : Optional.empty();
  }

  private static Optional<String> folder(String text) {
    int start = text.startsWith("<environment_details>") ? text.indexOf(FOLDER) : -1;
    int end = start < 0 ? -1 : text.indexOf(FOLDER_END, start);
    return end < 0 ? Optional.empty() : Optional.of(text.substring(start + FOLDER.length(), end));
  }

  /** {@return what it says and who said it} */
  List<Said> said() {
    Said.Pieces pieces = new Said.Pieces();
    for (ContentBlock block : blocks) {
      if (summary) {
        pieces.add(Author.COMPACTION, block.text());
      } else if (role.equals("user")) {
        pieces.addAll(
            block.isResult() ? ClineText.ofResult(block.text()) : ClineText.ofUser(block.text()));
      } else {
        boolean assistant = role.equals("assistant");
        pieces.add(assistant ? Author.ASSISTANT : Author.INJECTED, block.text());
      }
    }
    return pieces.list();
  }
}
