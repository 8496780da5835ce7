package io.memory4j.examples.benchmarks.timing;

import java.util.ArrayList;
import java.util.List;

/**
 * Works that are compared and take turns, so that what else the machine does falls on all of them.
 * Not instantiable.
 */
public final class Turns {
  private Turns() {}

  /** A piece of work. */
  @FunctionalInterface
  public interface Work {
    /**
     * Works once.
     *
     * @param round counts from 0
     * @throws Exception if it fails, and with it the run
     */
    void run(int round) throws Exception;
  }

  /**
   * {@return the times of each work, in the order of the works}
   *
   * @param warmUp how many rounds go untimed before
   * @param rounds how many rounds are timed
   * @param works what takes turns; each is told the number of the round, warm-up included
   * @throws Exception if a work fails
   */
  public static List<Times> of(int warmUp, int rounds, Work... works) throws Exception {
    long[][] nanos = new long[works.length][rounds];
    for (int round = 0; round < warmUp + rounds; round++) {
      for (int i = 0; i < works.length; i++) {
        // Whoever goes first in one round goes last in the next.
        int turn = round % 2 == 0 ? i : works.length - 1 - i;
        long start = System.nanoTime();
        works[turn].run(round);
        long time = System.nanoTime() - start;
        if (round >= warmUp) {
          nanos[turn][round - warmUp] = time;
        }
      }
    }
    List<Times> times = new ArrayList<>();
    for (long[] one : nanos) {
      times.add(new Times(one));
    }
    return List.copyOf(times);
  }
}
