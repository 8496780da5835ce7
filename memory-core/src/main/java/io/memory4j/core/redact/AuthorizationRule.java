package io.memory4j.core.redact;

import java.util.Locale;
import java.util.Set;

/**
 * Finds the credentials of an {@code Authorization} header (RFC 9110, section 11.6.2) in headers,
 * JSON, code and command lines. The scheme stays readable.
 */
final class AuthorizationRule implements SecretRule {
  private static final String NAME = "authorization";
  private static final int MAX_SCHEME = 16;
  private static final int MAX_GAP = 24;
  private static final int MIN_CHARS = 6;
  private static final int MIN_ALONE = 16;
  private static final Set<String> SCHEMES =
      Set.of("bearer", "basic", "token", "apikey", "api-key", "jwt", "bot", "key", "splunk");

  @Override
  public void find(String text, Findings findings) {
    int i = Scan.indexOfIgnoreCase(text, NAME, 0);
    while (i >= 0) {
      findCredentials(text, i + NAME.length(), findings);
      i = Scan.indexOfIgnoreCase(text, NAME, i + NAME.length());
    }
  }

  private static void findCredentials(String text, int nameEnd, Findings findings) {
    int scheme = schemeStart(text, nameEnd);
    int schemeEnd = Alphabet.URL_SAFE.end(text, scheme, scheme + MAX_SCHEME);
    int start = Alphabet.BLANKS.end(text, schemeEnd, schemeEnd + MAX_GAP);
    String name = text.substring(scheme, schemeEnd).toLowerCase(Locale.ROOT);
    if (start == schemeEnd || !SCHEMES.contains(name)) {
      findWithoutScheme(text, scheme, findings);
      if (start > schemeEnd) {
        findWithoutScheme(text, start, findings);
      }
      return;
    }
    int seen = credentialsEnd(text, start, start + Scan.WINDOW);
    if (isSecret(text, start, seen)) {
      int end = credentialsEnd(text, seen, text.length());
      findings.add(start, end, name.equals("basic") ? "basic-auth" : "bearer");
    }
  }

  /**
   * Reports what stands where a scheme would, or behind one that is not known, if no person did.
   */
  private static void findWithoutScheme(String text, int start, Findings findings) {
    int seen = credentialsEnd(text, start, start + Scan.WINDOW);
    String value = text.substring(Math.min(start, seen), seen);
    Strength strength = Strength.of(value);
    boolean machineMade = strength.lettersAndDigits() && strength.longestRun() >= MIN_ALONE;
    if (machineMade
        && !Placeholders.matches(Marker.strip(value))
        && !CodeShapes.matches(value, Scan.at(text, seen))) {
      findings.add(start, credentialsEnd(text, seen, text.length()), "bearer");
    }
  }

  /** Returns where the scheme may start: behind quotes, a separator, and quotes again. */
  private static int schemeStart(String text, int nameEnd) {
    int i = nameEnd;
    boolean separated = false;
    while (i < nameEnd + MAX_GAP) {
      char c = Scan.at(text, i);
      boolean separator = c == ':' || c == '=' || c == ',' || c == '：';
      boolean literalPrefix =
          separated && Scan.isQuote(Scan.at(text, i + 1)) && "fbru".indexOf(c) >= 0;
      if (!separator && !literalPrefix && " \t\"'`\\*[{>".indexOf(c) < 0) {
        break;
      }
      separated |= separator;
      i++;
    }
    return separated ? i : text.length();
  }

  private static boolean isSecret(String text, int start, int end) {
    String value = text.substring(start, end);
    Strength strength = Strength.of(value);
    boolean word = strength.lower() == value.length();
    char next = Scan.at(text, end);
    boolean alone = Scan.isQuote(next) || Scan.isLineEnd(next) || next == '\\';
    return value.length() >= MIN_CHARS
        && (!word || alone)
        && !Placeholders.matches(Marker.strip(value));
  }

  private static int credentialsEnd(String text, int start, int limit) {
    int i = start;
    int stop = Math.min(limit, text.length());
    while (i < stop && text.charAt(i) > ' ' && "\"'`,;<>\\)}".indexOf(text.charAt(i)) < 0) {
      i++;
    }
    return i;
  }
}
