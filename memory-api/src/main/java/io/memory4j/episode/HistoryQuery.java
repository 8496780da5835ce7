package io.memory4j.episode;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A question about past sessions, in the asker's words: nothing in it is query syntax. The methods
 * that take a value return a changed copy. {@link #toString} shows the length of the text only.
 * Immutable and thread-safe.
 */
public final class HistoryQuery {
  /** How many turns are found when nothing else is asked for. */
  public static final int DEFAULT_LIMIT = 10;

  /** The most turns that can be asked for. */
  public static final int MAX_LIMIT = 1_000;

  /** How long a snippet is when nothing else is asked for, in code points. */
  public static final int DEFAULT_SNIPPET_CHARS = 300;

  /** The longest snippet that can be asked for, in code points. */
  public static final int MAX_SNIPPET_CHARS = 10_000;

  /** Which machines count. */
  public enum Origin {
    /** This one and others. */
    ANY,
    /** This one. */
    LOCAL,
    /** Others. */
    REMOTE
  }

  private final String text;
  private Set<String> agents = Set.of();
  private Origin origin = Origin.ANY;
  private @Nullable String workspace;
  private @Nullable Duration lookBack;
  private int limit = DEFAULT_LIMIT;
  private int snippetChars = DEFAULT_SNIPPET_CHARS;

  private HistoryQuery(String text) {
    this.text = requireNonNull(text, "text");
  }

  /**
   * {@return a question for these words}
   *
   * @param text any text, also blank; a word also finds words it is the beginning of
   */
  public static HistoryQuery of(String text) {
    return new HistoryQuery(text);
  }

  private HistoryQuery with(Consumer<HistoryQuery> change) {
    HistoryQuery copy = new HistoryQuery(text);
    copy.agents = agents;
    copy.origin = origin;
    copy.workspace = workspace;
    copy.lookBack = lookBack;
    copy.limit = limit;
    copy.snippetChars = snippetChars;
    change.accept(copy);
    return copy;
  }

  /**
   * {@return a copy that also accepts this agent, where without any agent all are accepted}
   *
   * @param agent such as {@code claude-code}
   */
  public HistoryQuery agent(String agent) {
    Set<String> more = new TreeSet<>(agents);
    more.add(requireNonNull(agent, "agent"));
    return with(copy -> copy.agents = Collections.unmodifiableSet(more));
  }

  /**
   * {@return a copy that accepts some machines only}
   *
   * @param machines which
   */
  public HistoryQuery origin(Origin machines) {
    requireNonNull(machines, "machines");
    return with(copy -> copy.origin = machines);
  }

  /**
   * {@return a copy that accepts sessions that ran in a folder or below it only}
   *
   * @param folder as sessions tell it
   */
  public HistoryQuery workspace(String folder) {
    requireNonNull(folder, "folder");
    return with(copy -> copy.workspace = folder);
  }

  /**
   * {@return a copy that accepts what was said within a time before now only}
   *
   * @param time how far back
   * @throws IllegalArgumentException if it is negative
   */
  public HistoryQuery lookBack(Duration time) {
    if (time.isNegative()) {
      throw new IllegalArgumentException("The time to look back is negative; give 0 or more.");
    }
    return with(copy -> copy.lookBack = time);
  }

  /**
   * {@return a copy with another limit}
   *
   * @param maxHits how many turns at most, 1 to {@value #MAX_LIMIT}
   * @throws IllegalArgumentException if it is out of range
   */
  public HistoryQuery limit(int maxHits) {
    requireRange("The limit of turns", maxHits, MAX_LIMIT);
    return with(copy -> copy.limit = maxHits);
  }

  /**
   * {@return a copy with another length of snippets}
   *
   * @param maxChars how long a snippet is at most, in code points, 1 to {@value #MAX_SNIPPET_CHARS}
   * @throws IllegalArgumentException if it is out of range
   */
  public HistoryQuery snippetChars(int maxChars) {
    requireRange("The length of snippets", maxChars, MAX_SNIPPET_CHARS);
    return with(copy -> copy.snippetChars = maxChars);
  }

  private static void requireRange(String what, int value, int max) {
    if (value < 1 || value > max) {
      throw new IllegalArgumentException(what + " is " + value + "; give 1 to " + max + ".");
    }
  }

  /** {@return the words} */
  public String text() {
    return text;
  }

  /** {@return the agents, ascending; empty means all; unmodifiable} */
  public Set<String> agents() {
    return agents;
  }

  /** {@return which machines count} */
  public Origin origin() {
    return origin;
  }

  /** {@return the folder that sessions ran in or below} */
  public Optional<String> workspace() {
    return Optional.ofNullable(workspace);
  }

  /** {@return how far back} */
  public Optional<Duration> lookBack() {
    return Optional.ofNullable(lookBack);
  }

  /** {@return how many turns at most} */
  public int limit() {
    return limit;
  }

  /** {@return how long a snippet is at most, in code points} */
  public int snippetChars() {
    return snippetChars;
  }

  @Override
  public String toString() {
    return "HistoryQuery[" + text.codePointCount(0, text.length()) + " characters]";
  }
}
