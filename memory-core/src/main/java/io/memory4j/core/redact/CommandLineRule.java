package io.memory4j.core.redact;

import java.util.List;
import java.util.stream.IntStream;

/** Finds passwords behind the one-letter options of well-known commands. */
final class CommandLineRule implements SecretRule {
  private static final int MAX_LINE = 400;
  private static final int MIN_CHARS = 3;
  private static final String PASSWORD = "password";

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
          new Option("ldapmodify", "-w", Form.NEXT),
          new Option("ldapadd", "-w", Form.NEXT),
          new Option("mongo", "-p", Form.NEXT),
          new Option("mongosh", "-p", Form.NEXT),
          new Option("mongodump", "-p", Form.NEXT),
          new Option("mongorestore", "-p", Form.NEXT),
          new Option("cqlsh", "-p", Form.NEXT),
          new Option("sqlcmd", "-P", Form.NEXT),
          new Option("zip", "-P", Form.NEXT),
          new Option("unzip", "-P", Form.NEXT),
          new Option("7z", "-p", Form.ATTACHED),
          new Option("7za", "-p", Form.ATTACHED),
          new Option("ssh-keygen", "-N", Form.NEXT),
          new Option("ssh-keygen", "-P", Form.NEXT),
          new Option("keytool", "-storepass", Form.NEXT),
          new Option("keytool", "-keypass", Form.NEXT),
          new Option("gh secret set", "-b", Form.NEXT),
          new Option("gh secret set", "--body", Form.NEXT),
          new Option("ConvertTo-SecureString", "-String", Form.NEXT),
          new Option("ConvertTo-SecureString", "-AsPlainText", Form.NEXT),
          new Option("ConvertTo-SecureString", "", Form.NEXT),
          new Option("http", "-a", Form.USER),
          new Option("http", "--auth", Form.USER),
          new Option("https", "-a", Form.USER),
          new Option("wget", "--password", Form.NEXT),
          new Option("curl", "-u", Form.USER),
          new Option("curl", "--user", Form.USER),
          new Option("curl", "-U", Form.USER),
          new Option("curl", "--proxy-user", Form.USER),
          new Option("openssl enc", "-k", Form.NEXT),
          new Option("openssl", "-pass", Form.PASS),
          new Option("curl", "-b", Form.COOKIES),
          new Option("openssl", "-passin", Form.PASS),
          new Option("openssl", "-passout", Form.PASS));

  private static final int ASCII = 128;
  private static final List<List<Option>> BY_FIRST_LETTER = byFirstLetter();

  @Override
  public void find(String text, Findings findings) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ASCII && !BY_FIRST_LETTER.get(c).isEmpty() && Scan.tokenStart(text, i)) {
        findOptions(text, i, BY_FIRST_LETTER.get(c), findings);
      }
    }
  }

  private static void findOptions(String text, int start, List<Option> options, Findings findings) {
    for (Option option : options) {
      int end = start + option.command.length();
      if (text.startsWith(option.command, start) && Scan.at(text, end) == ' ') {
        findOption(text, end, option, findings);
      }
    }
  }

  private static void findOption(String text, int from, Option option, Findings findings) {
    int limit = Math.min(text.length(), from + MAX_LINE);
    for (int i = from; i < limit && !Scan.isLineEnd(text.charAt(i)); i++) {
      int start = text.charAt(i) == ' ' ? valueStart(text, i + 1, option) : -1;
      if (start > 0) {
        report(text, start, option, findings);
        return;
      }
    }
  }

  /** Returns where the option's value starts if the option stands here, or -1. */
  private static int valueStart(String text, int word, Option option) {
    boolean user = option.form == Form.USER && option.flag.length() == 2;
    int flag = user ? lastOfLetters(text, word, option) : word;
    if (!text.startsWith(option.flag, flag) && flag == word) {
      return -1;
    }
    int flagEnd = flag == word ? word + option.flag.length() : flag + 1;
    char next = Scan.at(text, flagEnd);
    if (option.form == Form.ATTACHED) {
      return next == ' ' ? -1 : flagEnd;
    }
    if (next == ' ' || option.flag.isEmpty()) {
      return Alphabet.BLANKS.end(text, flagEnd, flagEnd + 8);
    }
    boolean attached = user && (Alphabet.ALNUM.has(next) || Scan.isQuote(next));
    return next == '=' && option.flag.startsWith("--") ? flagEnd + 1 : attached ? flagEnd : -1;
  }

  /** Returns where a one-letter option stands that ends a group of such, as in {@code -sSu}. */
  private static int lastOfLetters(String text, int word, Option option) {
    int end = Scan.at(text, word) == '-' ? Alphabet.LETTERS.end(text, word + 1, word + 8) : word;
    boolean group = end > word + 2 && Scan.at(text, end) == ' ';
    return group && text.charAt(end - 1) == option.flag.charAt(1) ? end - 1 : word;
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
    boolean given = value.length() >= MIN_CHARS && "-(".indexOf(value.charAt(0)) < 0;
    if (given && !Placeholders.matches(value) && !value.equals(PASSWORD)) {
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

  private static List<List<Option>> byFirstLetter() {
    return IntStream.range(0, ASCII)
        .mapToObj(c -> OPTIONS.stream().filter(o -> o.command.charAt(0) == c).toList())
        .toList();
  }
}
