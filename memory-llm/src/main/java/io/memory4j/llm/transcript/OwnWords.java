package io.memory4j.llm.transcript;

import io.memory4j.core.render.BlockText;
import io.memory4j.episode.Turn.Author;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tells what this library wrote itself in the turns of one episode: blocks it rendered, and whole
 * sessions that began with one of its prompts. Keeps some 50 bytes for each session. Not
 * thread-safe.
 */
final class OwnWords {
  private static final String OPENING = BlockText.opening().strip();
  private static final String TAG = OPENING.substring(1, OPENING.indexOf('>'));
  private static final String OPEN_TAG = "<" + TAG + ">";

  /** How the guidance of a block begins, without white space. */
  private static final String GUIDANCE =
      OPENING.substring(OPENING.indexOf('>') + 1, OPENING.indexOf('.')).replaceAll("\\s", "");

  private static final TaggedText TAGS = new TaggedText(Map.of(TAG, Author.OWN_PROMPT));

  /** Who may begin a session: an agent's program may also speak before. */
  private static final Set<Author> BEGINNERS =
      EnumSet.of(Author.PERSON, Author.SUB_AGENT, Author.ASSISTANT);

  private final Map<Long, Beginning> sessions = new HashMap<>();
  private String current = "";
  private Beginning own = Beginning.AWAITED;

  /** Whose words began a session. */
  private enum Beginning {
    AWAITED,
    OWN,
    ANOTHERS
  }

  /** {@return the turn in pieces, of which those of this library are told} */
  List<Said> split(String session, Said turn) {
    if (!session.equals(current)) {
      current = session;
      own = sessions.getOrDefault(Hash.of(session), Beginning.AWAITED);
    }
    boolean marked = OwnPrompts.isMarked(turn.text());
    if (own == Beginning.AWAITED && (marked || BEGINNERS.contains(turn.author()))) {
      own = marked ? Beginning.OWN : Beginning.ANOTHERS;
      sessions.put(Hash.of(session), own);
    }
    if (marked || own == Beginning.OWN) {
      return List.of(new Said(Author.OWN_PROMPT, turn.text()));
    }
    return turn.text().contains("<" + TAG) ? blocks(turn) : List.of(turn);
  }

  private static List<Said> blocks(Said turn) {
    Said.Pieces pieces = new Said.Pieces();
    for (Said piece : TAGS.split(turn.text(), turn.author())) {
      int cut = piece.author() == Author.OWN_PROMPT ? -1 : cutBlock(piece.text());
      if (cut < 0) {
        pieces.add(piece.author(), piece.text());
      } else {
        // A block that was cut off is not closed.
        pieces.add(piece.author(), piece.text().substring(0, cut));
        pieces.add(Author.OWN_PROMPT, piece.text().substring(cut));
      }
    }
    return pieces.list();
  }

  /**
   * {@return where a block begins that is not closed, or -1} Its guidance tells it from a text that
   * only names the tag, whatever line ends and indents it has come to have; it may be cut off, too.
   */
  private static int cutBlock(String text) {
    int at = text.indexOf(OPEN_TAG);
    while (at >= 0 && !isGuidance(text, at + OPEN_TAG.length())) {
      at = text.indexOf(OPEN_TAG, at + 1);
    }
    return at;
  }

  private static boolean isGuidance(String text, int from) {
    int at = from;
    int matched = 0;
    while (at < text.length() && matched < GUIDANCE.length()) {
      char c = text.charAt(at++);
      if (c == GUIDANCE.charAt(matched)) {
        matched++;
      } else if (!Character.isWhitespace(c) && c != '>') {
        return false;
      }
    }
    return matched > 0;
  }
}
