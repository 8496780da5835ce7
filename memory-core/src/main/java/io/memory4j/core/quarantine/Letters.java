package io.memory4j.core.quarantine;

/** A text without anything but its letters and digits, by which quotations are compared. */
final class Letters {
  private Letters() {}

  static String of(String text) {
    StringBuilder letters = new StringBuilder(text.length());
    text.codePoints().filter(Character::isLetterOrDigit).forEach(letters::appendCodePoint);
    return letters.toString();
  }
}
