package io.memory4j.llm.transcript;

import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.nio.file.Files;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

/**
 * What Aider sent to a model and got back. Each request repeats the conversation, files and
 * examples, in which nothing tells a person's words; only the replies are turns. Where the chat
 * history lies beside it, that tells them, too, and this file is not looked at.
 *
 * <p>Source: a file of version 0.82.
 */
final class AiderLog implements TranscriptFormat {
  private static final String REQUEST = "TO LLM ";
  private static final String REPLY = "LLM RESPONSE ";
  private static final String SPEAKER = "ASSISTANT ";

  @Override
  public String agent() {
    return "aider";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    List<String> lines = opening.lines();
    if (lines.isEmpty() || time(lines.get(0)).isEmpty()) {
      return Optional.empty();
    }
    boolean told = Files.exists(opening.path().resolveSibling(AiderChat.USUAL_NAME));
    return Optional.of(
        told
            ? Claim.companion(agent())
            : new Claim(agent(), opening.idByPlace(), Optional.empty()));
  }

  private static Optional<LocalDateTime> time(String line) {
    String head = line.startsWith(REQUEST) ? REQUEST : REPLY;
    try {
      return line.startsWith(head) && line.length() < 60
          ? Optional.of(LocalDateTime.parse(line.substring(head.length()).strip()))
          : Optional.empty();
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    TextBlock reply = new TextBlock(Author.ASSISTANT, 1);
    Optional<Instant> at = Optional.empty();
    boolean inReply = false;
    try (TextLines lines = new TextLines(file.open())) {
      for (String line = lines.next(); line != null && !reading.ended(); line = lines.next()) {
        reading.line();
        Optional<LocalDateTime> time = time(line);
        if (time.isPresent()) {
          reading.understood();
          reading.turn(Author.ASSISTANT, reply.text(), TurnPlace.of(reply.line(), at));
          reply = new TextBlock(Author.ASSISTANT, lines.number());
          at = time.flatMap(reading::local);
          inReply = line.startsWith(REPLY);
        } else if (inReply && line.startsWith(SPEAKER)) {
          reply.add(line.substring(SPEAKER.length()));
        }
      }
    }
    reading.turn(Author.ASSISTANT, reply.text(), TurnPlace.of(reply.line(), at));
    if (reading.spoken() == 0 && reading.lines() > 0) {
      reading.note(reading.lines(), "requests alone, in which nothing tells a person's words");
    }
  }
}
