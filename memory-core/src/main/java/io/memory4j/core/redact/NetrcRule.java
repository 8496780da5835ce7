package io.memory4j.core.redact;

/** Finds the passwords of a {@code .netrc} file: {@code login ann password …}. */
final class NetrcRule implements SecretRule {
  private static final String PASSWORD = "password";
  private static final int MAX_NAME = 200;
  private static final int MAX_SPACES = 40;

  @Override
  public void find(String text, Findings findings) {
    for (int i = text.indexOf(PASSWORD); i >= 0; i = text.indexOf(PASSWORD, i + 1)) {
      int afterWord = i + PASSWORD.length();
      int start = Alphabet.SPACES.end(text, afterWord, afterWord + MAX_SPACES);
      if (start == afterWord || !followsLogin(text, i)) {
        continue;
      }
      int end = wordEnd(text, start);
      String value = text.substring(start, Math.min(end, start + Scan.WINDOW));
      Strength strength = Strength.of(value);
      boolean word = strength.lower() == value.length();
      if (!word && !value.isEmpty() && !Placeholders.matches(value)) {
        findings.add(start, end, "netrc");
      }
    }
  }

  private static boolean followsLogin(String text, int password) {
    int nameEnd = Alphabet.SPACES.start(text, password, MAX_SPACES);
    int nameStart = nameEnd;
    while (nameStart > nameEnd - MAX_NAME && Scan.at(text, nameStart - 1) > ' ' && nameStart > 0) {
      nameStart--;
    }
    int loginEnd = Alphabet.SPACES.start(text, nameStart, MAX_SPACES);
    return nameStart < nameEnd
        && loginEnd < nameStart
        && text.startsWith("login", loginEnd - "login".length());
  }

  private static int wordEnd(String text, int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) > ' ' && !Scan.isQuote(text.charAt(end))) {
      end++;
    }
    return end;
  }
}
