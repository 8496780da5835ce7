package io.memory4j.llm.transcript;

import org.jspecify.annotations.Nullable;

/** Texts that belong together, up to the length that is read of one. Not thread-safe. */
final class Texts {
  private final StringBuilder all = new StringBuilder();

  /** Adds a text, if there is one and room for it. */
  void add(@Nullable String text) {
    if (text != null && !text.isBlank() && all.length() < ClippedStrings.MAX_STRING_CHARS) {
      all.append(all.isEmpty() ? "" : "\n").append(text);
    }
  }

  /** Forgets all. */
  void clear() {
    all.setLength(0);
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** {@return the texts, one below the other} */
  String joined() {
    return all.toString();
  }
}
