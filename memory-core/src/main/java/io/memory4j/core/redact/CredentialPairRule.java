package io.memory4j.core.redact;

import java.util.List;

/** Finds the password that code hands over right after the name of a user, in two literals. */
final class CredentialPairRule implements SecretRule {
  private static final List<String> CALLS =
      List.of(
          "auth(",
          "auth=(",
          "auth = (",
          "Auth(",
          "NetworkCredential(",
          "PasswordAuthentication(",
          "PasswordCredentials(",
          "basicAuthentication(",
          "Credentials.basic(",
          "PSCredential(");

  private static final String LAST_LETTERS = "hlnsc= ";
  private static final int MAX_BLANKS = 8;
  private static final int MIN_CHARS = 6;

  @Override
  public void find(String text, Findings findings) {
    for (int open = text.indexOf('('); open >= 0; open = text.indexOf('(', open + 1)) {
      int end = open + 1;
      boolean ending = LAST_LETTERS.indexOf(Scan.at(text, open - 1)) >= 0;
      if (ending && CALLS.stream().anyMatch(call -> text.startsWith(call, end - call.length()))) {
        findPair(text, end, findings);
      }
    }
  }

  private static void findPair(String text, int open, Findings findings) {
    int user = Alphabet.BLANKS.end(text, open, open + MAX_BLANKS);
    Quote quote = Quote.openingAt(text, user);
    if (!quote.isPresent()) {
      return;
    }
    int userEnd = quote.closingAt(text, user + quote.opening().length(), user + Scan.WINDOW);
    int comma = userEnd + quote.closing().length();
    int next = Alphabet.BLANKS.end(text, comma + 1, comma + 1 + MAX_BLANKS);
    if (Scan.at(text, comma) != ',' || !Quote.openingAt(text, next).isPresent()) {
      return;
    }
    Value value = Value.read(text, next, Scan.WINDOW);
    String content = Marker.strip(text.substring(value.start(), value.end()));
    Strength strength = Strength.of(content);
    boolean mixed = strength.lettersAndDigits() || (strength.mixedCase() && strength.symbols() > 0);
    boolean said = Placeholders.matches(content) || References.matches(content);
    if (content.length() >= MIN_CHARS && mixed && content.indexOf(' ') < 0 && !said) {
      findings.add(value.start(), value.end(), "assignment");
    }
  }
}
