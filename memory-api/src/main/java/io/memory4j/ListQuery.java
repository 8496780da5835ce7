package io.memory4j;

import static java.util.Objects.requireNonNull;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Which facts to list. The methods return a changed copy. Immutable and thread-safe. */
public final class ListQuery {
  /** How many facts are listed when nothing else is asked for. */
  public static final int DEFAULT_LIMIT = 100;

  private static final ListQuery ALL = new ListQuery(null, null, Set.of(), DEFAULT_LIMIT);

  private final @Nullable Layer layer;
  private final @Nullable String category;
  private final Set<String> anyTag;
  private final int maxFacts;

  private ListQuery(
      @Nullable Layer layer, @Nullable String category, Set<String> anyTag, int maxFacts) {
    this.layer = layer;
    this.category = category;
    this.anyTag = anyTag;
    this.maxFacts = maxFacts;
  }

  /**
   * {@return the query of all facts of all layers of the stack, {@value #DEFAULT_LIMIT} at most}
   */
  public static ListQuery all() {
    return ALL;
  }

  /**
   * {@return a copy that lists one layer only}
   *
   * @param layer one of the memory's stack
   */
  public ListQuery in(Layer layer) {
    return new ListQuery(requireNonNull(layer, "layer"), category, anyTag, maxFacts);
  }

  /**
   * {@return a copy that lists one category only}
   *
   * @param category the category
   */
  public ListQuery category(String category) {
    return new ListQuery(layer, requireNonNull(category, "category"), anyTag, maxFacts);
  }

  /**
   * {@return a copy that also lists facts with this tag, where without any tag all are listed}
   *
   * @param tag the tag
   */
  public ListQuery anyTag(String tag) {
    Set<String> tags = new TreeSet<>(anyTag);
    tags.add(requireNonNull(tag, "tag"));
    return new ListQuery(layer, category, Collections.unmodifiableSet(tags), maxFacts);
  }

  /**
   * {@return a copy with another limit}
   *
   * @param maxFacts 1 or more
   * @throws IllegalArgumentException if it is below 1
   */
  public ListQuery limit(int maxFacts) {
    if (maxFacts < 1) {
      throw new IllegalArgumentException("The limit is " + maxFacts + " facts; ask for 1 or more.");
    }
    return new ListQuery(layer, category, anyTag, maxFacts);
  }

  /** {@return the one layer to list; empty means all} */
  public Optional<Layer> layer() {
    return Optional.ofNullable(layer);
  }

  /** {@return the one category to list; empty means all} */
  public Optional<String> category() {
    return Optional.ofNullable(category);
  }

  /** {@return the tags of which a fact must carry one; empty means any; unmodifiable} */
  public Set<String> anyTag() {
    return anyTag;
  }

  /** {@return how many facts at most} */
  public int maxFacts() {
    return maxFacts;
  }
}
