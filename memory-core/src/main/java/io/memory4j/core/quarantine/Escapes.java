package io.memory4j.core.quarantine;

/**
 * Recognises words written as escapes: {@code \x69}, {@code %69} or an HTML entity for each letter.
 * Escapes exist for what cannot be written, so a row of plain letters hides them. Escaped letters
 * outside ASCII, as addresses have them, are no reason.
 */
final class Escapes {
  private static final int MIN_LETTERS = 6;
  private static final int MAX_DIGITS = 8;

  /** Openings, the radix of what follows, its digits if fixed (else 0, closed by a semicolon). */
  private enum Form {
    BACKSLASH_X("\\x", 16, 2),
    BACKSLASH_U("\\u", 16, 4),
    PERCENT("%", 16, 2),
    ENTITY_HEX("&#x", 16, 0),
    ENTITY("&#", 10, 0);

    final String opening;
    final int radix;
    final int digits;

    Form(String opening, int radix, int digits) {
      this.opening = opening;
      this.radix = radix;
      this.digits = digits;
    }
  }

  private Escapes() {}

  static boolean isIn(String text) {
    int letters = 0;
    int at = 0;
    while (at < text.length()) {
      int end = endOfEscape(text, at);
      if (end < 0) {
        letters = 0;
        at++;
        continue;
      }
      letters += isLetter(text, at) ? 1 : 0;
      if (letters >= MIN_LETTERS) {
        return true;
      }
      at = end;
    }
    return false;
  }

  private static int endOfEscape(String text, int at) {
    for (Form form : Form.values()) {
      int digits = at + form.opening.length();
      if (text.startsWith(form.opening, at)) {
        int end = endOfDigits(text, digits, form);
        boolean closed = form.digits > 0 || (end < text.length() && text.charAt(end) == ';');
        if (end > digits && closed && (form.digits == 0 || end - digits == form.digits)) {
          return form.digits > 0 ? end : end + 1;
        }
      }
    }
    return -1;
  }

  private static int endOfDigits(String text, int from, Form form) {
    int max = Math.min(text.length(), from + (form.digits > 0 ? form.digits : MAX_DIGITS));
    int at = from;
    while (at < max && Character.digit(text.charAt(at), form.radix) >= 0) {
      at++;
    }
    return at;
  }

  private static boolean isLetter(String text, int start) {
    for (Form form : Form.values()) {
      if (text.startsWith(form.opening, start)) {
        int digits = start + form.opening.length();
        int code =
            Integer.parseInt(text.substring(digits, endOfDigits(text, digits, form)), form.radix);
        return code < 0x7F && Character.isLetter(code);
      }
    }
    return false;
  }
}
