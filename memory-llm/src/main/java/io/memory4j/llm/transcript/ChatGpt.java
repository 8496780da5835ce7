package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/**
 * The export of ChatGPT: one JSON array of conversations, each a tree of messages of which the path
 * to the current one is what was kept. Two passes run side by side, one conversation apart, so that
 * of all conversations only the shape of one is held.
 *
 * <p>The format has no public description; this follows exports of 2024.
 */
final class ChatGpt implements TranscriptFormat {
  @Override
  public String agent() {
    return "chatgpt";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    return opening.elements().anyMatch(one -> "{}".equals(one.get("mapping")))
        ? Optional.of(new Claim(agent(), opening.idByPlace(), Optional.empty()))
        : Optional.empty();
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    try (ChatGptShapes shapes = new ChatGptShapes(file.open())) {
      JsonDocument.read(
          file,
          reading,
          parser ->
              JsonDocument.elements(
                  parser, reading, () -> conversation(parser, reading, shapes.next())));
    }
  }

  private static void conversation(JsonParser parser, Reading reading, ChatGptShape shape)
      throws IOException {
    Optional<Map<Long, Integer>> ranks = shape.ranks();
    if (ranks.isEmpty()) {
      reading.skipped(reading.lines(), "its messages form a circle");
      return;
    }
    if (shape.isGuessed()) {
      reading.note(reading.lines(), "no current message is told; the newest branch was taken");
    }
    long before = reading.spoken();
    new Conversation(parser, reading, shape.id(), ranks.get()).read();
    if (reading.spoken() == before && !reading.ended()) {
      reading.note(reading.lines(), "nobody speaks in this conversation");
    }
  }

  /** The second pass over one conversation, which hands the turns out. */
  private static final class Conversation {
    private final JsonParser parser;
    private final Reading reading;
    private final String session;
    private final Map<Long, Integer> ranks;
    private final Sequencer messages;

    Conversation(JsonParser parser, Reading reading, String session, Map<Long, Integer> ranks) {
      this.parser = parser;
      this.reading = reading;
      this.session = session;
      this.ranks = ranks;
      this.messages = new Sequencer(reading);
    }

    void read() throws IOException {
      try {
        JsonFields.ofObject(parser, this::field);
      } finally {
        // What stands before a place where the file breaks off is handed on, too.
        messages.end();
      }
    }

    private void field(String name) throws IOException {
      if (name.equals("mapping")) {
        JsonFields.ofObject(parser, this::node);
      }
    }

    private void node(String key) throws IOException {
      Integer rank = ranks.remove(Hash.of(key));
      if (rank == null) {
        return;
      }
      ChatGptMessage message = new ChatGptMessage();
      JsonFields.ofObject(
          parser,
          name -> {
            if (name.equals("message")) {
              JsonFields.ofObject(parser, inner -> message.field(inner, parser));
            }
          });
      TurnPlace place = TurnPlace.of(reading.lines(), reading.time(message.time)).in(session);
      messages.put(rank, message.said(), place.ofMessage(message.id));
    }
  }
}
