package io.memory4j.core.redact;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Finds the values of session cookies (RFC 6265) in headers, code and command lines. Names,
 * attributes and cookies that hold a mere preference stay readable.
 */
final class CookieRule implements SecretRule {
  private static final String NAME = "cookie";
  private static final Set<String> ATTRIBUTES =
      Set.of("path", "domain", "expires", "max-age", "samesite", "priority", "version");
  private static final List<String> SESSION_NAMES =
      List.of("sess", "sid", "token", "auth", "csrf", "xsrf", "jwt", "remember", "login", "secret");
  private static final int MAX_GAP = 12;
  private static final int MAX_NAME = 80;
  private static final int MIN_SESSION = 6;
  private static final int MIN_ANY = 24;

  @Override
  public void find(String text, Findings findings) {
    int i = Scan.indexOfIgnoreCase(text, NAME, 0);
    while (i >= 0) {
      int end = i + NAME.length();
      int pairs = pairsStart(text, end);
      int next = pairs < 0 ? end : findPairs(text, pairs, findings);
      i = Scan.indexOfIgnoreCase(text, NAME, Math.max(end, next));
    }
  }

  /** Reports the cookies of a list that starts here; returns where the list ends. */
  static int findPairs(String text, int start, Findings findings) {
    int i = start;
    while (true) {
      int nameStart = skip(text, i, " \t;");
      int nameEnd = Alphabet.URL_SAFE_DOTS.end(text, nameStart, nameStart + MAX_NAME);
      if (nameEnd == nameStart) {
        return i;
      }
      int valueStart = Scan.at(text, nameEnd) == '=' ? nameEnd + 1 : nameEnd;
      int valueEnd = valueEnd(text, valueStart);
      if (valueStart > nameEnd && isSecret(text, nameStart, valueStart, valueEnd)) {
        findings.add(valueStart, valueEnd, "cookie");
      }
      if (Scan.at(text, valueEnd) != ';') {
        return valueEnd;
      }
      i = valueEnd;
    }
  }

  private static boolean isSecret(String text, int nameStart, int start, int end) {
    String name = text.substring(nameStart, start - 1).toLowerCase(Locale.ROOT);
    String value = text.substring(start, Math.min(end, start + Scan.WINDOW));
    if (ATTRIBUTES.contains(name) || Placeholders.matches(Marker.strip(value))) {
      return false;
    }
    boolean session = SESSION_NAMES.stream().anyMatch(name::contains);
    Strength strength = Strength.of(value);
    boolean word = strength.digits() == 0 && strength.symbols() == 0 && !strength.mixedCase();
    return session
        ? value.length() >= MIN_SESSION && !word
        : value.length() >= MIN_ANY && strength.lettersAndDigits();
  }

  /** Returns where the first cookie may start: behind quotes and a separator, or -1. */
  private static int pairsStart(String text, int wordEnd) {
    int i = wordEnd;
    boolean separated = false;
    while (i < wordEnd + MAX_GAP && " \t\"'`\\:=,：".indexOf(Scan.at(text, i)) >= 0) {
      separated |= ":=,：".indexOf(Scan.at(text, i)) >= 0;
      i++;
    }
    boolean flag = text.startsWith("--", wordEnd - "--cookie".length());
    return separated || flag ? i : -1;
  }

  private static int valueEnd(String text, int start) {
    int i = start;
    while (i < text.length() && text.charAt(i) > ' ' && "\"'`;\\,".indexOf(text.charAt(i)) < 0) {
      i++;
    }
    return i;
  }

  private static int skip(String text, int start, String characters) {
    int i = start;
    while (i < start + MAX_GAP && characters.indexOf(Scan.at(text, i)) >= 0) {
      i++;
    }
    return i;
  }
}
