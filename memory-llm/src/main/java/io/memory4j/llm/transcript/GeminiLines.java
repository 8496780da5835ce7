package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import io.memory4j.llm.transcript.GeminiOrder.Upsert;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The sessions of Gemini CLI since 2026: a head, then one JSON object a line. A message is written
 * again when it grows; the last version counts and stands where the first one stood. A rewind drops
 * a message and what came after it.
 *
 * <p>Source: files of 2026 and the recording service of the program.
 */
final class GeminiLines implements TranscriptFormat {
  @Override
  public String agent() {
    return "gemini-cli";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    return opening.records().stream()
        .filter(GeminiLines::isHead)
        .findFirst()
        .map(head -> new Claim(agent(), Opening.value(head, "sessionId"), Optional.empty()))
        .or(() -> withoutHead(opening));
  }

  /** One line that cannot be read costs no more than itself, also if it is the head. */
  private Optional<Claim> withoutHead(Opening opening) {
    return opening.records().stream().anyMatch(GeminiLines::isOwnRecord)
        ? Optional.of(new Claim(agent(), Optional.of(opening.name()), Optional.empty()))
        : Optional.empty();
  }

  private static boolean isOwnRecord(Map<String, String> fields) {
    boolean answer =
        "gemini".equals(fields.get("type"))
            && fields.containsKey("id")
            && fields.containsKey("content");
    return answer || fields.containsKey("$rewindTo") || fields.containsKey("$set");
  }

  private static boolean isHead(Map<String, String> fields) {
    return fields.containsKey("sessionId")
        && fields.containsKey("projectHash")
        && !fields.containsKey("type");
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    GeminiOrder order = GeminiOrder.of(file);
    Pass pass = new Pass(reading, order);
    try (InputStream bytes = file.open()) {
      JsonLines.read(bytes, reading, pass);
    }
    pass.messages.end();
  }

  /** The second pass over a file, which hands the turns out. */
  private static final class Pass implements JsonLines.RecordVisitor {
    private final Reading reading;
    private final GeminiOrder order;
    private final Sequencer messages;
    private long record;

    Pass(Reading reading, GeminiOrder order) {
      this.reading = reading;
      this.order = order;
      this.messages = new Sequencer(reading);
    }

    @Override
    public boolean visit(JsonParser parser, long number) throws IOException {
      GeminiMessage message = GeminiMessage.read(parser);
      record++;
      int rank = message.isMessage() ? order.rank(new Upsert(message.id, record)) : -1;
      if (rank >= 0) {
        List<Said> said = message.pieces();
        messages.put(
            rank,
            order.ofSubAgent() ? Said.bySubAgent(said) : said,
            TurnPlace.of(number, reading.time(message.time)).ofMessage(message.id));
      }
      return !reading.ended();
    }
  }
}
