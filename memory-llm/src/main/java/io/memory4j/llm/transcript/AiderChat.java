package io.memory4j.llm.transcript;

import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The chat history of Aider: Markdown, all sessions of a repository in one file. Nothing but two
 * blanks at the end of a line and the blank line before it tell what the program wrote from what
 * the model did. A turn's time is that of its session's start, in the zone that the caller names.
 *
 * <p>Source: files of versions 0.82 and 0.86.
 */
final class AiderChat implements TranscriptFormat {
  /** How the file is named unless somebody wants otherwise; then it lies in the repository. */
  static final String USUAL_NAME = ".aider.chat.history.md";

  private static final String PROMPT = "#### ";
  private static final String OUTPUT = ">";
  private static final String LINE_END = "  ";

  @Override
  public String agent() {
    return "aider";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    List<String> lines = opening.lines();
    boolean before = true;
    for (String line : lines) {
      if (before && AiderTime.ofStart(line).isPresent()) {
        return Optional.of(new Claim(agent(), opening.idByPlace(), workspace(opening.path())));
      }
      before = line.isBlank();
    }
    return Optional.empty();
  }

  private static Optional<String> workspace(Path path) {
    Path parent = path.toAbsolutePath().getParent();
    return parent != null && path.endsWith(USUAL_NAME)
        ? Optional.of(parent.toString())
        : Optional.empty();
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    Pass pass = new Pass(reading, workspace(file.path()));
    try (TextLines lines = new TextLines(file.open())) {
      String line = lines.next();
      while (line != null && !reading.ended()) {
        reading.line();
        pass.line(line, lines.number());
        line = lines.next();
      }
    }
    pass.end();
    pass.note();
  }

  /** One pass over a file. */
  private static final class Pass {
    private final Reading reading;
    private final Optional<String> workspace;
    private TextBlock block = new TextBlock(Author.ASSISTANT, 1);
    private @Nullable TextBlock prompt;
    private Fence fence = new Fence();
    private boolean afterBlank = true;
    private boolean prompted;
    private long bareHeading;
    private String session = "";
    private Optional<Instant> started = Optional.empty();

    Pass(Reading reading, Optional<String> workspace) {
      this.reading = reading;
      this.workspace = workspace;
    }

    void line(String line, long number) {
      if (afterBlank && AiderTime.ofStart(line).isPresent()) {
        start(line, number);
      } else if (isPrompt(line)) {
        add(Author.PERSON, line.substring(PROMPT.length()).strip(), number);
      } else if (line.startsWith(OUTPUT) && line.endsWith(LINE_END)) {
        add(Author.TOOL, line.substring(OUTPUT.length()).strip(), number);
      } else {
        noteBareHeading(line, number);
        add(Author.ASSISTANT, line, number);
      }
      afterBlank = line.isBlank();
    }

    private boolean isPrompt(String line) {
      boolean position = afterBlank || block.author() == Author.PERSON;
      return position && !fence.isOpen() && line.startsWith(PROMPT) && line.endsWith(LINE_END);
    }

    /** Editors that take blanks from the ends of lines leave prompts that nothing tells. */
    private void noteBareHeading(String line, long number) {
      boolean bare = afterBlank && line.startsWith(PROMPT) && !line.endsWith(LINE_END);
      bareHeading = bareHeading == 0 && bare ? number : bareHeading;
    }

    private void start(String line, long number) {
      end();
      block = new TextBlock(Author.ASSISTANT, number);
      fence = new Fence();
      session = AiderTime.ofStart(line).map(Object::toString).orElse("");
      started = AiderTime.ofStart(line).flatMap(reading::local);
    }

    private void add(Author author, String text, long number) {
      boolean nextPrompt = author == Author.PERSON && afterBlank;
      if (author != block.author() || nextPrompt) {
        close();
        block = new TextBlock(author, number);
        fence = new Fence();
      }
      if (author == Author.ASSISTANT) {
        fence.line(text);
      }
      block.add(text);
    }

    /** A prompt is held back until it is known whether the next one repeats it. */
    private void close() {
      if (block.text().isEmpty()) {
        return;
      }
      if (block.author() == Author.PERSON) {
        if (prompt != null && !isRepeated(prompt.text(), block.text())) {
          hand(prompt);
        }
        prompt = block;
      } else {
        if (prompt != null) {
          hand(prompt);
          prompt = null;
        }
        hand(block);
      }
    }

    /** Commands that take a prompt are written down as typed and once more without the command. */
    private static boolean isRepeated(String first, String second) {
      int blank = first.indexOf(' ');
      return first.startsWith("/") && blank > 0 && first.substring(blank).strip().equals(second);
    }

    private void hand(TextBlock finished) {
      prompted |= finished.author() == Author.PERSON;
      TurnPlace place = TurnPlace.of(finished.line(), started).in(session).in(workspace);
      reading.turn(finished.author(), finished.text(), place);
    }

    void note() {
      if (!prompted && bareHeading > 0) {
        reading.note(bareHeading, "no prompt has its two blanks; headings may have been prompts");
      }
    }

    void end() {
      close();
      if (prompt != null) {
        hand(prompt);
        prompt = null;
      }
      block = new TextBlock(Author.ASSISTANT, 1);
    }
  }
}
