package io.memory4j.core.redact;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds tokens whose shape is a few URL-safe segments between dots: JSON web tokens (RFC 7519, RFC
 * 7516), SendGrid keys and the tokens of Discord bots.
 */
final class DottedTokenRule implements SecretRule {
  private static final int MAX_SEGMENTS = 5;

  @Override
  public void find(String text, Findings findings) {
    int i = 0;
    while (i < text.length()) {
      if (!Alphabet.URL_SAFE.has(text.charAt(i))) {
        i++;
        continue;
      }
      int start = Scan.skipEscape(text, i);
      int runEnd = Alphabet.URL_SAFE.end(text, start);
      i = Math.max(i + 1, Math.max(runEnd, report(text, start, runEnd, findings)));
    }
  }

  /** Reports a token whose first segment is this run; returns its end, or -1. */
  private static int report(String text, int start, int runEnd, Findings findings) {
    if (Scan.at(text, runEnd) != '.' || "eSMNO".indexOf(text.charAt(start)) < 0) {
      return -1;
    }
    List<Integer> ends = segmentEnds(text, start, runEnd);
    String rule = rule(text, start, ends);
    if (rule.isEmpty()) {
      return -1;
    }
    int end = ends.get(rule.equals("jwt") ? ends.size() - 1 : 2);
    findings.add(start, end, rule);
    return end;
  }

  private static String rule(String text, int start, List<Integer> ends) {
    if (ends.size() < 3) {
      return "";
    }
    int first = ends.get(0) - start;
    int second = ends.get(1) - ends.get(0) - 1;
    int third = ends.get(2) - ends.get(1) - 1;
    if (text.startsWith("eyJ", start)) {
      return first >= 12 && second >= 6 && third >= 6 ? "jwt" : "";
    }
    if (first == 2 && text.startsWith("SG", start)) {
      return second >= 16 && third >= 20 ? "sendgrid-key" : "";
    }
    boolean discord = first >= 23 && first <= 28 && second >= 6 && second <= 7 && third >= 27;
    return discord && Strength.of(text, start, ends.get(0)).mixedCase() ? "discord-token" : "";
  }

  private static List<Integer> segmentEnds(String text, int start, int firstEnd) {
    List<Integer> ends = new ArrayList<>(List.of(firstEnd));
    int end = firstEnd;
    while (ends.size() < MAX_SEGMENTS && Scan.at(text, end) == '.') {
      int next = Alphabet.URL_SAFE.end(text, end + 1);
      if (next == end + 1) {
        break;
      }
      end = next;
      ends.add(end);
    }
    return start < firstEnd ? ends : List.of();
  }
}
