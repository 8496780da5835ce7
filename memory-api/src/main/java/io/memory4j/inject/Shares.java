package io.memory4j.inject;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** How sections share a budget, in percent. */
final class Shares {
  /** What fills a prompt best when nothing else is asked for: facts above all. */
  static final Map<Section, Integer> DEFAULT =
      checked(
          Map.of(
              Section.LESSONS, 10,
              Section.CONSOLIDATED_SUMMARY, 15,
              Section.FACTS, 40,
              Section.SUMMARIES, 15,
              Section.PLAYBOOK, 10,
              Section.ANTI_PATTERNS, 5,
              Section.HISTORY, 5));

  private static final int WHOLE = 100;

  private Shares() {}

  static Map<Section, Integer> checked(Map<Section, Integer> percents) {
    Map<Section, Integer> shares = new EnumMap<>(Section.class);
    int sum = 0;
    for (Map.Entry<Section, Integer> share : percents.entrySet()) {
      requireShared(share.getKey());
      int percent = share.getValue();
      if (percent < 0 || percent > WHOLE) {
        throw new IllegalArgumentException(
            "The share of " + share.getKey() + " is " + percent + " %; give it 0 to 100.");
      }
      sum += percent;
      shares.put(share.getKey(), percent);
    }
    if (sum > WHOLE) {
      throw new IllegalArgumentException("The shares sum up to " + sum + " %; make them 100.");
    }
    return Collections.unmodifiableMap(shares);
  }

  private static void requireShared(Section section) {
    if (!section.isShared()) {
      throw new IllegalArgumentException(
          "The section " + section + " has no share: it takes what it needs before the others.");
    }
  }
}
