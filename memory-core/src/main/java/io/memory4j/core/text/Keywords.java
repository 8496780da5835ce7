package io.memory4j.core.text;

import io.memory4j.store.UnspacedScript;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Words that a text is searched by although they are no words of it, so that a store need not know
 * how to split: parts of identifiers ({@code fixAuthTimeout}: fix, auth, timeout), what is glued to
 * another script ({@code 设备NAS}: nas), and of runs in a script without blanks every two
 * neighbouring letters and the last one. Without the pairs, one text that begins with the asked
 * word would hide all texts that hold it further inside. Immutable and thread-safe.
 */
public final class Keywords {
  /** Longest answer, in code points. */
  public static final int MAX_CHARS = 2_000;

  private final Set<String> texts;
  private final Set<String> parts = new LinkedHashSet<>();
  private final Set<String> pairs = new LinkedHashSet<>();
  private int room = MAX_CHARS;

  private Keywords(Set<String> texts) {
    this.texts = texts;
  }

  /**
   * {@return the further words in lower case, none twice, separated by blanks} Takes linear time;
   * parts come before pairs where not all have room.
   *
   * @param content any text
   */
  public static String of(String content) {
    Set<String> words = new LinkedHashSet<>(Words.of(TextNormal.fold(content)));
    Set<String> folded = new HashSet<>();
    words.forEach(word -> folded.add(CaseFold.fold(word)));
    Keywords keywords = new Keywords(folded);
    words.forEach(keywords::addParts);
    words.forEach(keywords::addPairs);
    keywords.parts.addAll(keywords.pairs);
    return String.join(" ", keywords.parts);
  }

  private void addParts(String word) {
    List<String> pieces = Scripts.pieces(word);
    for (int i = 0; i < pieces.size(); i++) {
      String piece = pieces.get(i);
      if (!UnspacedScript.contains(piece.codePointAt(0))) {
        if (i > 0) {
          add(piece, parts);
        }
        Identifiers.parts(piece).forEach(part -> add(part, parts));
      }
    }
  }

  private void addPairs(String word) {
    int at = 0;
    for (String piece : Scripts.pieces(word)) {
      if (room > 0 && UnspacedScript.contains(piece.codePointAt(0))) {
        addPairs(Scripts.letters(piece), at == 0 ? 1 : 0);
      }
      at += piece.length();
    }
  }

  private void addPairs(List<String> letters, int from) {
    for (int i = from; i + 1 < letters.size(); i++) {
      add(letters.get(i) + letters.get(i + 1), pairs);
    }
    if (letters.size() > from) {
      add(letters.get(letters.size() - 1), pairs);
    }
  }

  private void add(String word, Set<String> target) {
    String folded = CaseFold.fold(word);
    if (texts.contains(folded) || parts.contains(folded) || StopWords.contains(folded)) {
      return;
    }
    int chars = Graphemes.length(folded) + 1;
    if (chars <= room && target.add(folded)) {
      room -= chars;
    }
  }
}
