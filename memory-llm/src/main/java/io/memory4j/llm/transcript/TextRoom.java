package io.memory4j.llm.transcript;

import io.memory4j.episode.Turn.Author;
import java.util.EnumMap;
import java.util.Map;

/**
 * How much of one message is kept: of each author as much as of one string, so that what a tool
 * returned, however long, takes no room from what a person says beside it. Not thread-safe.
 */
final class TextRoom {
  private final Map<Author, Integer> taken = new EnumMap<>(Author.class);

  /** {@return whether there is room for a text, which is taken then} */
  boolean take(Author author, String text) {
    int before = taken.getOrDefault(author, 0);
    boolean room = before < ClippedStrings.MAX_STRING_CHARS;
    if (room) {
      taken.put(author, before + text.length());
    }
    return room;
  }
}
