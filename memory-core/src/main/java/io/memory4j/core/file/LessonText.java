package io.memory4j.core.file;

import io.memory4j.core.redact.RedactedText;
import io.memory4j.core.text.Graphemes;
import io.memory4j.core.text.TextNormal;
import io.memory4j.redact.Redactor;

/**
 * The text of a lesson: neutralised, then redacted, then cut. In this order, since taking
 * characters out could put a secret together, and a cut one would not be found. Pure.
 */
final class LessonText {
  private LessonText() {}

  /** {@return a field of a lesson} */
  static String of(String text, Redactor redactor, int maxChars) {
    return RedactedText.redactedAndCut(
        line -> redactor.redact(line).text().strip(), neutral(text), maxChars);
  }

  /** {@return whether the field was longer than the limit} */
  static boolean isCut(String text, Redactor redactor, int maxChars) {
    return Graphemes.length(redactor.redact(neutral(text)).text().strip()) > maxChars;
  }

  /**
   * {@return a text on one line without control and format characters, angle brackets and
   * backticks, and with no two tildes in a row} Composed first: the Greek varia, for one, becomes a
   * backtick only then.
   */
  static String neutral(String text) {
    StringBuilder kept = new StringBuilder(text.length());
    composed(text)
        .codePoints()
        .filter(c -> "<>`".indexOf(c) < 0)
        .filter(c -> c != '~' || kept.isEmpty() || kept.charAt(kept.length() - 1) != '~')
        .forEach(kept::appendCodePoint);
    return TextNormal.fold(kept.toString());
  }

  private static String composed(String text) {
    StringBuilder visible = new StringBuilder(text.length());
    text.codePoints().map(c -> isInvisible(c) ? ' ' : c).forEach(visible::appendCodePoint);
    return TextNormal.repair(visible.toString());
  }

  private static boolean isInvisible(int c) {
    return Character.isISOControl(c) || Character.getType(c) == Character.FORMAT;
  }
}
