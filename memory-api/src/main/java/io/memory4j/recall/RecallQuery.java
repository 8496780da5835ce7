package io.memory4j.recall;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A question to a memory, in the asker's words: nothing in it is query syntax. The methods that
 * take a value return a changed copy. {@link #toString} shows the length of the text only.
 * Immutable and thread-safe.
 */
public final class RecallQuery {
  /** How many facts are recalled when nothing else is asked for. */
  public static final int DEFAULT_LIMIT = 20;

  /** How the words of a question combine. */
  public enum Mode {
    /** One word is enough; more rank higher. */
    ANY_WORD,
    /** All words must be there. */
    ALL_WORDS,
    /** All words must stand one after the other. */
    PHRASE
  }

  private final String text;
  private Mode mode = Mode.ANY_WORD;
  private Set<String> anyTag = Set.of();
  private Set<Layer> layers = Set.of();
  private @Nullable String category;
  private @Nullable String author;
  private @Nullable Instant saidFrom;
  private @Nullable Instant saidBefore;
  private int maxFacts = DEFAULT_LIMIT;

  private RecallQuery(String text) {
    this.text = requireNonNull(text, "text");
  }

  private RecallQuery(RecallQuery other) {
    text = other.text;
    mode = other.mode;
    anyTag = other.anyTag;
    layers = other.layers;
    category = other.category;
    author = other.author;
    saidFrom = other.saidFrom;
    saidBefore = other.saidBefore;
    maxFacts = other.maxFacts;
  }

  /**
   * {@return a question for these words, over all layers of the memory}
   *
   * @param text any text, also blank; a word also finds words it is the beginning of
   */
  public static RecallQuery of(String text) {
    return new RecallQuery(text);
  }

  private RecallQuery with(Consumer<RecallQuery> change) {
    RecallQuery copy = new RecallQuery(this);
    change.accept(copy);
    return copy;
  }

  /**
   * {@return a copy whose words combine in another way}
   *
   * @param mode how
   */
  public RecallQuery mode(Mode mode) {
    requireNonNull(mode, "mode");
    return with(copy -> copy.mode = mode);
  }

  /**
   * {@return a copy that also accepts facts with this tag, where without any tag all are accepted}
   * If nothing is found with the tags, it is tried once without them, and the answer says so.
   *
   * @param tag the tag
   */
  public RecallQuery anyTag(String tag) {
    Set<String> tags = new TreeSet<>(anyTag);
    tags.add(requireNonNull(tag, "tag"));
    return with(copy -> copy.anyTag = Collections.unmodifiableSet(tags));
  }

  /**
   * {@return a copy that also looks into this layer, where without any layer it looks into all}
   *
   * @param layer one of the memory's stack
   */
  public RecallQuery in(Layer layer) {
    Set<Layer> more = new LinkedHashSet<>(layers);
    more.add(requireNonNull(layer, "layer"));
    return with(copy -> copy.layers = Collections.unmodifiableSet(more));
  }

  /**
   * {@return a copy that looks into one category only}
   *
   * @param category the category
   */
  public RecallQuery category(String category) {
    requireNonNull(category, "category");
    return with(copy -> copy.category = category);
  }

  /**
   * {@return a copy that accepts one author only}
   *
   * @param author as {@link io.memory4j.Provenance#author} tells
   */
  public RecallQuery author(String author) {
    requireNonNull(author, "author");
    return with(copy -> copy.author = author);
  }

  /**
   * {@return a copy that accepts facts said at an instant or later}
   *
   * @param from the first instant
   */
  public RecallQuery saidFrom(Instant from) {
    requireNonNull(from, "from");
    return with(copy -> copy.saidFrom = from);
  }

  /**
   * {@return a copy that accepts facts said before an instant}
   *
   * @param before the instant after the last
   */
  public RecallQuery saidBefore(Instant before) {
    requireNonNull(before, "before");
    return with(copy -> copy.saidBefore = before);
  }

  /**
   * {@return a copy with another limit}
   *
   * @param maxFacts 1 or more
   * @throws IllegalArgumentException if it is below 1
   */
  public RecallQuery limit(int maxFacts) {
    if (maxFacts < 1) {
      throw new IllegalArgumentException("The limit is " + maxFacts + " facts; ask for 1 or more.");
    }
    return with(copy -> copy.maxFacts = maxFacts);
  }

  /** {@return the words} */
  public String text() {
    return text;
  }

  /** {@return how they combine} */
  public Mode mode() {
    return mode;
  }

  /** {@return the tags of which one is enough; empty means any; unmodifiable} */
  public Set<String> anyTag() {
    return anyTag;
  }

  /** {@return the layers to look into; empty means all of the memory; unmodifiable} */
  public Set<Layer> layers() {
    return layers;
  }

  /** {@return the category} */
  public Optional<String> category() {
    return Optional.ofNullable(category);
  }

  /** {@return the author} */
  public Optional<String> author() {
    return Optional.ofNullable(author);
  }

  /** {@return the first instant at which it was said} */
  public Optional<Instant> saidFrom() {
    return Optional.ofNullable(saidFrom);
  }

  /** {@return the instant after the last at which it was said} */
  public Optional<Instant> saidBefore() {
    return Optional.ofNullable(saidBefore);
  }

  /** {@return how many facts at most} */
  public int maxFacts() {
    return maxFacts;
  }

  @Override
  public String toString() {
    return "RecallQuery[" + text.codePointCount(0, text.length()) + " characters]";
  }
}
