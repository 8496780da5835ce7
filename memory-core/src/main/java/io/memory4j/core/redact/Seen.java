package io.memory4j.core.redact;

import io.memory4j.core.text.Unseen;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A text as a reader sees it, and where each of its characters stands in the original. Characters
 * that nobody sees are left out, since what is done with the text later takes out some of them;
 * those whose composed form (NFC) is one of ASCII are that, as composing makes them so.
 */
final class Seen {
  private static final String SINGLETONS = "\u212A\u037E\u1FEF";
  private static final String SINGLETONS_IN_ASCII = "K;`";

  /** Nothing below is unseen or composes to ASCII. */
  private static final char FIRST = '\u00AD';

  private final String text;
  private final int @Nullable [] origins;
  private final String original;

  private Seen(String text, int @Nullable [] origins, String original) {
    this.text = text;
    this.origins = origins;
    this.original = original;
  }

  static Seen of(String original) {
    int at = firstChanged(original);
    if (at == original.length()) {
      return new Seen(original, null, original);
    }
    StringBuilder text = new StringBuilder(original.length());
    int[] origins = new int[original.length()];
    for (int i = 0; i < original.length(); ) {
      int c = original.codePointAt(i);
      int end = i + Character.charCount(c);
      if (!Unseen.is(c)) {
        origins[text.length()] = i;
        origins[text.length() + end - i - 1] = end - 1;
        text.appendCodePoint(inAscii(c));
      }
      i = end;
    }
    return new Seen(text.toString(), Arrays.copyOf(origins, text.length()), original);
  }

  private static int firstChanged(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= FIRST) {
        int c = text.codePointAt(i);
        if (Unseen.is(c) || SINGLETONS.indexOf(c) >= 0) {
          return i;
        }
      }
    }
    return text.length();
  }

  private static int inAscii(int c) {
    int at = SINGLETONS.indexOf(c);
    return at < 0 ? c : SINGLETONS_IN_ASCII.charAt(at);
  }

  /** Returns what is seen; the original if nothing in it is hidden. */
  String text() {
    return text;
  }

  String original() {
    return original;
  }

  /** Returns where the character at an index of what is seen begins in the original. */
  int start(int index) {
    int[] places = origins;
    return places == null ? index : index < places.length ? places[index] : original.length();
  }

  /** Returns where what is seen before an index ends in the original. */
  int end(int index) {
    int[] places = origins;
    return places == null || index == 0 ? index : places[index - 1] + 1;
  }
}
