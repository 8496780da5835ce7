package io.memory4j.core.quarantine;

/**
 * Joins words whose letters were set apart: {@code i g n o r e}, {@code i.g.n.o.r.e}. A separator
 * is one character and the same throughout a word; any other ends it.
 */
final class SpacedLetters {
  /** Fewer single letters in a row are initials or a list. */
  private static final int MIN_LETTERS = 3;

  private SpacedLetters() {}

  static String join(String text) {
    StringBuilder out = new StringBuilder(text.length());
    int at = 0;
    while (at < text.length()) {
      int end = endOfRun(text, at);
      int letters = (end - at + 1) / 2;
      if (letters < MIN_LETTERS) {
        out.append(text.charAt(at));
        at++;
      } else {
        for (int letter = at; letter < end; letter += 2) {
          out.append(text.charAt(letter));
        }
        at = end;
      }
    }
    return out.toString();
  }

  /** Returns where a run of single letters that begins at an index ends, or the index. */
  private static int endOfRun(String text, int from) {
    if (!isSingle(text, from) || from + 1 >= text.length()) {
      return from;
    }
    char separator = text.charAt(from + 1);
    int at = from;
    while (at + 2 < text.length() && text.charAt(at + 1) == separator && isSingle(text, at + 2)) {
      at += 2;
    }
    return at + 1;
  }

  private static boolean isSingle(String text, int at) {
    return Character.isLetterOrDigit(text.charAt(at))
        && (at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1)))
        && (at + 1 == text.length() || !Character.isLetterOrDigit(text.charAt(at + 1)));
  }
}
