package io.memory4j.core.redact;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The secrets found in one text, and their replacement. Not thread-safe. */
final class Findings {
  private final Seen seen;
  private final String text;
  private final List<Finding> found = new ArrayList<>();

  Findings(Seen seen) {
    this.seen = seen;
    this.text = seen.text();
  }

  boolean isEmpty() {
    return found.isEmpty();
  }

  /** Adds a secret, unless nothing but earlier replacements stands there. */
  void add(int start, int end, String rule) {
    int from = Math.max(start, Marker.endOfCovering(text, start));
    for (int next = Marker.end(text, from); next > 0; next = Marker.end(text, from)) {
      from = next;
    }
    int to = Math.max(end, Marker.endOfCovering(text, end));
    if (from < to) {
      found.add(new Finding(from, to, rule, found.size()));
    }
  }

  /**
   * Returns the text with each secret replaced; adds to the counts of the rules, and takes from
   * them what an earlier pass replaced and this one replaces again as part of a longer secret.
   */
  String replaceAll(Map<String, Integer> counts) {
    String original = seen.original();
    StringBuilder out = new StringBuilder(original.length());
    int from = 0;
    for (Finding finding : merged()) {
      out.append(original, from, seen.start(finding.start)).append(Marker.of(finding.rule));
      for (String gone : Marker.rules(text.substring(finding.start, finding.end))) {
        counts.computeIfPresent(gone, (rule, count) -> count > 1 ? count - 1 : null);
      }
      counts.merge(finding.rule, 1, Integer::sum);
      from = seen.end(finding.end);
    }
    return out.append(original, from, original.length()).toString();
  }

  /** Joins findings that overlap under the name of the one reported first. */
  private List<Finding> merged() {
    found.sort(Comparator.comparingInt(Finding::start));
    List<Finding> merged = new ArrayList<>();
    Finding open = found.get(0);
    for (Finding next : found.subList(1, found.size())) {
      if (next.start < open.end) {
        open = open.join(next);
      } else {
        merged.add(open);
        open = next;
      }
    }
    merged.add(open);
    return merged;
  }

  private record Finding(int start, int end, String rule, int rank) {
    Finding join(Finding next) {
      Finding namer = next.rank < rank ? next : this;
      return new Finding(start, Math.max(end, next.end), namer.rule, namer.rank);
    }
  }
}
