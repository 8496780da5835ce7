package io.memory4j.llm.transcript;

/**
 * How far an episode was read. Immutable and thread-safe.
 *
 * @param turns how many turns were handed out
 * @param hash stands for who said what in them, so that it is noticed if the episode was rewritten
 */
public record ReadMark(long turns, long hash) {
  /** Nothing was read yet. */
  public static final ReadMark START = new ReadMark(0, 0);

  /**
   * Checks the parts.
   *
   * @param turns how many turns were handed out
   * @param hash stands for who said what in them
   * @throws IllegalArgumentException if the number is negative
   */
  public ReadMark {
    if (turns < 0) {
      throw new IllegalArgumentException("The turns are " + turns + "; count from 0.");
    }
  }
}
