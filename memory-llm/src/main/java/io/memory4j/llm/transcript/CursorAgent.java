package io.memory4j.llm.transcript;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The transcripts that Cursor's agent writes: one message a line, without ids and times. Those of
 * sub-agents lie in a folder of their own.
 *
 * <p>The format has no public description; this follows files of 2026.
 */
final class CursorAgent implements TranscriptFormat {
  private static final Set<String> ROLES = Set.of("user", "assistant");

  @Override
  public String agent() {
    return "cursor";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    return opening.records().stream().anyMatch(CursorAgent::isMessage)
        ? Optional.of(new Claim(agent(), Optional.of(opening.name()), Optional.empty()))
        : Optional.empty();
  }

  private static boolean isMessage(Map<String, String> fields) {
    return ROLES.contains(fields.getOrDefault("role", ""))
        && fields.containsKey("message.content")
        && !fields.containsKey("type");
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    boolean subAgent = isOfSubAgent(file.path());
    try (InputStream bytes = file.open()) {
      JsonLines.read(
          bytes,
          reading,
          (parser, number) -> {
            CursorMessage message = CursorMessage.read(parser);
            reading.turns(
                subAgent ? Said.bySubAgent(message.said()) : message.said(),
                TurnPlace.of(number, Optional.empty()));
            return !reading.ended();
          });
    }
  }

  private static boolean isOfSubAgent(Path path) {
    Path parent = path.toAbsolutePath().getParent();
    return parent != null && parent.endsWith("subagents");
  }
}
