package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The sessions of Gemini CLI until 2025, and its checkpoints: one JSON object with a list of
 * messages, or the list alone.
 *
 * <p>The format has no public description; this follows files of 2025.
 */
final class GeminiJson implements TranscriptFormat {
  @Override
  public String agent() {
    return "gemini-cli";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    Map<String, String> object = opening.object();
    boolean session = object.containsKey("messages.0.type") || opening.records().size() < 2;
    if (object.keySet().containsAll(Set.of("sessionId", "projectHash", "messages")) && session) {
      return claim(Opening.value(object, "sessionId"));
    }
    boolean checkpoint =
        isContent(object, "history.0.") || opening.elements().anyMatch(one -> isContent(one, ""));
    return checkpoint ? claim(opening.idByPlace()) : Optional.empty();
  }

  private Optional<Claim> claim(Optional<String> session) {
    return Optional.of(new Claim(agent(), session, Optional.empty()));
  }

  private static boolean isContent(Map<String, String> fields, String prefix) {
    return fields.containsKey(prefix + "role") && fields.containsKey(prefix + "parts");
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    boolean[] subAgent = {false};
    // The kind may stand behind the messages.
    JsonDocument.scan(
        file.open(),
        parser ->
            JsonFields.ofObject(
                parser, name -> subAgent[0] |= name.equals("kind") && isSubAgent(parser)));
    JsonDocument.read(file, reading, parser -> root(parser, reading, subAgent[0]));
  }

  private static boolean isSubAgent(JsonParser parser) throws IOException {
    return "subagent".equals(JsonFields.string(parser));
  }

  private static void root(JsonParser parser, Reading reading, boolean subAgent)
      throws IOException {
    messages(parser, reading, subAgent);
    JsonFields.ofObject(
        parser,
        name -> {
          if (name.equals("messages") || name.equals("history")) {
            messages(parser, reading, subAgent);
          }
        });
  }

  private static void messages(JsonParser parser, Reading reading, boolean subAgent)
      throws IOException {
    JsonDocument.elements(
        parser,
        reading,
        () -> {
          GeminiMessage message = GeminiMessage.read(parser);
          if (message.isMessage()) {
            List<Said> said = message.pieces();
            reading.turns(
                subAgent ? Said.bySubAgent(said) : said,
                TurnPlace.of(reading.lines(), reading.time(message.time)).ofMessage(message.id));
          }
        });
  }
}
