package io.memory4j.core;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import io.memory4j.core.file.ProjectIdentity;
import io.memory4j.core.history.HistoryRules;
import io.memory4j.store.MemoryStore;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How what was said in past sessions is kept. By default: in the stores of the layers, sessions of
 * the named agents alone, each in the layer of the project that its workspace is, those without a
 * workspace in the global layer; the turns of a year, at most {@value #DEFAULT_MAX_TURNS} in a
 * store.
 *
 * <p>The methods that take a value return a changed copy. Immutable and thread-safe.
 */
public final class HistoryOptions {
  /** How old a turn may be when nothing else is asked for. */
  public static final Duration DEFAULT_MAX_AGE = Duration.ofDays(365);

  /** How many turns a store may hold when nothing else is asked for. */
  public static final long DEFAULT_MAX_TURNS = 100_000;

  private Set<String> agents = Set.of();
  private Function<Optional<String>, Optional<Layer>> layers =
      workspace -> Optional.of(workspace.map(HistoryOptions::project).orElseGet(Layer::global));
  private Duration maxAge = DEFAULT_MAX_AGE;
  private long maxTurns = DEFAULT_MAX_TURNS;
  private @Nullable String person;
  private @Nullable MemoryStore store;

  private HistoryOptions() {}

  /** {@return the options described above, without an agent} */
  public static HistoryOptions ofDefaults() {
    return new HistoryOptions();
  }

  private HistoryOptions with(Consumer<HistoryOptions> change) {
    HistoryOptions copy = new HistoryOptions();
    copy.agents = agents;
    copy.layers = layers;
    copy.maxAge = maxAge;
    copy.maxTurns = maxTurns;
    copy.person = person;
    copy.store = store;
    change.accept(copy);
    return copy;
  }

  /**
   * {@return a copy that also indexes sessions of this agent} Name the host's own agent, and every
   * other one whose sessions the person agreed to have read. Sessions in a place that the person
   * named need no such consent.
   *
   * @param agent such as {@code claude-code}
   */
  public HistoryOptions agent(String agent) {
    Set<String> more = new TreeSet<>(agents);
    more.add(requireNonNull(agent, "agent"));
    return with(copy -> copy.agents = Set.copyOf(more));
  }

  /**
   * {@return a copy that puts sessions into other layers}
   *
   * @param choice tells the layer of sessions that ran in a workspace, or of those that tell none;
   *     nothing if they are not to be indexed; safe for use by multiple threads
   */
  public HistoryOptions layers(Function<Optional<String>, Optional<Layer>> choice) {
    requireNonNull(choice, "choice");
    return with(copy -> copy.layers = choice);
  }

  /**
   * {@return a copy that knows whose sessions they are, so that forgetting the person forgets what
   * they said}
   *
   * @param id the host's stable id of the person, not blank
   * @throws IllegalArgumentException if it is blank
   */
  public HistoryOptions person(String id) {
    if (id.isBlank()) {
      throw new IllegalArgumentException("The person's id is blank; leave it out instead.");
    }
    return with(copy -> copy.person = id);
  }

  /**
   * {@return a copy that keeps turns of another age}
   *
   * @param age how old a turn may be
   * @throws IllegalArgumentException if it is not positive
   */
  public HistoryOptions maxAge(Duration age) {
    if (age.isNegative() || age.isZero()) {
      throw new IllegalArgumentException("Turns are kept for no time; give more than 0.");
    }
    return with(copy -> copy.maxAge = age);
  }

  /**
   * {@return a copy that keeps another number of turns}
   *
   * @param turns how many a store may hold, 1 or more; the oldest go first
   * @throws IllegalArgumentException if it is below 1
   */
  public HistoryOptions maxTurns(long turns) {
    if (turns < 1) {
      throw new IllegalArgumentException("The history holds " + turns + " turns; give 1 or more.");
    }
    return with(copy -> copy.maxTurns = turns);
  }

  /**
   * {@return a copy that keeps the turns of all layers in a store of their own}
   *
   * @param own the store; closed in the end like the others
   */
  public HistoryOptions store(MemoryStore own) {
    requireNonNull(own, "own");
    return with(copy -> copy.store = own);
  }

  Optional<MemoryStore> store() {
    return Optional.ofNullable(store);
  }

  HistoryRules rules() {
    return new HistoryRules(
        agents::contains, layers, Optional.ofNullable(person), maxAge, maxTurns);
  }

  /** A workspace of another system makes no path here, or one below the current folder. */
  private static Layer project(String workspace) {
    try {
      Path folder = Path.of(workspace);
      if (folder.isAbsolute()) {
        return ProjectIdentity.of(folder);
      }
    } catch (InvalidPathException elsewhere) {
      // Its name tells it from others all the same.
    }
    return ProjectIdentity.elsewhere(workspace);
  }
}
