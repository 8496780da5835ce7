package io.memory4j.core.history;

import io.memory4j.core.redact.RedactedText;
import io.memory4j.core.text.Graphemes;
import io.memory4j.core.text.TextNormal;
import io.memory4j.store.Span;
import java.util.List;

/** The part of a turn that a question is about; never half of a replaced secret. Pure. */
final class Snippets {
  private static final String MARK = "\u2026";

  /** Which share of a snippet stands before the first word found. */
  private static final int LEAD = 4;

  private Snippets() {}

  /**
   * {@return where most of the words found stand together, on one line}
   *
   * @param text the turn
   * @param found the words found, ascending, in code points
   * @param maxChars how long it is at most, in code points, marks of what is left out included
   */
  static String of(String text, List<Span> found, int maxChars) {
    int chars = Graphemes.length(text);
    int from = chars <= maxChars ? 0 : Math.max(0, first(found, maxChars) - maxChars / LEAD);
    String head = RedactedText.cut(text, Math.min(from, chars));
    // Twice as much, since runs of white space become one blank.
    String rest = RedactedText.cut(text.substring(head.length()), 2 * maxChars);
    boolean ends = head.length() + rest.length() == text.length();
    String line = (head.isEmpty() ? "" : MARK) + TextNormal.fold(rest);
    boolean fits = Graphemes.length(line) <= maxChars;
    return ends || !fits ? RedactedText.cut(line, maxChars, MARK) : line;
  }

  /** {@return where the window begins that holds most words; the first such one} */
  private static int first(List<Span> found, int maxChars) {
    int room = maxChars - maxChars / LEAD;
    int best = 0;
    int most = 0;
    int until = 0;
    for (int i = 0; i < found.size(); i++) {
      int from = found.get(i).from();
      while (until < found.size() && found.get(until).until() <= from + room) {
        until++;
      }
      if (until - i > most) {
        most = until - i;
        best = from;
      }
    }
    return most == 0 && !found.isEmpty() ? found.get(0).from() : best;
  }
}
