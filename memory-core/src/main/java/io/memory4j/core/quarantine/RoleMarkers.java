package io.memory4j.core.quarantine;

import java.util.List;

/**
 * Recognises text that makes somebody else seem to speak: labels that begin a line, headings and
 * tags of roles, tokens of chat templates.
 */
final class RoleMarkers {
  private RoleMarkers() {}

  static boolean isIn(Reading reading) {
    return reading.sentences().stream()
            .anyMatch(s -> hasTag(s) || hasTemplate(s) || isCommandOfRole(reading.text(), s))
        || isDialogue(reading);
  }

  private static boolean hasTag(Sentence sentence) {
    return sentence
        .of(Concept.ROLE_TAG)
        .anyMatch(tag -> isWhole(sentence.text(), tag) && !isTalkedAbout(sentence, tag));
  }

  private static boolean hasTemplate(Sentence sentence) {
    return sentence.of(Concept.TEMPLATE).anyMatch(token -> !isTalkedAbout(sentence, token));
  }

  /** In a sentence about texts a token is only named, unless a line begins with it. */
  static boolean isTalkedAbout(Sentence sentence, Hit token) {
    return sentence.has(Concept.MENTION) && !beginsLine(sentence.text(), token.start());
  }

  /** A heading is one of a role if nothing but the role stands in its line. */
  private static boolean isWhole(String text, Hit tag) {
    char first = text.charAt(tag.start());
    if (first != '#') {
      return first != '<' || tag.start() == 0 || !isLetter(text, tag.start() - 1);
    }
    boolean endsLine = tag.end() == text.length() || "\n:".indexOf(text.charAt(tag.end())) >= 0;
    boolean namesModel = text.startsWith("the", tag.end() - 3);
    return beginsLine(text, tag.start()) && (endsLine || namesModel);
  }

  /** A label with an address to the model after it. Facts have labels too: "System: 16 GB". */
  private static boolean isCommandOfRole(String text, Sentence sentence) {
    return sentence
        .of(Concept.ROLE)
        .filter(label -> beginsLine(text, label.start()))
        .anyMatch(label -> sentence.has(Concept.YOU) || sentence.has(Concept.ANY_COMMAND));
  }

  /** Returns whether a model speaks after something else, or two speakers take turns. */
  private static boolean isDialogue(Reading reading) {
    String text = reading.text();
    List<Hit> labels =
        reading.sentences().stream()
            .flatMap(s -> s.hits().stream())
            .filter(h -> h.concept() == Concept.ROLE || h.concept() == Concept.MODEL_ROLE)
            .filter(h -> beginsSentence(text, h.start()))
            .toList();
    boolean model = labels.stream().anyMatch(h -> h.concept() == Concept.MODEL_ROLE);
    boolean later =
        labels.stream()
            .anyMatch(
                h ->
                    h.concept() == Concept.MODEL_ROLE
                        && h.start() > 0
                        && beginsLine(text, h.start()));
    return later || (model && labels.size() > 1);
  }

  private static boolean beginsSentence(String text, int start) {
    int at = start - 1;
    while (at >= 0 && text.charAt(at) == ' ') {
      at--;
    }
    return at < 0 || "\n.!?".indexOf(text.charAt(at)) >= 0;
  }

  static boolean beginsLine(String text, int start) {
    int at = start - 1;
    while (at >= 0 && " -*>#".indexOf(text.charAt(at)) >= 0) {
      at--;
    }
    return at < 0 || text.charAt(at) == '\n';
  }

  private static boolean isLetter(String text, int at) {
    return Character.isLetterOrDigit(text.charAt(at)) && text.charAt(at + 1) == '<';
  }
}
