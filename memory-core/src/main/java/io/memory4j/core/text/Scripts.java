package io.memory4j.core.text;

import io.memory4j.store.UnspacedScript;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts words where scripts with blanks between words meet scripts without, and into letters. Pure;
 * immutable and thread-safe.
 */
public final class Scripts {
  private Scripts() {}

  /**
   * {@return the word cut where a script with blanks meets one without; marks follow their letter}
   */
  static List<String> pieces(String word) {
    List<String> pieces = new ArrayList<>();
    int start = 0;
    boolean before = UnspacedScript.contains(word.codePointAt(0));
    for (int i = 0; i < word.length(); i += Character.charCount(word.codePointAt(i))) {
      int c = word.codePointAt(i);
      if (!TextNormal.isMark(c) && UnspacedScript.contains(c) != before) {
        pieces.add(word.substring(start, i));
        start = i;
        before = !before;
      }
    }
    pieces.add(word.substring(start));
    return pieces;
  }

  /** {@return each letter with the marks that follow it} */
  static List<String> letters(String word) {
    List<String> letters = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < word.length(); i += Character.charCount(word.codePointAt(i))) {
      if (i > 0 && !TextNormal.isMark(word.codePointAt(i))) {
        letters.add(word.substring(start, i));
        start = i;
      }
    }
    letters.add(word.substring(start));
    return letters;
  }
}
