package io.memory4j.core.plan;

import io.memory4j.FactId;

/**
 * Where a full section may end, told from a fact's id alone, so that it stays where it is while
 * facts come and go around it (content-defined chunking). The hash of an id is FNV-1a of 64 bits
 * over its characters, its halves mixed by two multiplications, and is the same in every process
 * and release: to change it moves every cut once. Immutable and thread-safe.
 */
final class Boundary {
  private static final long FNV_OFFSET = 0xcbf29ce484222325L;
  private static final long FNV_PRIME = 0x100000001b3L;
  private static final long MIX = 0x9e3779b97f4a7c15L;

  private final int oneIn;

  /**
   * Makes the boundary of a request.
   *
   * @param oneIn one id in how many is one; 0 if none is
   */
  Boundary(int oneIn) {
    this.oneIn = oneIn;
  }

  /**
   * Returns whether a section may end with a fact.
   *
   * @param id the fact's id
   * @param isLate whether the section is nearly full; then twice as many ids are boundaries, lest
   *     it fill to the brim, where every new fact moves the cut
   */
  boolean isAt(FactId id, boolean isLate) {
    if (oneIn == 0) {
      return false;
    }
    return Long.remainderUnsigned(hash(id.value()), isLate ? (oneIn + 1) / 2 : oneIn) == 0;
  }

  static long hash(String id) {
    long hash = FNV_OFFSET;
    for (int at = 0; at < id.length(); at++) {
      hash = (hash ^ id.charAt(at)) * FNV_PRIME;
    }
    hash = (hash ^ (hash >>> 32)) * MIX;
    hash = (hash ^ (hash >>> 32)) * MIX;
    return hash ^ (hash >>> 32);
  }
}
