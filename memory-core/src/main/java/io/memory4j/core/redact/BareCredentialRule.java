package io.memory4j.core.redact;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Base64;

/** Finds {@code Bearer} and {@code Basic} credentials whose header name is not beside them. */
final class BareCredentialRule implements SecretRule {
  private static final int MAX_GAP = 4;
  private static final int MIN_BEARER = 16;
  private static final int MIN_BASIC = 8;

  @Override
  public void find(String text, Findings findings) {
    for (int i = next(text, "bearer", 0); i >= 0; i = next(text, "bearer", i + 1)) {
      int start = valueStart(text, i + "bearer".length());
      int seen = Alphabet.BEARER.end(text, start, start + Scan.WINDOW);
      boolean token = Strength.of(text, start, seen).lettersAndDigits();
      if (start > 0 && seen - start >= MIN_BEARER && token) {
        findings.add(start, Alphabet.BEARER.end(text, seen), "bearer");
      }
    }
    for (int i = next(text, "basic", 0); i >= 0; i = next(text, "basic", i + 1)) {
      int start = valueStart(text, i + "basic".length());
      int end = Alphabet.BEARER.end(text, start, start + Scan.WINDOW);
      if (start > 0 && end - start >= MIN_BASIC && isUserAndPassword(text.substring(start, end))) {
        findings.add(start, end, "basic-auth");
      }
    }
  }

  /** Returns whether a text is base64 of a user, a colon and more (RFC 7617). */
  static boolean isUserAndPassword(String value) {
    try {
      String decoded = new String(Base64.getDecoder().decode(value), ISO_8859_1);
      int colon = decoded.indexOf(':');
      return colon > 0 && decoded.substring(0, colon).chars().allMatch(c -> c > ' ' && c < 127);
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static int next(String text, String word, int from) {
    return Scan.indexOfIgnoreCase(text, word, from);
  }

  /** Returns the index behind the blanks that follow a word, or the text's length. */
  private static int valueStart(String text, int wordEnd) {
    int start = Alphabet.BLANKS.end(text, wordEnd, wordEnd + MAX_GAP);
    if (text.startsWith("%20", wordEnd)) {
      start = wordEnd + "%20".length();
    }
    return start == wordEnd ? text.length() : start;
  }
}
