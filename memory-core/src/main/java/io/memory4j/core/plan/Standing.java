package io.memory4j.core.plan;

import io.memory4j.FactId;
import io.memory4j.inject.InjectionPlan.Reason;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which facts hold at all, before any budget: those in force whose key no more specific layer
 * holds. A key is held whether or not its fact finds room in the block, since what it overrides is
 * not true here. Takes the layers one after the other, the most specific first. Not thread-safe.
 */
final class Standing {
  private final Map<String, FactId> holders = new HashMap<>();

  /**
   * Gives their verdict to the facts of the next layer that do not hold.
   *
   * @param newestFirst the layer's candidates
   * @param shadowingKeys keys that more specific layers hold outside their candidates
   * @return the others, in the same order
   */
  List<FactCandidate> standing(List<FactCandidate> newestFirst, Map<String, FactId> shadowingKeys) {
    Map<String, FactId> here = new HashMap<>();
    List<FactCandidate> standing =
        newestFirst.stream()
            .filter(candidate -> isInForce(candidate) && holdsKey(candidate, shadowingKeys, here))
            .toList();
    here.forEach(holders::putIfAbsent);
    return standing;
  }

  private static boolean isInForce(FactCandidate candidate) {
    @Nullable Reason why =
        switch (candidate.fact().state()) {
          case CURRENT -> null;
          case QUARANTINED -> Reason.QUARANTINED;
          case SUPERSEDED -> Reason.SUPERSEDED_BY;
        };
    if (why != null) {
      candidate.omit(why, null);
    }
    return why == null;
  }

  private boolean holdsKey(
      FactCandidate candidate, Map<String, FactId> shadowingKeys, Map<String, FactId> here) {
    @Nullable String key = candidate.fact().key().orElse(null);
    if (key == null) {
      return true;
    }
    @Nullable FactId above = holders.getOrDefault(key, shadowingKeys.get(key));
    if (above != null) {
      candidate.omit(Reason.SHADOWED_BY, above.value());
      return false;
    }
    @Nullable FactId newer = here.putIfAbsent(key, candidate.fact().id());
    if (newer != null) {
      candidate.omit(Reason.SUPERSEDED_BY, newer.value());
    }
    return newer == null;
  }
}
