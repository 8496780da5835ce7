package io.memory4j.internal;

/**
 * The form of ids: a letter and 12 characters of lower-case Crockford base 32. Each record that is
 * read has its id checked, so this is a loop and no regular expression. Thread-safe.
 */
public final class IdForm {
  private static final int LENGTH = 13;
  private static final String NO_DIGITS = "ilou";

  private IdForm() {}

  /**
   * {@return whether a text is an id}
   *
   * @param id any text
   */
  public static boolean isId(String id) {
    if (id.length() != LENGTH || !isLetter(id.charAt(0))) {
      return false;
    }
    for (int at = 1; at < LENGTH; at++) {
      if (!isDigit(id.charAt(at))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean isDigit(char c) {
    return (c >= '0' && c <= '9') || (isLetter(c) && NO_DIGITS.indexOf(c) < 0);
  }
}
