package io.memory4j.core.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The person's editor: a program and its arguments, started without a shell and with this process's
 * terminal. Immutable and thread-safe.
 */
public final class EditorCommand implements Editor {
  private final List<String> words;

  private EditorCommand(List<String> words) {
    this.words = List.copyOf(words);
  }

  /**
   * {@return the editor of an environment: {@code VISUAL}, else {@code EDITOR}, else {@code vi}, on
   * Windows {@code notepad.exe}}
   *
   * @param environment such as {@link System#getenv()}
   * @param windows whether this is Windows, where a backslash is part of a path
   * @throws IllegalArgumentException if a quote of the variable is not closed
   */
  public static EditorCommand of(Map<String, String> environment, boolean windows) {
    for (String variable : List.of("VISUAL", "EDITOR")) {
      List<String> words = words(variable, environment, windows);
      if (!words.isEmpty()) {
        return new EditorCommand(words);
      }
    }
    return new EditorCommand(List.of(windows ? "notepad.exe" : "vi"));
  }

  private static List<String> words(
      String variable, Map<String, String> environment, boolean windows) {
    try {
      return new CommandWords(environment.getOrDefault(variable, ""), windows).split();
    } catch (IllegalArgumentException open) {
      throw new IllegalArgumentException(
          "The environment variable " + variable + ": " + open.getMessage(), open);
    }
  }

  /** {@return the program and its arguments; unmodifiable} */
  public List<String> words() {
    return words;
  }

  @Override
  public int edit(Path file) throws IOException, InterruptedException {
    List<String> command = Stream.concat(words.stream(), Stream.of(file.toString())).toList();
    Process editor = new ProcessBuilder(command).inheritIO().start();
    return editor.waitFor();
  }
}
