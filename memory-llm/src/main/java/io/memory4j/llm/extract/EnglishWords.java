package io.memory4j.llm.extract;

/** Parts of patterns that the phrases of English are made of. */
final class EnglishWords {
  /** What a thing in the session is pointed at with, rather than named. */
  static final String POINTER =
      "(?:it|this|that|these|those|them|the (?:first|second|third|last|other|same|left|right"
          + "|latter|former|one)|my|your|his|her)\\b";

  static final String SCOPE =
      "(?:(?:in|for|across|throughout) (?:this|our|the (?:whole|entire)) (?:\\w+ ){0,2}?"
          + "(?:repo|repository|project|codebase|code|monorepo|team|company|workspace)|anywhere"
          + "|everywhere|around here)\\b";

  /** What follows "use" when one piece of code is meant. */
  static final String LOOSE =
      "(?:an?|the|version|cases?|what\\w*|which\\w*|another|both|for|as|one|two|three|only|more|less"
          + "|some|any|your|\\d+)\\b|(?-i:[a-z]+[A-Z])|\\w+\\.(?!js\\b|net\\b)\\w|\\w+\\(";

  /** A tool, or a habit of writing. */
  static final String NAMED =
      "(?:[\\w`@/-]+(?:\\.js|\\.net)?|(?:[\\w-]+ ){1,2}(?:spelling|injection|indentation|commits?"
          + "|quotes|imports|naming|notation|style|casing|formatting|components|hooks|\\d[\\d.]*))";

  /**
   * What conventions are about. Of anything else, a sentence with "must" or "should" says what the
   * program under work is to do.
   */
  static final String MATTER =
      "(?:tests?|assertions?|commits?|branch(?:es)?|endpoints?|class(?:es)?|methods?|functions?|modules?"
          + "|packages?|files?|names?|variables?|tables|columns|migrations?|comments?|docs|documentation"
          + "|javadoc|pull requests?|prs?|releases?|code|dependenc(?:y|ies)|imports?|exceptions?|dtos?"
          + "|interfaces?|services?|scripts?|secrets?|credentials|dates|timestamps|(?:error|log) messages"
          + "|messages|apis?|queries|tickets?|changes?|flags?|components?|constants?|types|records"
          + "|indentation|lines|fixtures?|builds?|deploys?|deployments?|jobs?|repositories|libraries"
          + "|headers|annotations?|answers?|replies|ids|money|amounts|strings)";

  /** Subjects of which a sentence in the present says how things are done, not what happened. */
  static final String GENERIC =
      "^(?!(?:the|this|that|it|there|these|those|you|he|she|they|i|we|my|your|one|what|an?|users?"
          + "|nothing|everything|someone|here)\\b)(?:[\\w/`-]+ ){0,4}?"
          + MATTER
          + "(?: (?:of|in|for|from) \\w+)? ";

  private EnglishWords() {}
}
