package io.memory4j.core.redact;

/**
 * Finds private keys in PEM and PGP armour (RFC 7468, RFC 4880): with real or escaped line breaks,
 * on one line, indented, quoted, numbered, joined from string literals, and without an end; and
 * those of SSH2 (RFC 4716) and PuTTY.
 */
final class PrivateKeyRule implements SecretRule {
  private static final String BEGIN = "-----BEGIN ";
  private static final String END = "-----END ";
  private static final String DASHES = "-----";
  private static final String SSH2 = "---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----";
  private static final String PUTTY = "Private-Lines: ";
  private static final int MAX_DIGITS = 4;
  private static final int MAX_LABEL = 60;
  private static final int MIN_BODY = 12;

  @Override
  public void find(String text, Findings findings) {
    find(text, BEGIN, findings);
    find(text, SSH2, findings);
    find(text, PUTTY, findings);
  }

  private static void find(String text, String start, Findings findings) {
    int begin = text.indexOf(start);
    while (begin >= 0) {
      int next = begin + start.length();
      int labelEnd = start.equals(BEGIN) ? labelEnd(text, next) : numberEnd(text, next);
      if (labelEnd > 0) {
        ArmourBody body = ArmourBody.read(text, labelEnd);
        next = body.end();
        if (body.characters() >= MIN_BODY) {
          next = afterEndLine(text, body.end());
          findings.add(begin, next, "private-key");
        }
      }
      begin = text.indexOf(start, next);
    }
  }

  /** Returns where the number of lines ends that a key of PuTTY begins with. */
  private static int numberEnd(String text, int start) {
    int end = Alphabet.DIGITS.end(text, start, start + MAX_DIGITS);
    return Scan.at(text, end) <= ' ' ? end : -1;
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
