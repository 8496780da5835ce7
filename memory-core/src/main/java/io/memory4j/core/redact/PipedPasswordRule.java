package io.memory4j.core.redact;

import java.util.List;

/** Finds a password that one command prints for another: {@code echo … | sudo -S}. */
final class PipedPasswordRule implements SecretRule {
  private static final List<String> PRINTERS = List.of("echo -n ", "echo ", "printf ");
  private static final List<String> READERS =
      List.of(
          "--password-stdin", "sudo -S", "--with-token", "--stdin", "-passin stdin", "chpasswd");

  private static final int MAX_LINE = 200;
  private static final int MAX_BLANKS = 8;
  private static final int MIN_CHARS = 3;

  @Override
  public void find(String text, Findings findings) {
    for (String printer : PRINTERS) {
      for (int i = text.indexOf(printer); i >= 0; i = text.indexOf(printer, i + 1)) {
        report(text, i + printer.length(), findings);
      }
    }
  }

  private static void report(String text, int start, Findings findings) {
    Value value = Value.read(text, start, Scan.WINDOW);
    int end = value.quoted() ? value.end() + 1 : value.end();
    int pipe = Alphabet.BLANKS.end(text, end, end + MAX_BLANKS);
    if (Scan.at(text, pipe) != '|' || value.end() - value.start() < MIN_CHARS) {
      return;
    }
    String content = text.substring(value.start(), value.end());
    if (isRead(text, pipe) && !Placeholders.matches(Marker.strip(content))) {
      findings.add(value.start(), value.end(), "command-line");
    }
  }

  private static boolean isRead(String text, int pipe) {
    int end = pipe;
    while (end < pipe + MAX_LINE && !Scan.isLineEnd(Scan.at(text, end))) {
      end++;
    }
    String rest = text.substring(pipe, end);
    return READERS.stream().anyMatch(rest::contains);
  }
}
