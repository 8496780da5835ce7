package io.memory4j.core.diagnose;

import io.memory4j.Diagnosis.Line;
import io.memory4j.Diagnosis.State;
import io.memory4j.Diagnosis.StoreState;
import io.memory4j.MemoryException;
import io.memory4j.core.route.StackRoute;
import io.memory4j.store.Capability;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is not as it should be: of stores, and what other parts say. Thread-safe. */
public final class Lines {
  private static final Map<String, String> REMEDIES =
      Map.of(
          "erase",
          "bind a memory that knows all stores concerned, at least once",
          "remerge",
          "run the review chain or what else made these texts");

  private final StoreStates states;
  private final List<Contributor> contributors;

  /**
   * Gathers lines.
   *
   * @param states looks at stores
   * @param contributors the parts that say how they do
   */
  public Lines(StoreStates states, List<Contributor> contributors) {
    this.states = states;
    this.contributors = List.copyOf(contributors);
  }

  /**
   * {@return the lines, those of stores first}
   *
   * @param route the layers and stores
   */
  public List<Line> of(StackRoute route) {
    List<Line> lines = new ArrayList<>();
    states.of(route).forEach(state -> add(lines, state));
    for (Contributor contributor : contributors) {
      try {
        lines.addAll(contributor.lines(route));
      } catch (MemoryException silent) {
        lines.add(
            new Line(
                contributor.getClass().getSimpleName(),
                State.FAILED,
                "a store does not answer: " + silent.getClass().getSimpleName(),
                "see the lines of the stores"));
      }
    }
    return List.copyOf(lines);
  }

  private static void add(List<Line> lines, StoreState state) {
    String part = "store " + state.storeId();
    if (!state.answers()) {
      lines.add(
          new Line(part, State.FAILED, "it does not answer", "check that its medium can be read"));
      return;
    }
    if (state.modes().getOrDefault("access", "").equals("read-only")) {
      String reason = "it is open for reading only: nothing is remembered or forgotten";
      lines.add(new Line(part, State.DEGRADED, reason, "open it for writing"));
    }
    if (!state.capabilities().contains(Capability.VERIFIED_ERASURE)) {
      String reason = "it cannot scrub: what is forgotten may stay in its bytes";
      lines.add(new Line(part, State.DEGRADED, reason, "keep persons in a store that can"));
    }
    if (state.owesScrub()) {
      String reason = "bytes that were deleted are not scrubbed";
      lines.add(new Line(part, State.DEGRADED, reason, "forget again, or bind a memory anew"));
    }
    state.dueJobs().forEach((family, count) -> lines.add(due(part, family, count)));
    if (state.quarantined() > 0) {
      String reason = state.quarantined() + " facts are held back";
      lines.add(new Line(part, State.OK, reason, "list the quarantine; release or reject them"));
    }
  }

  private static Line due(String part, String family, long count) {
    String reason = count + " jobs are due: " + family;
    return new Line(part, State.DEGRADED, reason, REMEDIES.getOrDefault(family, ""));
  }
}
