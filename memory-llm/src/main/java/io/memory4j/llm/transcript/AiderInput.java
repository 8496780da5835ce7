package io.memory4j.llm.transcript;

import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.nio.file.Files;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The prompts that were typed into Aider, each below its time. Where the chat history lies beside
 * it, that tells them, too, and this file is not looked at.
 *
 * <p>Source: a file of version 0.82.
 */
final class AiderInput implements TranscriptFormat {
  @Override
  public String agent() {
    return "aider";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    List<String> lines = opening.lines().stream().filter(line -> !line.isBlank()).toList();
    boolean mine =
        lines.size() > 1
            && AiderTime.ofPrompt(lines.get(0)).isPresent()
            && lines.get(1).startsWith("+");
    if (!mine) {
      return Optional.empty();
    }
    boolean told = Files.exists(opening.path().resolveSibling(AiderChat.USUAL_NAME));
    return Optional.of(
        told
            ? Claim.companion(agent())
            : new Claim(agent(), opening.idByPlace(), Optional.empty()));
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    Pass pass = new Pass(reading);
    try (TextLines lines = new TextLines(file.open())) {
      String line = lines.next();
      while (line != null && !reading.ended()) {
        reading.line();
        pass.line(line, lines.number());
        line = lines.next();
      }
    }
    pass.hand();
  }

  /** One pass over a file. */
  private static final class Pass {
    private final Reading reading;
    private @Nullable TextBlock prompt;
    private Optional<LocalDateTime> time = Optional.empty();

    Pass(Reading reading) {
      this.reading = reading;
    }

    void line(String line, long number) {
      if (line.startsWith("+")) {
        TextBlock block = prompt == null ? new TextBlock(Author.PERSON, number) : prompt;
        block.add(line.substring(1));
        prompt = block;
        return;
      }
      hand();
      Optional<LocalDateTime> told = AiderTime.ofPrompt(line);
      time = told.isPresent() ? told : time;
      if (told.isEmpty() && !line.isBlank()) {
        reading.skipped(number, "neither a time nor a prompt");
      }
    }

    void hand() {
      if (prompt != null) {
        TurnPlace place = TurnPlace.of(prompt.line(), time.flatMap(reading::local));
        reading.turn(Author.PERSON, prompt.text(), place);
        prompt = null;
      }
    }
  }
}
