package io.memory4j.inject;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The verdict on every candidate of a block, and all that its text is made from. {@link #toString}
 * shows counts only. Immutable and thread-safe.
 *
 * @param entries the candidates: those included in the order in which they stand in the block, then
 *     those omitted, section by section; facts layer by layer from specific to general, newest
 *     first
 * @param tail how many older candidates of each layer were not looked at; they count as omitted for
 *     want of {@link Reason#BUDGET}
 * @param degraded whether a store did not answer, so that the block is empty
 */
public record InjectionPlan(List<Entry> entries, Map<Layer, Long> tail, boolean degraded) {
  /** Why a candidate is in the block or not. More reasons may be added. */
  public enum Reason {
    /** It is in the block. */
    INCLUDED,
    /** Its beginning is in the block; for the rest there is no room. */
    CUT,
    /** There is no room for it, or it lies beyond the boundary at which a full section ends. */
    BUDGET,
    /** A more specific layer holds its key, whether or not that fact finds room. */
    SHADOWED_BY,
    /** A newer statement took its place; which one is told where the candidates show it. */
    SUPERSEDED_BY,
    /** Another fact that is in the block says the same. */
    DUPLICATE_OF,
    /** It waits for a person. */
    QUARANTINED,
    /** It matches the task too little. */
    BELOW_MIN_SCORE,
    /** It alone is longer than all the room there is for its section. */
    TOO_LONG,
    /** Nothing visible is in it. */
    EMPTY;

    /** {@return whether it says that a candidate is in the block, whole or in part} */
    public boolean isInBlock() {
      return this == INCLUDED || this == CUT;
    }
  }

  /**
   * One candidate and its verdict. {@link #toString} shows no text.
   *
   * @param section the part of the block it is a candidate for
   * @param layer where it applies, if it lies in a layer, as each fact does
   * @param id a fact's id, or what its source calls it, such as a file and a line
   * @param reason in, or why not
   * @param because the id of the other candidate that the reason speaks of
   * @param cost what it takes, or would take, of its budget, in that budget's unit, line end
   *     included
   * @param heading the line above it and its neighbours, neutralised; empty if there is none
   * @param line its line or lines in the block, neutralised, separated by LF; empty if it is not in
   */
  public record Entry(
      Section section,
      Optional<Layer> layer,
      String id,
      Reason reason,
      Optional<String> because,
      int cost,
      String heading,
      String line) {
    /**
     * Checks the parts and copies collections.
     *
     * @param section the part of the block it is a candidate for
     * @param layer where it applies
     * @param id a fact's id, or what its source calls it
     * @param reason in, or why not
     * @param because the id of the other candidate that the reason speaks of
     * @param cost what it takes, or would take, of its budget
     * @param heading the line above it and its neighbours
     * @param line its line or lines in the block
     */
    public Entry {
      requireNonNull(section, "section");
      requireNonNull(layer, "layer");
      requireNonNull(id, "id");
      requireNonNull(reason, "reason");
      requireNonNull(because, "because");
      requireNonNull(heading, "heading");
      requireNonNull(line, "line");
    }

    /** {@return whether it is in the block, whole or in part} */
    public boolean isIncluded() {
      return reason.isInBlock();
    }

    @Override
    public String toString() {
      return "Entry[" + id + ", " + reason + ", cost " + cost + "]";
    }
  }

  private static final InjectionPlan DEGRADED = new InjectionPlan(List.of(), Map.of(), true);

  /**
   * Checks the parts and copies collections.
   *
   * @param entries the candidates: those included in the order in which they stand in the block,
   *     then those omitted
   * @param tail how many older candidates of each layer were not looked at
   * @param degraded whether a store did not answer, so that the block is empty
   */
  public InjectionPlan {
    entries = List.copyOf(entries);
    tail = Collections.unmodifiableMap(new LinkedHashMap<>(tail));
  }

  /** {@return the plan of the empty block of a store that did not answer} */
  public static InjectionPlan ofDegraded() {
    return DEGRADED;
  }

  /** {@return the candidates in the block, in its order; unmodifiable} */
  public List<Entry> included() {
    return entries.stream().filter(Entry::isIncluded).toList();
  }

  /** {@return the candidates left out, section by section; unmodifiable} */
  public List<Entry> omitted() {
    return entries.stream().filter(entry -> !entry.isIncluded()).toList();
  }

  @Override
  public String toString() {
    return "InjectionPlan["
        + included().size()
        + " included, "
        + omitted().size()
        + " omitted, tail "
        + tail.values().stream().mapToLong(Long::longValue).sum()
        + (degraded ? ", degraded]" : "]");
  }
}
