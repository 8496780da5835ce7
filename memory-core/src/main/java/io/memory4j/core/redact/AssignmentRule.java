package io.memory4j.core.redact;

import java.util.Optional;

/**
 * Finds values whose name says that they are secret, in environment files, YAML, JSON, escaped
 * JSON, code, command lines, tables and prose. The name stays readable.
 */
final class AssignmentRule implements SecretRule {
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
    KeyKind kind = name.kind();
    if (kind == KeyKind.NONE || Marker.endOfCovering(text, start) > 0) {
      return -1;
    }
    Optional<Linked> linked = Links.behind(text, start, name.end());
    if (linked.isEmpty() || (Scan.at(text, end) == '(' && name.asks())) {
      return -1;
    }
    return report(text, start, name, linked.get(), findings);
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

  private static boolean isNamePart(char c) {
    return c < 128 ? Alphabet.URL_SAFE_DOTS.has(c) : Character.isLetterOrDigit(c);
  }
}
