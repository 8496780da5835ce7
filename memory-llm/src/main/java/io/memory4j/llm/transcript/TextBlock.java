package io.memory4j.llm.transcript;

import io.memory4j.episode.Turn.Author;

/** Lines of a text that one author wrote, up to the length that is read of one. Not thread-safe. */
final class TextBlock {
  private final Author author;
  private final long line;
  private final StringBuilder text = new StringBuilder();

  /** A block that begins with a line of this number. */
  TextBlock(Author author, long line) {
    this.author = author;
    this.line = line;
  }

  void add(String more) {
    if (text.length() < ClippedStrings.MAX_STRING_CHARS) {
      text.append(text.isEmpty() ? "" : "\n").append(more);
    }
  }

  /** Takes the last line back if it begins so. */
  void dropLastLine(String beginning) {
    int start = text.lastIndexOf("\n") + 1;
    if (text.indexOf(beginning, start) == start) {
      text.setLength(Math.max(0, start - 1));
    }
  }

  Author author() {
    return author;
  }

  long line() {
    return line;
  }

  /** {@return the lines, without blanks around them} */
  String text() {
    return text.toString().strip();
  }
}
