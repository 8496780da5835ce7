package io.memory4j.llm.transcript;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.util.Optional;

/** The times that Aider writes: of the clock on the wall, without a zone. */
final class AiderTime {
  private static final String START = "# aider chat started at ";
  private static final int SECONDS_LENGTH = "2025-05-04 17:02:36".length();
  private static final int MICROS_LENGTH = "2025-05-04 17:02:36.123456".length();

  private AiderTime() {}

  /** {@return when a session starts that this line begins, if it does} */
  static Optional<LocalDateTime> ofStart(String line) {
    return line.startsWith(START) && line.length() <= START.length() + SECONDS_LENGTH + 2
        ? parse(line.substring(START.length()).strip())
        : Optional.empty();
  }

  /** {@return when the prompt was sent that follows this line, if one does} */
  static Optional<LocalDateTime> ofPrompt(String line) {
    return line.startsWith("# ") && line.length() <= MICROS_LENGTH + 2
        ? parse(line.substring(2))
        : Optional.empty();
  }

  private static Optional<LocalDateTime> parse(String text) {
    try {
      boolean whole = text.length() >= SECONDS_LENGTH;
      return whole ? Optional.of(LocalDateTime.parse(text.replace(' ', 'T'))) : Optional.empty();
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
