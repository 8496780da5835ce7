package io.memory4j.core.text;

/**
 * The characters that nobody sees: the default ignorable code points of Unicode (UAX #44), and the
 * annotation marks. Some carry meaning, as joiners, directions and selectors of emojis do; what is
 * looked for in a text is looked for without any. Immutable and thread-safe.
 */
public final class Unseen {
  private static final int FIRST = 0x00AD;

  /** First and last of each run, in order. */
  private static final int[][] RUNS = {
    {FIRST, FIRST}, // soft hyphen
    {0x034F, 0x034F}, // grapheme joiner
    {0x061C, 0x061C}, // Arabic letter mark
    {0x115F, 0x1160}, // Hangul fillers
    {0x17B4, 0x17B5}, // Khmer inherent vowels
    {0x180B, 0x180F}, // Mongolian selectors
    {0x200B, 0x200F}, // zero widths, joiners, marks of direction
    {0x202A, 0x202E}, // embeddings and overrides
    {0x2060, 0x206F}, // word joiner, invisible operators, isolates
    {0x3164, 0x3164}, // Hangul filler
    {0xFE00, 0xFE0F}, // variation selectors
    {0xFEFF, 0xFEFF}, // byte order mark
    {0xFFA0, 0xFFA0}, // half-width Hangul filler
    {0xFFF0, 0xFFFB}, // unassigned, annotation marks
    {0x1BCA0, 0x1BCA3}, // shorthand controls
    {0x1D173, 0x1D17A}, // musical controls
    {0xE0000, 0xE0FFF}, // tags and further variation selectors
  };

  private Unseen() {}

  /**
   * {@return whether nobody sees a character}
   *
   * @param codePoint the character
   */
  public static boolean is(int codePoint) {
    if (codePoint < FIRST) {
      return false;
    }
    for (int[] run : RUNS) {
      if (codePoint <= run[1]) {
        return codePoint >= run[0];
      }
    }
    return false;
  }

  /**
   * {@return whether a character chooses between two looks of the one before it, as of emojis}
   *
   * @param codePoint the character
   */
  public static boolean isSelector(int codePoint) {
    return codePoint >= 0xFE00 && codePoint <= 0xFE0F;
  }
}
