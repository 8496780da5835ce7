package io.memory4j.core.quarantine;

/**
 * Recognises text in the tag characters of plane 14, which spell ASCII that nobody sees. Their one
 * good use is the flag of a region: a black flag, three to six letters or digits, an end.
 */
final class TagText {
  private static final int BLACK_FLAG = 0x1F3F4;
  private static final int FIRST = 0xE0000;
  private static final int END = 0xE007F;
  private static final int MAX_REGION = 6;

  private TagText() {}

  static boolean isIn(int[] text) {
    for (int at = 0; at < text.length; at++) {
      if (isTag(text[at])) {
        int end = at;
        while (end < text.length && isTag(text[end])) {
          end++;
        }
        boolean flag = at > 0 && text[at - 1] == BLACK_FLAG;
        if (!flag || text[end - 1] != END || end - 1 - at > MAX_REGION) {
          return true;
        }
        at = end - 1;
      }
    }
    return false;
  }

  private static boolean isTag(int c) {
    return c >= FIRST && c <= END;
  }
}
