package io.memory4j.llm.transcript;

import io.memory4j.episode.Turn.Author;
import java.util.ArrayList;
import java.util.List;

/**
 * A piece of a message and who really said it.
 *
 * @param author who said it
 * @param text what was said
 */
record Said(Author author, String text) {
  /** {@return the pieces as they stand in a sub-agent's file, where nobody else speaks} */
  static List<Said> bySubAgent(List<Said> pieces) {
    return pieces.stream()
        .map(
            piece ->
                piece.author == Author.PERSON || piece.author == Author.ASSISTANT
                    ? new Said(Author.SUB_AGENT, piece.text)
                    : piece)
        .toList();
  }

  /** Pieces in order, neighbours of one author joined. Not thread-safe. */
  static final class Pieces {
    private final List<Said> pieces = new ArrayList<>();
    private final StringBuilder joined = new StringBuilder();
    private String text = "";
    private Author author = Author.PERSON;

    /** Adds a piece, unless it is blank. */
    void add(Author speaker, String more) {
      if (more.isBlank()) {
        return;
      }
      if (author != speaker) {
        close();
      }
      author = speaker;
      if (text.isEmpty()) {
        text = more.strip();
      } else {
        joined.append('\n').append(more.strip());
      }
    }

    void addAll(List<Said> more) {
      more.forEach(piece -> add(piece.author, piece.text));
    }

    private void close() {
      if (!text.isEmpty()) {
        // Most messages are one piece, which is not copied.
        pieces.add(new Said(author, joined.isEmpty() ? text : text + joined));
        text = "";
        joined.setLength(0);
      }
    }

    List<Said> list() {
      close();
      return List.copyOf(pieces);
    }
  }
}
