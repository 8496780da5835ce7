package io.memory4j.core.fact;

import io.memory4j.Fact;
import io.memory4j.RejectedException;
import io.memory4j.RejectedException.Reason;
import io.memory4j.core.redact.RedactedText;
import io.memory4j.core.text.TextNormal;
import java.util.function.UnaryOperator;

/**
 * The wording of a statement: its text as it is stored, as it is compared, and whole if it had to
 * be cut.
 *
 * @param content as it is stored: one line, or the lines as given under a key
 * @param folded the whole text with white space folded, before any cut
 * @param isCut whether content is only the beginning
 */
record Wording(String content, String folded, boolean isCut) {
  /**
   * {@return the wording of a text}
   *
   * <p>Secrets go first, so that the lines of a private key neither count nor make a statement
   * multi-line, and once more after folding, which may bring the halves of one together.
   *
   * @param text as it was given
   * @param rules which shape is asked for
   * @param screening takes secrets out
   * @throws RejectedException if the text is blank, or has not the shape and may not be cut
   */
  static Wording of(String text, Rules rules, Screening screening) {
    if (TextNormal.isBlank(text)) {
      throw new RejectedException(
          Reason.BLANK, "A statement is blank; say something or leave it out.", 1, 0);
    }
    String clean = screening.redact(text).strip();
    String folded = screening.redact(TextNormal.fold(clean));
    if (!rules.isKeyed() && !rules.mayCut() && hasLineEnd(clean)) {
      throw new RejectedException(
          Reason.MULTI_LINE,
          "A statement without a key spans lines; make it one sentence, or give it a key.",
          1,
          clean.lines().count());
    }
    String whole = rules.isKeyed() ? screening.redact(lines(clean)).strip() : folded;
    String given = rules.isKeyed() ? lines(text.strip()) : TextNormal.fold(text);
    int chars = Math.min(chars(whole), chars(given));
    return rules.cut(whole, chars, folded, screening::redact);
  }

  private static String lines(String text) {
    return TextNormal.repair(text).replace("\r\n", "\n").replace('\r', '\n');
  }

  private static boolean hasLineEnd(String text) {
    return text.codePoints().anyMatch(Wording::isLineEnd);
  }

  private static boolean isLineEnd(int codePoint) {
    return (codePoint >= '\n' && codePoint <= '\r')
        || codePoint == 0x85
        || codePoint == 0x2028
        || codePoint == 0x2029;
  }

  private static int chars(String text) {
    return text.codePointCount(0, text.length());
  }

  /**
   * Which shape a text must have.
   *
   * @param isKeyed whether it stands under a key, and so may be long and span lines
   * @param mayCut whether a text that is too long is cut and folded instead of refused
   */
  record Rules(boolean isKeyed, boolean mayCut) {
    private int limit() {
      return isKeyed ? Fact.MAX_KEYED_CONTENT_CHARS : Fact.MAX_CONTENT_CHARS;
    }

    private Wording cut(String whole, int chars, String folded, UnaryOperator<String> redact) {
      if (chars <= limit()) {
        return new Wording(whole, folded, false);
      }
      if (!mayCut) {
        throw new RejectedException(
            Reason.TOO_LONG,
            "A statement "
                + (isKeyed ? "under" : "without")
                + " a key has "
                + chars
                + " characters, the limit is "
                + limit()
                + "; shorten it, or keep it as a document in the repository.",
            limit(),
            chars);
      }
      return new Wording(RedactedText.redactedAndCut(redact, whole, limit()), folded, true);
    }
  }
}
