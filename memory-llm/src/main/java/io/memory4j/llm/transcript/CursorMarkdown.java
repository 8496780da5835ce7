package io.memory4j.llm.transcript;

import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The chats that Cursor exports as Markdown, of which several may have been put into one file. The
 * date is written as the person's country does and is not read.
 *
 * <p>Source: files of version 3.2.
 */
final class CursorMarkdown implements TranscriptFormat {
  private static final int MAX_HEAD_LINES = 6;
  private static final Pattern SPEAKER = Pattern.compile("\\*\\*\\p{Lu}[\\p{L} ]{0,30}\\*\\*");

  @Override
  public String agent() {
    return "cursor";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    boolean mine =
        opening.lines().stream().limit(MAX_HEAD_LINES).anyMatch(CursorMarkdown::isExport);
    return mine
        ? Optional.of(new Claim(agent(), opening.idByPlace(), Optional.empty()))
        : Optional.empty();
  }

  private static boolean isExport(String line) {
    return line.startsWith("_Exported on ")
        && line.contains(" from Cursor (")
        && line.stripTrailing().endsWith(")_");
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    Pass pass = new Pass(reading, Opening.nameOf(file.path()));
    try (TextLines lines = new TextLines(file.open())) {
      for (String line = lines.next(); line != null && !reading.ended(); line = lines.next()) {
        reading.line();
        pass.line(line, lines.number());
      }
    }
    pass.hand();
  }

  /** One pass over a file. */
  private static final class Pass {
    private final Reading reading;
    private final String name;
    private TextBlock block = new TextBlock(Author.INJECTED, 1);
    private int chats;

    /** Lines that are a separator if a heading follows, and text if not. */
    private int blanks;

    private boolean separated;

    Pass(Reading reading, String name) {
      this.reading = reading;
      this.name = name;
    }

    void line(String line, long number) {
      String text = line.strip();
      Optional<Author> speaker = separated ? speaker(text) : Optional.empty();
      if (isExport(text)) {
        block.dropLastLine("# ");
        hand();
        block = new TextBlock(Author.INJECTED, number);
        chats++;
      } else if (speaker.isPresent()) {
        hand();
        block = new TextBlock(speaker.get(), number);
      } else if (separated && text.isEmpty()) {
        blanks++;
        return;
      } else {
        putBack();
        separated = text.equals("---");
        if (!separated) {
          block.add(line);
        }
        return;
      }
      separated = false;
      blanks = 0;
    }

    private void putBack() {
      if (separated) {
        block.add("---" + "\n".repeat(Math.min(blanks, 2)));
      }
      blanks = 0;
    }

    /** Who speaks behind a person under a heading of another version is at least not the person. */
    private Optional<Author> speaker(String text) {
      return switch (text) {
        case "**User**" -> Optional.of(Author.PERSON);
        case "**Cursor**" -> Optional.of(Author.ASSISTANT);
        default ->
            block.author() == Author.PERSON && SPEAKER.matcher(text).matches()
                ? Optional.of(Author.INJECTED)
                : Optional.empty();
      };
    }

    void hand() {
      TurnPlace place = TurnPlace.of(block.line(), Optional.empty());
      // What stands above the first heading says nothing.
      if (block.author() != Author.INJECTED) {
        reading.turn(
            block.author(), block.text(), chats > 1 ? place.in(name + "#" + chats) : place);
      }
    }
  }
}
