package io.memory4j.core.text;

import java.text.Normalizer;

/** Names of folders and files made of any text. Immutable and thread-safe. */
public final class NameSafe {
  private static final int MAX_PREFIX = 40;
  private static final String NAMELESS = "x";

  private NameSafe() {}

  /**
   * {@return a name for a folder or file: what is readable of the text, a dash, and 32 hex digits
   * of its hash}
   *
   * <p>Two texts have two names, also on a disk that ignores case or composition: the hash (half a
   * SHA-256) is over the exact text. The name holds only {@code a} to {@code z}, digits and dashes,
   * at most 73 characters, and is therefore no device name, no hidden file and no option.
   *
   * @param name any text, also empty or ill-formed
   */
  public static String slug(String name) {
    String prefix = readable(name);
    return (prefix.isEmpty() ? NAMELESS : prefix) + "-" + Sha256.hex(name);
  }

  /**
   * {@return the 32 hex digits of a text's hash}
   *
   * @param text any text, also empty or ill-formed
   */
  public static String hash(String text) {
    return Sha256.hex(text);
  }

  private static String readable(String name) {
    StringBuilder prefix = new StringBuilder();
    String head = CaseFold.fold(TextNormal.fold(Graphemes.cut(name, 4 * MAX_PREFIX)));
    String letters = Normalizer.normalize(head, Normalizer.Form.NFD);
    for (int i = 0; i < letters.length() && prefix.length() < MAX_PREFIX; i++) {
      char c = letters.charAt(i);
      if (isPlain(c)) {
        prefix.append(c);
      } else if (!TextNormal.isMark(c) && !prefix.isEmpty() && !endsWithDash(prefix)) {
        prefix.append('-');
      }
    }
    return endsWithDash(prefix) ? prefix.substring(0, prefix.length() - 1) : prefix.toString();
  }

  private static boolean endsWithDash(StringBuilder prefix) {
    return !prefix.isEmpty() && prefix.charAt(prefix.length() - 1) == '-';
  }

  private static boolean isPlain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
  }
}
