package io.memory4j.core.quarantine;

import io.memory4j.core.render.BlockText;
import java.util.List;

/**
 * Recognises a block by what only a block holds: its markers, in any letter case, spelt with other
 * brackets or entities, and the lines of its guidance.
 */
final class BlockMarks {
  /** Shorter lines could be anybody's. */
  private static final int MIN_LETTERS = 24;

  private static final String NAME =
      PlainLetters.of(BlockText.opening().lines().findFirst().orElseThrow())
          .replace("<", "")
          .replace(">", "");

  private static final List<String> GUIDANCE =
      BlockText.opening()
          .lines()
          .map(BlockMarks::letters)
          .filter(line -> line.length() >= MIN_LETTERS)
          .toList();

  private BlockMarks() {}

  /** Returns whether a text holds a marker or a line of the guidance. */
  static boolean areIn(String text) {
    String plain = PlainLetters.of(text);
    return hasMarker(plain) || hasGuidance(letters(plain));
  }

  private static boolean hasMarker(String plain) {
    for (int at = plain.indexOf(NAME); at >= 0; at = plain.indexOf(NAME, at + 1)) {
      if (isOpened(plain, at)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOpened(String plain, int name) {
    int at = name;
    while (at > 0 && " /\\".indexOf(plain.charAt(at - 1)) >= 0) {
      at--;
    }
    return at > 0
        && ("<\u2039\u3008\u27E8".indexOf(plain.charAt(at - 1)) >= 0
            || plain.startsWith("lt;", at - 3)
            || plain.startsWith("3c;", at - 3)
            || plain.startsWith("60;", at - 3));
  }

  private static boolean hasGuidance(String letters) {
    return GUIDANCE.stream().anyMatch(letters::contains);
  }

  private static String letters(String text) {
    return Letters.of(PlainLetters.of(text));
  }
}
