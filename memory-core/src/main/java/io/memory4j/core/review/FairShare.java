package io.memory4j.core.review;

import io.memory4j.core.redact.RedactedText;
import io.memory4j.core.text.Graphemes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cuts texts so that together they keep a limit: short ones stay whole, the long ones share what is
 * left in equal parts, so that no day of a week vanishes behind a long one. Pure.
 */
final class FairShare {
  private FairShare() {}

  /** {@return the texts, those that were cut with a mark at the end} */
  static List<String> cut(List<String> texts, int maxChars) {
    int limit = limit(texts.stream().mapToInt(Graphemes::length).sorted().toArray(), maxChars);
    List<String> cut = new ArrayList<>();
    for (String text : texts) {
      cut.add(RedactedText.cut(text, limit, MaterialLabels.CUT_TEXT));
    }
    return cut;
  }

  /** {@return the longest that each text may be} Lengths ascend. */
  private static int limit(int[] lengths, int maxChars) {
    if (Arrays.stream(lengths).asLongStream().sum() <= maxChars) {
      return maxChars;
    }
    int room = maxChars;
    int i = 0;
    while (i < lengths.length - 1 && lengths[i] <= room / (lengths.length - i)) {
      room -= lengths[i++];
    }
    return room / (lengths.length - i);
  }
}
