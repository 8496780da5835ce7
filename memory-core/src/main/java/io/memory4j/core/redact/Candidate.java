package io.memory4j.core.redact;

/**
 * A value whose name promises a secret.
 *
 * @param text the text around it
 * @param nameStart where the name starts
 * @param kind what the name promises
 * @param link what stands between name and value
 * @param value the value, or its first {@link Scan#WINDOW} characters
 */
record Candidate(String text, int nameStart, KeyKind kind, Link link, Value value) {
  private static final int MAX_INDENT = 64;

  /** Returns whether the name promises something that no person would choose. */
  boolean machineMade() {
    return kind == KeyKind.TOKEN || kind == KeyKind.PARAMETER;
  }

  /** Returns the value without earlier replacements. */
  String content() {
    return Marker.strip(text.substring(value.start(), value.end()));
  }

  /** Returns the character right behind the value. */
  char behind() {
    return Scan.at(text, value.end());
  }

  /** Returns the first character behind the value that is no blank. */
  char following() {
    int end = value.end();
    return Scan.at(text, Alphabet.BLANKS.end(text, end, end + MAX_INDENT));
  }

  /** Returns whether the name is the first word of its line and the value the last. */
  boolean ownsLine() {
    return Scan.isLineEnd(following()) && startsLine();
  }

  private boolean startsLine() {
    int i = nameStart;
    while (i > nameStart - MAX_INDENT && " \t-\"'*".indexOf(Scan.at(text, i - 1)) >= 0) {
      i--;
    }
    return Scan.isLineEnd(Scan.at(text, i - 1));
  }
}
