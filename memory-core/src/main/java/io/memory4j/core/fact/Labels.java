package io.memory4j.core.fact;

import io.memory4j.Fact;
import io.memory4j.core.text.CaseFold;
import io.memory4j.core.text.TextNormal;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;

/** The form of tags and categories, so that {@code Style} and {@code style} are one tag. */
public final class Labels {
  private Labels() {}

  /**
   * {@return tags in their stored form: composed, white space folded, lower case; blank ones are
   * left out}
   *
   * @param tags as they were given
   */
  public static SortedSet<String> tags(Collection<String> tags) {
    SortedSet<String> normal = new TreeSet<>();
    for (String tag : tags) {
      String folded = CaseFold.fold(TextNormal.fold(tag));
      if (!folded.isEmpty()) {
        normal.add(folded);
      }
    }
    return normal;
  }

  /**
   * {@return a category in its stored form: composed, white space folded; the default one if blank}
   *
   * @param category as it was given
   */
  public static String category(String category) {
    String folded = TextNormal.fold(category);
    return folded.isEmpty() ? Fact.DEFAULT_CATEGORY : folded;
  }
}
