package io.memory4j.inject;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  private final String task;
  private Budget budget = Budget.characters(DEFAULT_MAX_CHARS);
  private @Nullable String session;
  private int window = DEFAULT_WINDOW;
  private int boundary = DEFAULT_BOUNDARY;
  private Map<Section, Integer> shares = Shares.DEFAULT;

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
  }

  /**
   * {@return a request for a task, of {@value #DEFAULT_MAX_CHARS} code points}
   *
   * @param task what the agent is about to do, in any words; may be blank
   */
  public static InjectionRequest forTask(String task) {
    return new InjectionRequest(task);
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
   * block, so that a prompt cache keeps it.
   *
   * @param id the session's id
   */
  public InjectionRequest session(String id) {
    requireNonNull(id, "id");
    return with(copy -> copy.session = id);
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
    return List.of(task, budget, session(), window, boundary, shares);
  }
}
