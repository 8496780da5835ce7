package io.memory4j.core.file;

import io.memory4j.core.redact.RedactedText;
import io.memory4j.core.text.TextNormal;
import io.memory4j.redact.Redactor;

/** Makes any text one line of a Markdown list, with a comment behind it. Pure. */
final class BulletText {
  private static final String MARKERS = "-*+#>";

  private BulletText() {}

  /**
   * {@return a text on one line that begins no list, heading or quotation, opens or closes no
   * comment, and holds no secret the redactor knows}
   */
  static String of(String text, Redactor redactor) {
    return redactor.redact(withoutMarkers(withoutComments(TextNormal.fold(text)))).text().strip();
  }

  /** {@return the same, cut to a number of code points} */
  static String of(String text, Redactor redactor, int maxChars) {
    return RedactedText.redactedAndCut(line -> of(line, redactor), text, maxChars);
  }

  /** A blank in the middle ends a mark; nothing is removed that could join its neighbours. */
  private static String withoutComments(String line) {
    return line.replace("<!--", "<! --").replace("--!>", "-- !>").replace("-->", "-- >");
  }

  private static String withoutMarkers(String line) {
    int start = 0;
    while (start + 1 < line.length()
        && MARKERS.indexOf(line.charAt(start)) >= 0
        && line.charAt(start + 1) == ' ') {
      start += 2;
    }
    String rest = line.substring(start);
    return rest.length() == 1 && MARKERS.contains(rest) ? "" : rest;
  }
}
