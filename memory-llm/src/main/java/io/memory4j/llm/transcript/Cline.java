package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The conversations of Cline and Roo: one JSON array of messages of the model's interface.
 *
 * <p>The format has no public description; this follows files of 2026.
 */
final class Cline implements TranscriptFormat {
  private static final String TASK = "<task>";
  private static final Set<String> ROLES = Set.of("user", "assistant");

  @Override
  public String agent() {
    return "cline";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    if (opening.elements().noneMatch(Cline::isMessage)) {
      return Optional.empty();
    }
    // Each task has a folder, in which the file has the same name.
    boolean usual = opening.name().equals("api_conversation_history");
    Optional<String> session = Optional.of(usual ? opening.folder() : opening.name());
    return Optional.of(new Claim(agent(), session, Optional.empty()));
  }

  private static boolean isMessage(Map<String, String> fields) {
    return ROLES.contains(fields.getOrDefault("role", ""))
        && fields.containsKey("content")
        && (fields.containsKey("ts")
            || fields.getOrDefault("content", "").startsWith(TASK)
            || fields.getOrDefault("content.0.text", "").startsWith(TASK));
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    JsonDocument.read(
        file, reading, parser -> JsonDocument.elements(parser, reading, new Pass(parser, reading)));
  }

  /** One pass over a file. */
  private static final class Pass implements JsonFields.ElementVisitor {
    private final JsonParser parser;
    private final Reading reading;
    private Optional<String> workspace = Optional.empty();

    Pass(JsonParser parser, Reading reading) {
      this.parser = parser;
      this.reading = reading;
    }

    @Override
    public void visit() throws IOException {
      ClineMessage message = ClineMessage.read(parser);
      workspace = message.workspace().or(() -> workspace);
      reading.turns(
          message.said(), TurnPlace.of(reading.lines(), reading.time(message.time)).in(workspace));
    }
  }
}
