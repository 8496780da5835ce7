package io.memory4j.core.erase;

import io.memory4j.store.MemoryStore;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What became of an order so far. Confined to one thread. */
final class Outcome {
  /** What went, over all stores. */
  final Erased erased = new Erased();

  /** The stores that did it. */
  final Set<MemoryStore> done = new LinkedHashSet<>();

  /** The stores from which something went, so that their bytes are to be looked at. */
  final Set<MemoryStore> touched = new LinkedHashSet<>();

  /** The stores that could not. */
  final Set<MemoryStore> failed = new LinkedHashSet<>();

  /** What may still hold the text. */
  final List<String> notCovered = new ArrayList<>();

  /** Whether all that was looked at was found clean. */
  boolean verified = true;
}
