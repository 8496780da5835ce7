package io.memory4j.core.redact;

import java.util.List;

/** Finds the secret that stands beside an AWS access key id, whatever separates the two. */
final class AwsPairRule implements SecretRule {
  private static final List<String> PREFIXES = List.of("AKIA", "ASIA");
  private static final int ID_CHARS = 20;
  private static final int SECRET_CHARS = 40;
  private static final int REACH = 160;

  @Override
  public void find(String text, Findings findings) {
    for (String prefix : PREFIXES) {
      int id = text.indexOf(prefix);
      while (id >= 0) {
        int idEnd = Alphabet.UPPER_ALNUM.end(text, id, id + ID_CHARS + 1);
        if (idEnd - id == ID_CHARS && Scan.tokenStart(text, id)) {
          findSecret(text, idEnd, findings);
        }
        id = text.indexOf(prefix, id + 1);
      }
    }
  }

  private static void findSecret(String text, int from, Findings findings) {
    int limit = Math.min(text.length(), from + REACH);
    int i = from;
    while (i < limit) {
      int end = Alphabet.BASE64.end(text, i, i + SECRET_CHARS + 1);
      if (end - i == SECRET_CHARS && isSecret(Strength.of(text, i, end))) {
        findings.add(i, end, "aws-secret-key");
        return;
      }
      i = Math.max(i + 1, Alphabet.BASE64.end(text, i, limit));
    }
  }

  private static boolean isSecret(Strength strength) {
    return strength.mixedCase() && strength.digits() > 0;
  }
}
