package io.memory4j.llm.transcript;

import org.jspecify.annotations.Nullable;

/** Texts that belong together, up to the length that is read of one. Not thread-safe. */
final class Texts {
  private String first = "";
  private @Nullable StringBuilder all;

  /** Adds a text, if there is one and room for it. */
  void add(@Nullable String text) {
    if (text == null || text.isBlank() || isFull()) {
      return;
    }
    if (first.isEmpty()) {
      first = text;
    } else {
      // Most messages have one text, which is not copied.
      StringBuilder joined = all == null ? new StringBuilder(first) : all;
      all = joined.append('\n').append(text);
    }
  }

  private boolean isFull() {
    int length = all == null ? first.length() : all.length();
    return length >= ClippedStrings.MAX_STRING_CHARS;
  }

  /** {@return the texts, one below the other} */
  String joined() {
    return all == null ? first : all.toString();
  }
}
