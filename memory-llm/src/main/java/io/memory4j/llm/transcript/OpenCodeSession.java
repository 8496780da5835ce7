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

  /** Whether another session started it. */
  boolean child;

  void field(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "id" -> id = JsonFields.name(parser);
      case "directory" -> directory = JsonFields.name(parser);
      case "parentID" -> child = JsonFields.name(parser).isPresent();
      case "version" -> version = JsonFields.name(parser).orElse("");
      case "title" -> title = JsonFields.name(parser).orElse("");
      case "projectID" -> project = JsonFields.name(parser).orElse("");
      default -> {}
    }
  }

  /** {@return whether it is a session, and not another record} */
  boolean isSession() {
    return id.isPresent() && !project.isEmpty() && !(title + version).isEmpty();
  }
}
