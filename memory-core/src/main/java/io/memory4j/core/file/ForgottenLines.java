package io.memory4j.core.file;

import io.memory4j.core.text.CaseFold;
import io.memory4j.core.text.TextNormal;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tells which lines of a file repeat forgotten texts. Compared are letters and digits alone, in
 * lower case, as files fold, quote and neutralise what they repeat. A line repeats a text if it
 * says the same, if it holds a text of at least {@value #MIN_TEXT} bytes of UTF-8, or if it is a
 * part of a longer text and has at least {@value #MIN_LINE} bytes: it was cut or wrapped. Immutable
 * and thread-safe.
 */
final class ForgottenLines {
  /** Shortest text that is looked for within a line. */
  static final int MIN_TEXT = 12;

  /** Shortest line that is looked for within a text. */
  static final int MIN_LINE = 16;

  private final Set<String> texts;

  /**
   * Looks for texts.
   *
   * @param texts each of one line or more
   */
  ForgottenLines(Collection<String> texts) {
    this.texts =
        texts.stream()
            .flatMap(String::lines)
            .map(ForgottenLines::plain)
            .filter(text -> !text.isEmpty())
            .collect(Collectors.toUnmodifiableSet());
  }

  /** {@return whether a line repeats one of the texts} */
  boolean holds(String line) {
    String plain = plain(line);
    if (plain.isEmpty()) {
      return false;
    }
    boolean mayBePart = bytes(plain) >= MIN_LINE;
    return texts.contains(plain)
        || texts.stream()
            .anyMatch(
                text ->
                    (bytes(text) >= MIN_TEXT && plain.contains(text))
                        || (mayBePart && text.contains(plain)));
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  private static String plain(String text) {
    StringBuilder plain = new StringBuilder();
    CaseFold.fold(TextNormal.fold(text))
        .codePoints()
        .filter(Character::isLetterOrDigit)
        .forEach(plain::appendCodePoint);
    return plain.toString();
  }
}
