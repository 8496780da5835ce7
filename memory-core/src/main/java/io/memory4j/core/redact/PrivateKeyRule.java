package io.memory4j.core.redact;

/**
 * Finds private keys in PEM and PGP armour (RFC 7468, RFC 4880): with real or escaped line breaks,
 * on one line, indented, quoted, numbered, joined from string literals, and without an end.
 */
final class PrivateKeyRule implements SecretRule {
  private static final String BEGIN = "-----BEGIN ";
  private static final String END = "-----END ";
  private static final String DASHES = "-----";
  private static final int MAX_LABEL = 60;
  private static final int MIN_BODY = 12;

  @Override
  public void find(String text, Findings findings) {
    int begin = text.indexOf(BEGIN);
    while (begin >= 0) {
      int labelEnd = labelEnd(text, begin + BEGIN.length());
      int next = begin + BEGIN.length();
      if (labelEnd > 0) {
        ArmourBody body = ArmourBody.read(text, labelEnd);
        next = body.end();
        if (body.characters() >= MIN_BODY) {
          next = afterEndLine(text, body.end());
          findings.add(begin, next, "private-key");
        }
      }
      begin = text.indexOf(BEGIN, next);
    }
  }

  /** Returns the end of the first line if it announces a private key, or -1. */
  private static int labelEnd(String text, int start) {
    int end = start;
    while (end < start + MAX_LABEL && isLabel(Scan.at(text, end))) {
      end++;
    }
    boolean privateKey =
        text.startsWith(DASHES, end) && text.substring(start, end).contains("PRIVATE KEY");
    return privateKey ? end + DASHES.length() : -1;
  }

  private static int afterEndLine(String text, int bodyEnd) {
    if (!text.startsWith(END, bodyEnd)) {
      return bodyEnd;
    }
    int end = bodyEnd + END.length();
    while (end < bodyEnd + MAX_LABEL && isLabel(Scan.at(text, end))) {
      end++;
    }
    return text.startsWith(DASHES, end) ? end + DASHES.length() : end;
  }

  private static boolean isLabel(char c) {
    return c == ' ' || Alphabet.UPPER_ALNUM.has(c);
  }
}
