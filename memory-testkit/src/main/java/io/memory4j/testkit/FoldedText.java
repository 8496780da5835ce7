package io.memory4j.testkit;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A text without case and diacritics, cut into words, that remembers which code point of the
 * original each of its own came from. A word is a run of letters, digits and marks. Immutable and
 * thread-safe.
 */
final class FoldedText {
  /** A word and where it stands in the original, in code points. */
  record Word(String text, int from, int until) {}

  private final String text;
  private final int[] origin;
  private final List<Word> words = new ArrayList<>();

  FoldedText(String original) {
    StringBuilder folded = new StringBuilder();
    int[] places = new int[16];
    int[] points = original.codePoints().toArray();
    for (int i = 0; i < points.length; i++) {
      String one = fold(points[i]);
      folded.append(one);
      while (places.length < folded.length()) {
        places = Arrays.copyOf(places, places.length * 2);
      }
      Arrays.fill(places, folded.length() - one.length(), folded.length(), i);
    }
    text = folded.toString();
    origin = places;
    cut(points.length);
  }

  /** {@return a text without case and diacritics} */
  static String fold(String original) {
    return new FoldedText(original).text;
  }

  private static String fold(int point) {
    if (point < 128) {
      return String.valueOf((char) (point >= 'A' && point <= 'Z' ? point + 32 : point));
    }
    String apart = Normalizer.normalize(Character.toString(point), Normalizer.Form.NFKD);
    StringBuilder bare = new StringBuilder();
    apart.codePoints().filter(p -> p < 0x300 || p > 0x36F).forEach(bare::appendCodePoint);
    return Normalizer.normalize(bare, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
  }

  private void cut(int end) {
    int start = -1;
    for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      boolean inside = isWordPart(text.codePointAt(at));
      if (inside && start < 0) {
        start = at;
      } else if (!inside && start >= 0) {
        words.add(word(start, at, origin[at]));
        start = -1;
      }
    }
    if (start >= 0) {
      words.add(word(start, text.length(), end));
    }
  }

  private Word word(int start, int end, int until) {
    return new Word(text.substring(start, end), origin[start], Math.max(until, origin[start] + 1));
  }

  private static boolean isWordPart(int point) {
    int type = Character.getType(point);
    return Character.isLetterOrDigit(point)
        || type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK;
  }

  /** {@return the words in order} */
  List<Word> words() {
    return words;
  }

  /** {@return the places of a folded substring, overlaps left out} */
  List<Word> places(String part) {
    List<Word> places = new ArrayList<>();
    for (int at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length())) {
      places.add(new Word(part, origin[at], origin[at + part.length() - 1] + 1));
    }
    return places;
  }
}
