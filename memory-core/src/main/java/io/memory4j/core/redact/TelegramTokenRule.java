package io.memory4j.core.redact;

/** Finds the tokens of Telegram bots: a number, a colon and 35 URL-safe characters. */
final class TelegramTokenRule implements SecretRule {
  private static final int MIN_DIGITS = 8;
  private static final int MAX_DIGITS = 10;
  private static final int BODY = 35;

  @Override
  public void find(String text, Findings findings) {
    for (int colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
      int start = Alphabet.DIGITS.start(text, colon, MAX_DIGITS + 1);
      int digits = colon - start;
      if (digits < MIN_DIGITS || digits > MAX_DIGITS || !startsToken(text, start)) {
        continue;
      }
      int end = Alphabet.URL_SAFE.end(text, colon + 1, colon + 2 + BODY);
      boolean token = end - colon - 1 == BODY;
      if (token && Strength.of(text, colon + 1, end).mixedCase()) {
        findings.add(start, end, "telegram-token");
      }
    }
  }

  private static boolean startsToken(String text, int start) {
    return Scan.tokenStart(text, start) || text.startsWith("bot", start - 3);
  }
}
