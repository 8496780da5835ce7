package io.memory4j.core.redact;

/** Finds the password in {@code jdbc:oracle:thin:user/password@host}. */
final class OraclePasswordRule implements SecretRule {
  private static final String START = "jdbc:oracle:";
  private static final int MAX_CHARS = 200;

  @Override
  public void find(String text, Findings findings) {
    for (int i = text.indexOf(START); i >= 0; i = text.indexOf(START, i + 1)) {
      int slash = -1;
      for (int at = i + START.length(); at < i + MAX_CHARS; at++) {
        char c = Scan.at(text, at);
        slash = c == '/' && slash < 0 ? at : slash;
        if (c == '@' && slash > 0 && !Placeholders.matches(text.substring(slash + 1, at))) {
          findings.add(slash + 1, at, "url-password");
        }
        if (c == '@' || c <= ' ' || c == Scan.NONE || Scan.isQuote(c)) {
          break;
        }
      }
    }
  }
}
