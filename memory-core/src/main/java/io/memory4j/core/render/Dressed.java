package io.memory4j.core.render;

import io.memory4j.core.text.Unseen;
import java.text.Normalizer;

/**
 * Reads words of ASCII however their letters are dressed up: in any case, in wide or mathematical
 * forms (NFKC), with marks on them and with what nobody sees between them.
 */
final class Dressed {
  private static final int ASCII = 0x80;

  private Dressed() {}

  /** Returns where a word that stands at an index ends, or -1 if another stands there. */
  static int end(String line, int start, String word) {
    int at = start;
    for (int i = 0; i < word.length(); i++) {
      at = skipUnseen(line, at);
      if (at >= line.length() || plain(line.codePointAt(at)) != word.charAt(i)) {
        return -1;
      }
      at += Character.charCount(line.codePointAt(at));
    }
    return skipUnseen(line, at);
  }

  /** Returns where what can be seen goes on: behind marks and what nobody sees. */
  static int skipUnseen(String line, int from) {
    int at = from;
    while (at < line.length() && line.charAt(at) >= ASCII) {
      int c = line.codePointAt(at);
      if (!Unseen.is(c) && Character.getType(c) != Character.NON_SPACING_MARK) {
        return at;
      }
      at += Character.charCount(c);
    }
    return at;
  }

  /** Returns a letter in lower case as ASCII has it, if it is one of those dressed up. */
  private static int plain(int codePoint) {
    int c = codePoint;
    if (c >= ASCII) {
      String bare = Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKC);
      c = bare.length() == 1 ? bare.charAt(0) : c;
    }
    return Character.toLowerCase(Character.toUpperCase(c));
  }
}
