package io.memory4j.core.redact;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Finds the password in the user information of a URL (RFC 3986, section 3.2.1). Scheme, user and
 * host stay readable. A password may hold a slash, a question mark or a number sign that should
 * have been encoded.
 */
final class UrlPasswordRule implements SecretRule {
  /** How a scheme ends: plain, and in JSON whose slashes are escaped, or escaped again. */
  private static final List<String> STARTS = List.of("://", ":\\/\\/", ":\\\\/\\\\/");

  private static final String OUTSIDE = "\"'`<>|\\,;()";
  private static final String BEHIND_AUTHORITY = "/?#";
  private static final int MAX_UNENCODED = 200;

  /** So many characters in one run are no name of a user. */
  private static final int MIN_TOKEN = 20;

  /** What stands where a password would, in documentation. */
  private static final Set<String> WORDS = Set.of("password", "passwd", "pass", "pwd", "secret");

  @Override
  public void find(String text, Findings findings) {
    for (String start : STARTS) {
      for (int i = text.indexOf(start); i >= 0; i = text.indexOf(start, i + 1)) {
        if (Alphabet.ALNUM.has(Scan.at(text, i - 1))) {
          findPassword(text, i + start.length(), findings);
        }
      }
    }
  }

  private static void findPassword(String text, int start, Findings findings) {
    int end = authorityEnd(text, start);
    int colon = indexOf(text, ':', start, end);
    if (colon < 0 || colon > lastAt(text, start, end)) {
      findUser(text, start, lastAt(text, start, end), findings);
    }
    if (colon < 0) {
      return;
    }
    int at = lastAt(text, colon, end);
    if (at < 0) {
      at = atBehindUnencoded(text, colon, end);
    }
    if (at > colon + 1 && isPassword(text.substring(colon + 1, at))) {
      findings.add(colon + 1, at, "url-password");
    }
  }

  private static boolean isPassword(String value) {
    return !Placeholders.matches(value) && !WORDS.contains(value.toLowerCase(Locale.ROOT));
  }

  /** Reports a token that stands alone before the host. */
  private static void findUser(String text, int start, int at, Findings findings) {
    boolean token = at - start >= MIN_TOKEN && Alphabet.URL_SAFE.end(text, start, at) == at;
    Strength strength = Strength.of(text, start, Math.max(start, at));
    if (token && strength.lettersAndDigits() && strength.longestRun() >= MIN_TOKEN) {
      findings.add(start, at, "url-password");
    }
  }

  private static int authorityEnd(String text, int start) {
    int i = start;
    while (i < text.length()
        && !ends(text.charAt(i))
        && BEHIND_AUTHORITY.indexOf(text.charAt(i)) < 0) {
      i++;
    }
    return i;
  }

  private static int lastAt(String text, int colon, int end) {
    int i = end - 1;
    while (i > colon && text.charAt(i) != '@') {
      i--;
    }
    return i > colon ? i : -1;
  }

  /** Returns the at sign behind a password that holds a slash or the like, or -1. */
  private static int atBehindUnencoded(String text, int colon, int end) {
    boolean port = Alphabet.DIGITS.end(text, colon + 1, end) == end && end > colon + 1;
    if (port || BEHIND_AUTHORITY.indexOf(Scan.at(text, end)) < 0) {
      return -1;
    }
    int limit = Math.min(text.length(), end + MAX_UNENCODED);
    int at = -1;
    for (int i = end; i < limit && !ends(text.charAt(i)); i++) {
      if (text.charAt(i) == '@' && text.charAt(i - 1) != '/') {
        at = i;
      }
    }
    return at;
  }

  private static int indexOf(String text, char wanted, int start, int end) {
    for (int i = start; i < end; i++) {
      if (text.charAt(i) == wanted) {
        return i;
      }
    }
    return -1;
  }

  private static boolean ends(char c) {
    return c <= ' ' || OUTSIDE.indexOf(c) >= 0;
  }
}
