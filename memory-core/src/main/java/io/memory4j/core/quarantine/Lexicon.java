package io.memory4j.core.quarantine;

import java.util.List;
import java.util.Map;

/**
 * The phrases of attempts, by what they mean, in English, German, French, Spanish, Russian,
 * Chinese, Japanese and Arabic; the commonest in Italian, Portuguese, Korean, Polish, Dutch,
 * Turkish and Hindi too. Phrases stand between slashes; a star ends a stem.
 */
final class Lexicon {
  private static final PhraseTrie TRIE = new PhraseTrie();

  static {
    for (Map<Concept, String> part :
        List.of(RulePhrases.ALL, RolePhrases.ALL, SecretPhrases.ALL, FramePhrases.ALL)) {
      part.forEach(Lexicon::add);
    }
  }

  private Lexicon() {}

  /** Returns the phrases in a text of {@linkplain PlainLetters plain letters}. */
  static List<Hit> find(String text) {
    return TRIE.find(text);
  }

  private static void add(Concept concept, String phrases) {
    for (String line : phrases.split("\n", -1)) {
      for (String phrase : line.split(" / ", -1)) {
        if (!phrase.isBlank()) {
          TRIE.add(concept, PlainLetters.of(phrase.strip()));
        }
      }
    }
  }
}
