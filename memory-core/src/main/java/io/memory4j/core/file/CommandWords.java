package io.memory4j.core.file;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a command as a POSIX shell does (XCU 2.2, quoting): blanks, quotes, backslashes; expands
 * nothing. Where a backslash is part of paths it escapes nothing but a double quote. Not
 * thread-safe.
 */
final class CommandWords {
  private final String command;
  private final boolean backslashInPaths;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean inWord;
  private char quote;

  CommandWords(String command, boolean backslashInPaths) {
    this.command = command;
    this.backslashInPaths = backslashInPaths;
  }

  /**
   * {@return the words}
   *
   * @throws IllegalArgumentException if a quote is not closed
   */
  List<String> split() {
    for (int i = 0; i < command.length(); i++) {
      if (escapes(i)) {
        i++;
        add(command.charAt(i));
      } else {
        take(command.charAt(i));
      }
    }
    if (quote != 0) {
      throw new IllegalArgumentException("a quote " + quote + " is not closed; close it.");
    }
    endWord();
    return words;
  }

  private void take(char c) {
    if (quote == 0 ? c == '"' || c == '\'' : c == quote) {
      quote = quote == 0 ? c : 0;
      inWord = true;
    } else if (quote == 0 && Character.isWhitespace(c)) {
      endWord();
    } else {
      add(c);
    }
  }

  private void add(char c) {
    word.append(c);
    inWord = true;
  }

  private void endWord() {
    if (inWord) {
      words.add(word.toString());
    }
    word.setLength(0);
    inWord = false;
  }

  private boolean escapes(int i) {
    if (command.charAt(i) != '\\' || i + 1 == command.length() || quote == '\'') {
      return false;
    }
    char next = command.charAt(i + 1);
    return backslashInPaths ? next == '"' : quote == 0 || "\"\\$`".indexOf(next) >= 0;
  }
}
