package io.memory4j.core.text;

import java.util.ArrayList;
import java.util.List;

/** Cuts text into words: a letter or digit and all letters, digits and combining marks after it. */
final class Words {
  private Words() {}

  /** {@return the words in order, in their own case} */
  static List<String> of(String folded) {
    List<String> words = new ArrayList<>();
    int start = -1;
    int i = 0;
    while (i < folded.length()) {
      int c = folded.codePointAt(i);
      boolean inside = isLetterOrNumber(c) || (start >= 0 && TextNormal.isMark(c));
      if (inside && start < 0) {
        start = i;
      } else if (!inside && start >= 0) {
        words.add(folded.substring(start, i));
        start = -1;
      }
      i += Character.charCount(c);
    }
    if (start >= 0) {
      words.add(folded.substring(start));
    }
    return words;
  }

  private static boolean isLetterOrNumber(int c) {
    int type = Character.getType(c);
    return Character.isLetterOrDigit(c)
        || type == Character.LETTER_NUMBER
        || type == Character.OTHER_NUMBER;
  }
}
