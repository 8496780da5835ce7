package io.memory4j.core.redact;

import java.util.Optional;

/**
 * Finds values whose name says that they are secret, in environment files, YAML, JSON, escaped
 * JSON, code, command lines, tables and prose. The name stays readable.
 */
final class AssignmentRule implements SecretRule {
  private static final int MAX_RESOURCE = 120;
  private static final int MIN_PARAMETER = 20;

  @Override
  public void find(String text, Findings findings) {
    int i = 0;
    while (i < text.length()) {
      if (!isNamePart(text.charAt(i))) {
        i++;
        continue;
      }
      int start = Scan.skipEscape(text, i);
      int end = nameEnd(text, start);
      i = Math.max(Math.max(end, i + 1), examine(text, start, end, findings));
    }
  }

  /** Reports the value behind a name, if it is secret, and returns where it ends, or -1. */
  private static int examine(String text, int start, int end, Findings findings) {
    if (start >= end || !NameEnding.possible(text, start, end)) {
      return -1;
    }
    KeyName name = KeyName.read(text, start, end);
    if (name.isKey() && "?&".indexOf(Scan.at(text, start - 1)) >= 0) {
      return reportParameter(text, end, name, findings);
    }
    if (name.kindOfEach() == KeyKind.NONE || Marker.endOfCovering(text, start) > 0) {
      return -1;
    }
    Optional<Linked> linked = Links.behind(text, start, name.end());
    boolean asks = Scan.at(text, end) == '(' && name.asks();
    if (linked.isEmpty() || asks || isPartOfAddress(text, start, name.end())) {
      return -1;
    }
    int apart = ApartValues.find(text, start, name, linked.get(), findings);
    return apart > 0 || name.kind() == KeyKind.NONE
        ? apart
        : report(text, start, name, linked.get(), findings);
  }

  /** A key in a query is a secret if nobody could have chosen it. */
  private static int reportParameter(String text, int end, KeyName name, Findings findings) {
    if (Scan.at(text, end) != '=') {
      return -1;
    }
    Value value = Value.read(text, end + 1, text.length());
    int seen = Math.min(value.end(), value.start() + Scan.WINDOW);
    Strength strength = Strength.of(text, value.start(), Math.max(value.start(), seen));
    if (strength.mixedCase() && strength.digits() > 0 && strength.longestRun() >= MIN_PARAMETER) {
      findings.add(value.start(), value.end(), name.rule());
      return value.end();
    }
    return -1;
  }

  /** Returns whether a name is the user of a URL, or part of a resource name of AWS. */
  private static boolean isPartOfAddress(String text, int start, int end) {
    if (Scan.at(text, end) != ':') {
      return false;
    }
    boolean user = text.startsWith("://", start - 3) || text.startsWith(":\\/\\/", start - 5);
    return user || (Scan.at(text, start - 1) == ':' && isResourceName(text, start));
  }

  private static boolean isResourceName(String text, int start) {
    int i = start;
    while (i > Math.max(0, start - MAX_RESOURCE) && text.charAt(i - 1) > ' ') {
      i--;
    }
    return text.substring(i, start).contains("arn:");
  }

  private static int report(
      String text, int start, KeyName name, Linked linked, Findings findings) {
    Value head = Value.read(text, linked.end(), Scan.WINDOW);
    if (!Judge.isSecret(new Candidate(text, start, name.kind(), linked.link(), head))) {
      return -1;
    }
    Value value = Value.read(text, linked.end(), text.length());
    findings.add(value.start(), value.end(), name.rule());
    return value.end();
  }

  private static int nameEnd(String text, int start) {
    int end = start;
    while (end < text.length() && isNamePart(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /** Some scripts write vowels as marks. */
  private static boolean isMark(char c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }

  private static boolean isNamePart(char c) {
    return c < 128 ? Alphabet.URL_SAFE_DOTS.has(c) : Character.isLetterOrDigit(c) || isMark(c);
  }
}
