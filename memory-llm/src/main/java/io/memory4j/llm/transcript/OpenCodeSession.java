package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.Optional;

/** What OpenCode tells of a session. Not thread-safe. */
final class OpenCodeSession {
  private String version = "";
  private String title = "";
  private String project = "";

  Optional<String> id = Optional.empty();
  Optional<String> directory = Optional.empty();

  /** The first message that was taken back, or of which a part was, if any was. */
  private Optional<String> reverted = Optional.empty();

  private boolean revertedInside;

  /** Whether another session started it. */
  boolean child;

  void field(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "id" -> id = JsonFields.name(parser);
      case "directory" -> directory = JsonFields.name(parser);
      case "parentID" -> child = JsonFields.name(parser).isPresent();
      case "revert" -> JsonFields.ofObject(parser, inner -> revertField(inner, parser));
      case "version" -> version = JsonFields.name(parser).orElse("");
      case "title" -> title = JsonFields.name(parser).orElse("");
      case "projectID" -> project = JsonFields.name(parser).orElse("");
      default -> {}
    }
  }

  /** Reads what was taken back. */
  void revertField(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "messageID" -> reverted = JsonFields.name(parser);
      case "partID" -> revertedInside = JsonFields.name(parser).isPresent();
      default -> {}
    }
  }

  /** {@return whether a message was taken back, and with it all that follow} */
  boolean isReverted(String message) {
    return !revertedInside && reverted.filter(message::equals).isPresent();
  }

  /** {@return whether all that follow a message were taken back} */
  boolean endsWith(String message) {
    return reverted.filter(message::equals).isPresent();
  }

  /** {@return whether it is a session, and not another record} */
  boolean isSession() {
    return id.isPresent() && !project.isEmpty() && !(title + version).isEmpty();
  }
}
