package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;

/** What a first pass over a Codex file learns about its events. */
final class CodexEvents implements JsonLines.RecordVisitor {
  private final Set<Long> userTexts = new HashSet<>();
  private long lastUserEvent;
  private long lastEvent;

  private CodexEvents() {}

  static CodexEvents of(TranscriptFile file) throws IOException {
    CodexEvents events = new CodexEvents();
    try (InputStream bytes = new CodexEventBytes(file.open())) {
      JsonLines.readFirst(bytes, events);
    }
    return events;
  }

  /**
   * {@return whether a user item is a person's turn} Where events report the person's turns, an
   * item that no event reports was injected. Behind the last event they decide nothing: a newer
   * Codex that writes items only may have gone on with the session.
   */
  boolean confirm(String personal, long line) {
    return lastUserEvent == 0 || line > lastEvent || userTexts.contains(Hash.of(personal.strip()));
  }

  @Override
  public boolean visit(JsonParser parser, long number) throws IOException {
    CodexLine line = CodexLine.readEvent(parser);
    switch (line.kind()) {
      case USER_EVENT, USER_ITEM_EVENT -> {
        String personal = CodexText.personal(CodexText.ofEvent(line));
        if (!personal.isBlank()) {
          userTexts.add(Hash.of(personal.strip()));
          lastUserEvent = number;
          lastEvent = number;
        }
      }
      case AGENT_EVENT, AGENT_ITEM_EVENT -> lastEvent = number;
      default -> {}
    }
    return true;
  }
}
