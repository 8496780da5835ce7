package io.memory4j.inject;

import static java.util.Objects.requireNonNull;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What block is wanted. The methods that take a value return a changed copy. Equal requests over
 * equal memories give the same bytes. Requests are equal if all parts are, counters of tokens by
 * identity. Immutable and thread-safe.
 */
public final class InjectionRequest {
  /** The budget when nothing else is asked for, in code points. */
  public static final int DEFAULT_MAX_CHARS = 2_000;

  /** How many of a layer's newest facts are candidates when nothing else is asked for. */
  public static final int DEFAULT_WINDOW = 1_000;

  /** One fact in how many may end a full section, when nothing else is asked for. */
  public static final int DEFAULT_BOUNDARY = 6;

  /** How many of a layer's newest facts the preset of a daemon looks at. */
  public static final int DAEMON_WINDOW = 500;

  /** The budget of the preset of a brain, in code points. */
  public static final int BRAIN_MAX_CHARS = 10_000;

  /** The budget of the preset of guidance, in tokens. */
  public static final int GUIDANCE_MAX_TOKENS = 5_000;

  private static final int ALL = 100;

  private String task;
  private Budget budget = Budget.characters(DEFAULT_MAX_CHARS);
  private @Nullable String session;
  private int window = DEFAULT_WINDOW;
  private int boundary = DEFAULT_BOUNDARY;
  private Map<Section, Integer> shares = Shares.DEFAULT;
  private boolean newestFirst;
  private Set<Section> refreshed = Set.of();

  private InjectionRequest(String task) {
    this.task = requireNonNull(task, "task");
  }

  private InjectionRequest(InjectionRequest other) {
    task = other.task;
    budget = other.budget;
    session = other.session;
    window = other.window;
    boundary = other.boundary;
    shares = other.shares;
    newestFirst = other.newestFirst;
    refreshed = other.refreshed;
  }

  /**
   * {@return a request for a task, of {@value #DEFAULT_MAX_CHARS} code points}
   *
   * @param task what the agent is about to do, in any words; may be blank
   */
  public static InjectionRequest forTask(String task) {
    return new InjectionRequest(task);
  }

  /**
   * {@return a request for what a person and a project are known by, newest first} {@value
   * #DEFAULT_MAX_CHARS} code points, filled to the brim with facts of the newest {@value
   * #DAEMON_WINDOW} of each layer. New facts move all others, so that a prompt cache keeps nothing
   * of them.
   */
  public static InjectionRequest daemon() {
    return ofDefaults()
        .window(DAEMON_WINDOW)
        .boundary(0)
        .shares(Map.of(Section.FACTS, ALL))
        .newestFirst(true);
  }

  /**
   * {@return a request for entries and the summaries of past periods} {@value #BRAIN_MAX_CHARS}
   * code points, of which summaries are sure of two fifths; what one of them does not use goes to
   * the other.
   */
  public static InjectionRequest brain() {
    return ofDefaults()
        .budget(Budget.characters(BRAIN_MAX_CHARS))
        .shares(Map.of(Section.FACTS, 60, Section.SUMMARIES, 40));
  }

  /**
   * {@return a request for lessons and the consolidated summary} {@value #GUIDANCE_MAX_TOKENS}
   * tokens, headings included; lessons come first and are sure of a quarter, the summary gets the
   * rest and is cut at the end of a paragraph or line.
   *
   * @param counter counts tokens
   */
  public static InjectionRequest guidance(TokenCounter counter) {
    return ofDefaults()
        .budget(Budget.tokens(GUIDANCE_MAX_TOKENS, counter))
        .shares(Map.of(Section.LESSONS, 25, Section.CONSOLIDATED_SUMMARY, 75));
  }

  /** {@return a request without a task, of {@value #DEFAULT_MAX_CHARS} code points} */
  public static InjectionRequest ofDefaults() {
    return new InjectionRequest("");
  }

  private InjectionRequest with(Consumer<InjectionRequest> change) {
    InjectionRequest copy = new InjectionRequest(this);
    change.accept(copy);
    return copy;
  }

  /**
   * {@return a copy for another task}
   *
   * @param task what the agent is about to do, in any words; may be blank
   */
  public InjectionRequest task(String task) {
    requireNonNull(task, "task");
    return with(copy -> copy.task = task);
  }

  /**
   * {@return a copy with another budget for the whole block}
   *
   * @param budget the budget, markers and headings included; rule files come on top, with budgets
   *     of their own
   */
  public InjectionRequest budget(Budget budget) {
    requireNonNull(budget, "budget");
    return with(copy -> copy.budget = budget);
  }

  /**
   * {@return a copy for a session} What stands before the facts is fixed by the session's first
   * block, so that a prompt cache keeps it: a rule or lesson that is learned meanwhile appears from
   * the next session on. A memory holds what is fixed for a bounded number of sessions.
   *
   * @param id the session's id
   */
  public InjectionRequest session(String id) {
    requireNonNull(id, "id");
    return with(copy -> copy.session = id);
  }

  /**
   * {@return a copy for which one section of the session is read anew, and fixed as it is then} It
   * has no effect without a session, nor on a section that is not fixed.
   *
   * @param section the section
   */
  public InjectionRequest refresh(Section section) {
    Set<Section> more = EnumSet.of(section);
    more.addAll(refreshed);
    return with(copy -> copy.refreshed = Collections.unmodifiableSet(more));
  }

  /**
   * {@return a copy in which the newest fact of each layer stands first, or last as by default}
   *
   * @param first whether it stands first; every new fact then moves all others of its layer
   */
  public InjectionRequest newestFirst(boolean first) {
    return with(copy -> copy.newestFirst = first);
  }

  /**
   * {@return a copy with another window}
   *
   * @param maxFacts how many of a layer's newest facts a memory loads as candidates, 1 or more
   * @throws IllegalArgumentException if it is below 1
   */
  public InjectionRequest window(int maxFacts) {
    if (maxFacts < 1) {
      throw new IllegalArgumentException(
          "The window is " + maxFacts + " facts; ask for 1 or more.");
    }
    return with(copy -> copy.window = maxFacts);
  }

  /**
   * {@return a copy with another boundary} When a section is full, it is not cut at the last fact
   * that fits but at one that its id marks as a boundary, so that most new facts leave the
   * beginning of the block as it was.
   *
   * @param oneIn one fact in how many is a boundary once half of the share is used, and one in half
   *     as many once three quarters are; 1 makes each fact one, so that a section ends as soon as
   *     half of its share is used; 0 makes none, so that a section is filled to the brim
   * @throws IllegalArgumentException if it is negative
   */
  public InjectionRequest boundary(int oneIn) {
    if (oneIn < 0) {
      throw new IllegalArgumentException("The boundary is one in " + oneIn + "; give 0 or more.");
    }
    return with(copy -> copy.boundary = oneIn);
  }

  /**
   * {@return a copy in which sections share the budget otherwise} A share is what a section is sure
   * of, in percent of what guidance leaves, if it has so much to say. What the sections before the
   * facts do not use goes to others of them and then to the facts; what the facts do not use goes
   * to the sections after them.
   *
   * @param percents the shares of sections; those not named get none, and facts do not get less
   *     than the others leave unless their share is 0
   * @throws IllegalArgumentException if a section has no share (see {@link Section#isShared}), a
   *     share is not 0 to 100, or they sum up to more than 100
   */
  public InjectionRequest shares(Map<Section, Integer> percents) {
    Map<Section, Integer> checked = Shares.checked(percents);
    return with(copy -> copy.shares = checked);
  }

  /** {@return the task; empty if there is none} */
  public String task() {
    return task;
  }

  /** {@return the budget of the whole block} */
  public Budget budget() {
    return budget;
  }

  /** {@return the session} */
  public Optional<String> session() {
    return Optional.ofNullable(session);
  }

  /** {@return how many of a layer's newest facts are candidates} */
  public int window() {
    return window;
  }

  /** {@return one fact in how many is a boundary; 0 if none is} */
  public int boundary() {
    return boundary;
  }

  /** {@return whether the newest fact of each layer stands first} */
  public boolean isNewestFirst() {
    return newestFirst;
  }

  /** {@return the sections of the session to be read anew; unmodifiable} */
  public Set<Section> refreshed() {
    return refreshed;
  }

  /**
   * {@return what a section is sure of, in percent; 0 if it gets nothing}
   *
   * @param section any section
   */
  public int share(Section section) {
    return shares.getOrDefault(section, 0);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof InjectionRequest that && parts().equals(that.parts());
  }

  @Override
  public int hashCode() {
    return parts().hashCode();
  }

  private List<Object> parts() {
    return List.of(task, budget, session(), window, boundary, shares, newestFirst, refreshed);
  }
}
