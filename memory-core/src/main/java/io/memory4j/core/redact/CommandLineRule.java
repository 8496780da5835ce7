package io.memory4j.core.redact;

import java.util.List;

/** Finds passwords behind the one-letter options of well-known commands. */
final class CommandLineRule implements SecretRule {
  private static final int MAX_LINE = 400;
  private static final int MIN_CHARS = 3;

  private enum Form {
    /** The secret is glued to the option. */
    ATTACHED,
    /** The secret is the next word. */
    NEXT,
    /** The next word is {@code user:secret}. */
    USER,
    /** The next word is {@code pass:secret}. */
    PASS,
    /** The next word is a list of cookies. */
    COOKIES
  }

  private record Option(String command, String flag, Form form) {}

  private static final List<Option> OPTIONS =
      List.of(
          new Option("mysql", "-p", Form.ATTACHED),
          new Option("mysqldump", "-p", Form.ATTACHED),
          new Option("mysqladmin", "-p", Form.ATTACHED),
          new Option("mariadb", "-p", Form.ATTACHED),
          new Option("sshpass", "-p", Form.NEXT),
          new Option("docker login", "-p", Form.NEXT),
          new Option("podman login", "-p", Form.NEXT),
          new Option("helm registry login", "-p", Form.NEXT),
          new Option("az login", "-p", Form.NEXT),
          new Option("twine", "-p", Form.NEXT),
          new Option("redis-cli", "-a", Form.NEXT),
          new Option("ldapsearch", "-w", Form.NEXT),
          new Option("curl", "-u", Form.USER),
          new Option("curl", "--user", Form.USER),
          new Option("curl", "-b", Form.COOKIES),
          new Option("openssl", "-passin", Form.PASS),
          new Option("openssl", "-passout", Form.PASS));

  private static final String FIRST_LETTERS = firstLetters();

  @Override
  public void find(String text, Findings findings) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Alphabet.ALNUM.has(c) && FIRST_LETTERS.indexOf(c) >= 0 && Scan.tokenStart(text, i)) {
        findOptions(text, i, findings);
      }
    }
  }

  private static void findOptions(String text, int start, Findings findings) {
    for (Option option : OPTIONS) {
      int end = start + option.command.length();
      if (text.startsWith(option.command, start) && Scan.at(text, end) == ' ') {
        findOption(text, end, option, findings);
      }
    }
  }

  private static void findOption(String text, int from, Option option, Findings findings) {
    int limit = Math.min(text.length(), from + MAX_LINE);
    for (int i = from; i < limit && !Scan.isLineEnd(text.charAt(i)); i++) {
      if (text.charAt(i) != ' ' || !text.startsWith(option.flag, i + 1)) {
        continue;
      }
      int flagEnd = i + 1 + option.flag.length();
      boolean blank = Scan.at(text, flagEnd) == ' ';
      if (blank != (option.form == Form.ATTACHED)) {
        int start = Alphabet.BLANKS.end(text, flagEnd, flagEnd + 8);
        report(text, start, option, findings);
        return;
      }
    }
  }

  private static void report(String text, int wordStart, Option option, Findings findings) {
    boolean quoted = Scan.isQuote(Scan.at(text, wordStart));
    int start = quoted ? wordStart + 1 : wordStart;
    if (option.form == Form.COOKIES) {
      CookieRule.findPairs(text, start, findings);
      return;
    }
    int end = wordEnd(text, start, quoted ? text.charAt(wordStart) : ' ');
    int secret = secretStart(text, start, end, option.form);
    String value = Marker.strip(text.substring(secret, end));
    if (value.length() >= MIN_CHARS && value.charAt(0) != '-' && !Placeholders.matches(value)) {
      findings.add(secret, end, "command-line");
    }
  }

  private static int secretStart(String text, int start, int end, Form form) {
    int colon = text.substring(start, end).indexOf(":") + start;
    boolean inside = colon >= start;
    return switch (form) {
      case USER -> inside ? colon + 1 : end;
      case PASS -> text.startsWith("pass:", start) ? start + "pass:".length() : end;
      default -> start;
    };
  }

  private static int wordEnd(String text, int start, char closing) {
    int limit = Math.min(text.length(), start + Scan.WINDOW);
    int i = start;
    while (i < limit && text.charAt(i) != closing && text.charAt(i) >= ' ') {
      i++;
    }
    return i;
  }

  private static String firstLetters() {
    StringBuilder letters = new StringBuilder();
    OPTIONS.forEach(option -> letters.append(option.command.charAt(0)));
    return letters.toString();
  }
}
