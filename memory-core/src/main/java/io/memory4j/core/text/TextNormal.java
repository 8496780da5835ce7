package io.memory4j.core.text;

import java.text.Normalizer;

/**
 * The normal form of remembered text. Both forms are well formed, composed (NFC) and reached in
 * linear time; applying one twice changes nothing more. Immutable and thread-safe.
 *
 * <p>Of a run of more than {@value #MAX_MARKS} combining marks the first {@value #MAX_MARKS} are
 * kept: no language writes more (the Stream-Safe Text Format of UAX #15 draws the same line), and
 * putting an endless run into canonical order takes quadratic time.
 */
public final class TextNormal {
  /** Longest run of combining marks that is kept. */
  static final int MAX_MARKS = 30;

  private static final int REPLACEMENT = 0xFFFD;

  /** No character before this one is a combining mark. */
  private static final int FIRST_MARK = 0x0300;

  private TextNormal() {}

  /**
   * {@return a statement on one line, without blanks at its ends}
   *
   * <ul>
   *   <li>Every run of white space becomes one blank. White space is what Unicode calls a
   *       separator, no-break spaces and the line and paragraph separators included, and every
   *       control character: line ends, NUL, the escape of a terminal sequence.
   *   <li>Marks that only say where a line may break vanish, since nobody sees or types them: soft
   *       hyphen, zero width space, word joiner, byte order mark. All other format characters stay,
   *       as joiners and directions carry meaning.
   *   <li>A lone surrogate becomes U+FFFD.
   * </ul>
   *
   * @param text any text
   */
  public static String fold(String text) {
    StringBuilder line = new StringBuilder(text.length());
    boolean blank = false;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (isSpace(c)) {
        blank = !line.isEmpty();
      } else if (!isBreakHint(c)) {
        if (blank) {
          line.append(' ');
        }
        blank = false;
        line.appendCodePoint(isSurrogate(c) ? REPLACEMENT : c);
      }
    }
    return compose(line.toString());
  }

  /**
   * {@return a text of any number of lines, well formed and composed} Lone surrogates become
   * U+FFFD, and so does NUL, at which many databases end a text. Nothing else changes.
   *
   * @param text any text
   */
  public static String repair(String text) {
    if (text.codePoints().noneMatch(TextNormal::isBroken)) {
      return compose(text);
    }
    StringBuilder whole = new StringBuilder(text.length());
    text.codePoints().map(c -> isBroken(c) ? REPLACEMENT : c).forEach(whole::appendCodePoint);
    return compose(whole.toString());
  }

  /**
   * {@return whether nothing in a text can be seen: it is white space, controls and {@linkplain
   * Unseen what nobody sees}}
   *
   * @param text any text
   */
  public static boolean isBlank(String text) {
    return text.codePoints().allMatch(c -> isSpace(c) || Unseen.is(c));
  }

  /**
   * {@return whether a text holds no lone surrogate}
   *
   * @param text any text
   */
  public static boolean isWellFormed(String text) {
    return text.codePoints().noneMatch(TextNormal::isSurrogate);
  }

  /** {@return a well-formed text in composed form} Bounds runs of marks, before and after. */
  static String compose(String text) {
    return boundMarks(Normalizer.normalize(boundMarks(text), Normalizer.Form.NFC));
  }

  static boolean isMark(int codePoint) {
    if (codePoint < FIRST_MARK) {
      return false;
    }
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.ENCLOSING_MARK;
  }

  private static String boundMarks(String text) {
    StringBuilder kept = new StringBuilder(text.length());
    int run = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      run = isMark(c) ? run + 1 : 0;
      if (run <= MAX_MARKS) {
        kept.appendCodePoint(c);
      }
    }
    return kept.length() == text.length() ? text : kept.toString();
  }

  private static boolean isBroken(int c) {
    return c == 0 || isSurrogate(c);
  }

  private static boolean isSurrogate(int c) {
    return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
  }

  private static boolean isSpace(int c) {
    return Character.isSpaceChar(c) || Character.isISOControl(c);
  }

  private static boolean isBreakHint(int c) {
    return c == 0x00AD || c == 0x200B || c == 0x2060 || c == 0xFEFF;
  }
}
