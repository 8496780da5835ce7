package io.memory4j.core.quarantine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A text as the shapes look at it: {@linkplain PlainLetters plain letters}, the phrases found in
 * them, and which of them stand in quotation marks. Immutable.
 *
 * @param text plain letters, lines ending with LF
 * @param sentences the phrases of each sentence that has any, in order of their beginnings
 */
record Reading(String text, List<Sentence> sentences) {
  private static final String DIGITS = "013457@$";
  private static final String LETTERS = "oieastas";

  /** More phrases in one sentence are no language; the bound keeps the shapes linear. */
  private static final int MAX_HITS = 200;

  static Reading of(String text) {
    return read(PlainLetters.of(text));
  }

  /** Returns the reading in which digits within words are the letters they resemble, if any are. */
  Optional<Reading> withDigitsAsLetters() {
    StringBuilder letters = new StringBuilder(text);
    boolean changed = false;
    for (int at = 0; at < letters.length(); at++) {
      int digit = DIGITS.indexOf(letters.charAt(at));
      if (digit >= 0 && (isLetter(letters, at - 1) || isLetter(letters, at + 1))) {
        letters.setCharAt(at, LETTERS.charAt(digit));
        changed = true;
      }
    }
    return changed ? Optional.of(read(letters.toString())) : Optional.empty();
  }

  private static boolean isLetter(CharSequence text, int at) {
    return at >= 0 && at < text.length() && Character.isLetter(text.charAt(at));
  }

  private static Reading read(String text) {
    boolean[] quoted = Quotes.in(text);
    List<Sentence> sentences = new ArrayList<>();
    List<Hit> hits = new ArrayList<>();
    int end = -1;
    for (Hit hit : Lexicon.find(text)) {
      if (!hits.isEmpty() && (hit.start() >= end || hits.size() >= MAX_HITS)) {
        sentences.add(new Sentence(text, hits, quoted));
        hits.clear();
      }
      end = hits.isEmpty() ? Sentence.endAfter(text, hit.end()) : end;
      hits.add(hit);
    }
    if (!hits.isEmpty()) {
      sentences.add(new Sentence(text, hits, quoted));
    }
    return new Reading(text, List.copyOf(sentences));
  }
}
