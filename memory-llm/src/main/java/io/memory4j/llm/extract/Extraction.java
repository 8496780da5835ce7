package io.memory4j.llm.extract;

import io.memory4j.Fact;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What was kept of one or more turns, and what was left out and why. {@link #toString} shows
 * figures, never a text. Immutable and thread-safe.
 *
 * @param drafts the statements to remember, in the order in which they were said
 * @param leftOut how many sentences that sounded durable were left out for each reason
 * @param shortened how many of the drafts hold the beginning of a longer sentence, which is in
 *     their detail
 * @param redactions how many secrets were replaced in the turns
 */
public record Extraction(
    List<Fact.Draft> drafts, Map<LeftOut, Integer> leftOut, int shortened, int redactions) {
  private static final Extraction NONE = new Extraction(List.of(), Map.of(), 0, 0);

  /**
   * Checks the parts and copies collections.
   *
   * @param drafts the statements to remember, in the order in which they were said
   * @param leftOut how many sentences that sounded durable were left out for each reason
   * @param shortened how many of the drafts hold the beginning of a longer sentence
   * @param redactions how many secrets were replaced in the turns
   */
  public Extraction {
    drafts = List.copyOf(drafts);
    Map<LeftOut, Integer> counts = new EnumMap<>(LeftOut.class);
    counts.putAll(leftOut);
    leftOut = Collections.unmodifiableMap(counts);
  }

  /** {@return what nothing gives} */
  public static Extraction none() {
    return NONE;
  }

  /**
   * {@return both extractions as one, this one's drafts first}
   *
   * @param next of the turns that follow
   */
  public Extraction and(Extraction next) {
    List<Fact.Draft> all = new ArrayList<>(drafts);
    all.addAll(next.drafts);
    Map<LeftOut, Integer> counts = new EnumMap<>(LeftOut.class);
    counts.putAll(leftOut);
    next.leftOut.forEach((reason, count) -> counts.merge(reason, count, Integer::sum));
    return new Extraction(all, counts, shortened + next.shortened, redactions + next.redactions);
  }

  @Override
  public String toString() {
    return "Extraction[" + drafts.size() + " kept, left out " + leftOut + "]";
  }
}
