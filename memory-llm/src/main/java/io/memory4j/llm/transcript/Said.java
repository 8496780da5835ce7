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
  /** Pieces in order, neighbours of one author joined. Not thread-safe. */
  static final class Pieces {
    private final List<Said> pieces = new ArrayList<>();

    /** Adds a piece, unless it is blank. */
    void add(Author author, String text) {
      if (text.isBlank()) {
        return;
      }
      int last = pieces.size() - 1;
      if (last >= 0 && pieces.get(last).author == author) {
        pieces.set(last, new Said(author, pieces.get(last).text + "\n" + text.strip()));
      } else {
        pieces.add(new Said(author, text.strip()));
      }
    }

    void addAll(List<Said> more) {
      more.forEach(piece -> add(piece.author, piece.text));
    }

    List<Said> list() {
      return List.copyOf(pieces);
    }
  }
}
