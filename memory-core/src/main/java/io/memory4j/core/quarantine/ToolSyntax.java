package io.memory4j.core.quarantine;

/** Recognises what hosts and models write to call a tool: tags, JSON objects, labelled lines. */
final class ToolSyntax {
  /** Between the name of a tool and its arguments in one object. */
  private static final int NEAR = 100;

  private ToolSyntax() {}

  static boolean isIn(Reading reading) {
    return reading.sentences().stream().anyMatch(s -> hasToken(s) || hasObject(s));
  }

  private static boolean hasToken(Sentence sentence) {
    return sentence.of(Concept.TOOL).anyMatch(token -> !RoleMarkers.isTalkedAbout(sentence, token));
  }

  private static boolean hasObject(Sentence sentence) {
    return sentence
        .of(Concept.TOOL_NAME)
        .filter(name -> isFirstOfObject(sentence.text(), name.start()))
        .anyMatch(name -> sentence.hasNear(name, Concept.TOOL_ARGUMENTS, NEAR));
  }

  private static boolean isFirstOfObject(String text, int start) {
    int at = start - 1;
    while (at >= 0 && Character.isWhitespace(text.charAt(at))) {
      at--;
    }
    return at >= 0 && (text.charAt(at) == '{' || text.charAt(at) == ',');
  }
}
