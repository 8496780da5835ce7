package io.memory4j.core.quarantine;

import io.memory4j.store.UnspacedScript;
import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The phrases of one sentence, in order. Immutable. */
final class Sentence {
  private static final String ENDS = ".!?;";
  private static final Set<UnicodeScript> VERB_LAST =
      EnumSet.of(UnicodeScript.HANGUL, UnicodeScript.DEVANAGARI);

  private static final String WIDE_ENDS = "\n\u3002";

  private final String text;
  private final List<Hit> hits;
  private final boolean[] quoted;

  /** Takes the whole text and which of its characters are quoted, and the phrases of a sentence. */
  Sentence(String text, List<Hit> hits, boolean[] quoted) {
    this.text = text;
    this.hits = List.copyOf(hits);
    this.quoted = quoted;
  }

  String text() {
    return text;
  }

  List<Hit> hits() {
    return hits;
  }

  /** Returns where the sentence ends that goes on at an index. */
  static int endAfter(String text, int from) {
    for (int at = from; at < text.length(); at++) {
      char c = text.charAt(at);
      boolean last = at + 1 == text.length() || Character.isWhitespace(text.charAt(at + 1));
      if (WIDE_ENDS.indexOf(c) >= 0 || (ENDS.indexOf(c) >= 0 && last)) {
        return at;
      }
    }
    return text.length();
  }

  Stream<Hit> of(Concept concept) {
    return hits.stream().filter(hit -> hit.concept() == concept);
  }

  boolean has(Concept concept) {
    return of(concept).findAny().isPresent();
  }

  /** Returns whether a phrase of the concept is no farther than some characters from another. */
  boolean hasNear(Hit hit, Concept concept, int chars) {
    return of(concept).anyMatch(other -> !other.equals(hit) && other.distance(hit) <= chars);
  }

  /** Returns whether nothing but punctuation follows a phrase in its sentence. */
  boolean endsWith(Hit hit) {
    return hit.end() == text.length() || ".!?;,\n\u3002".indexOf(text.charAt(hit.end())) >= 0;
  }

  /** Returns the phrases of a concept that are commands here and not quoted to talk about them. */
  Stream<Hit> commands(Concept concept) {
    return of(concept).filter(hit -> isCommand(hit) && !isMentioned(hit));
  }

  /** Returns whether a phrase stands in quotation marks in a sentence about texts. */
  boolean isMentioned(Hit hit) {
    return quoted[hit.start()] && of(Concept.MENTION).anyMatch(talk -> !quoted[talk.start()]);
  }

  /**
   * Returns whether somebody is told to: the phrase begins a clause, follows a word like "please",
   * or a "you must" stands before it. Scripts without blanks do not show where a clause begins, and
   * Korean and Hindi put the verb last.
   */
  private boolean isCommand(Hit hit) {
    if (endsAt(Concept.NEGATION, hit.start())) {
      return false;
    }
    return beginsClause(hit.start())
        || endsAt(Concept.LEAD_IN, hit.start())
        || of(Concept.ADDRESS).anyMatch(address -> address.end() <= hit.start())
        || UnspacedScript.contains(text.codePointAt(hit.start()))
        || (endsWith(hit) && VERB_LAST.contains(UnicodeScript.of(text.codePointAt(hit.start()))));
  }

  private boolean endsAt(Concept concept, int start) {
    return of(concept).anyMatch(h -> h.end() <= start && start - h.end() <= 1);
  }

  private boolean beginsClause(int start) {
    int at = start - 1;
    while (at >= 0 && text.charAt(at) == ' ') {
      at--;
    }
    return at < 0 || !Character.isLetterOrDigit(text.charAt(at));
  }
}
