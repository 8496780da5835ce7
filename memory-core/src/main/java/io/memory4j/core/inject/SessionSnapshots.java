package io.memory4j.core.inject;

import io.memory4j.LayerStack;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.section.SectionSource;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.SectionCandidates;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the first block of each session fixed, so that the beginning of its blocks stays the same.
 * Holds the sessions that asked last; one that was let go is fixed anew by its next block.
 *
 * <p>What lies in stores is fixed for the layers it was read from: a speaker of other layers never
 * sees it. Thread-safe.
 */
public final class SessionSnapshots {
  /** As many sessions as one host has at once. */
  public static final int DEFAULT_SESSIONS = 256;

  private final int maxSessions;
  private final Map<String, Map<Part, List<SectionCandidates>>> sessions =
      new LinkedHashMap<>(16, 0.75f, true);

  /** Counts what was forgotten: what was read before is not fixed after. */
  private long generation;

  /** What was read from a source; from which layers matters only if it lies in stores. */
  private record Part(SectionSource source, Optional<LayerStack> layers) {}

  /** What was read, and before which forgetting. */
  private record Reading(List<SectionCandidates> offers, long generation) {}

  /**
   * Starts with nothing fixed.
   *
   * @param maxSessions how many sessions are held at most, 1 or more
   */
  public SessionSnapshots(int maxSessions) {
    this.maxSessions = maxSessions;
  }

  /**
   * {@return what a source offered to the first block of a session, or what it offers now if this
   * is the first one or the request asks for its section anew}
   *
   * @param session the session's id
   * @param source asked without a lock held
   * @param route the layers and stores
   * @param request what block is wanted
   */
  List<SectionCandidates> of(
      String session, SectionSource source, StackRoute route, InjectionRequest request) {
    Part part = new Part(source, Optional.of(route.stack()).filter(stack -> source.isStored()));
    long before = generation();
    boolean anew = request.refreshed().contains(source.section());
    @Nullable List<SectionCandidates> fixed = anew ? null : get(session, part);
    if (fixed != null) {
      return fixed;
    }
    List<SectionCandidates> read = List.copyOf(source.candidates(route, request));
    return fix(session, part, new Reading(read, before), anew);
  }

  private synchronized long generation() {
    return generation;
  }

  private synchronized @Nullable List<SectionCandidates> get(String session, Part part) {
    Map<Part, List<SectionCandidates>> parts = sessions.get(session);
    return parts == null ? null : parts.get(part);
  }

  /** Of two first blocks at once, the one that comes first is the first. */
  private synchronized List<SectionCandidates> fix(
      String session, Part part, Reading reading, boolean replaces) {
    if (part.source().isStored() && reading.generation() != generation) {
      return reading.offers();
    }
    Map<Part, List<SectionCandidates>> parts =
        sessions.computeIfAbsent(session, any -> new HashMap<>());
    List<SectionCandidates> fixed = replaces ? null : parts.get(part);
    if (fixed == null) {
      parts.put(part, reading.offers());
      fixed = reading.offers();
    }
    makeRoom();
    return fixed;
  }

  private void makeRoom() {
    Iterator<String> oldestFirst = sessions.keySet().iterator();
    while (sessions.size() > maxSessions && oldestFirst.hasNext()) {
      oldestFirst.next();
      oldestFirst.remove();
    }
  }

  /**
   * Lets go of what was fixed for a session, so that its next block is a first one.
   *
   * @param session the session's id
   */
  public synchronized void drop(String session) {
    sessions.remove(session);
  }

  /** Lets go of what was read from stores, as something in them was forgotten. */
  public synchronized void dropStored() {
    generation++;
    sessions.values().forEach(parts -> parts.keySet().removeIf(part -> part.source().isStored()));
  }
}
