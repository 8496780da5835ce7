package io.memory4j.llm.extract;

import static io.memory4j.llm.extract.EnglishWords.POINTER;

/** How sentences sound in English that only seem to hold from now on. */
final class EnglishObjections {
  private EnglishObjections() {}

  static void addTo(Phrases.Builder builder) {
    otherSpeech(builder);
    otherTimeAndPlace(builder);
  }

  /** What asks, quotes or asks for one piece of work. */
  private static void otherSpeech(Phrases.Builder builder) {
    builder
        .not(
            LeftOut.QUESTION,
            "\\?[\"')]*$|,\\s*(?:why|right|correct|isn't it|aren't they)\\b",
            "^(?:what|why|how|which|who|whose|where)\\b",
            "^(?:can|could|would|will|should|shall|may|do|does|did|is|are|was|were|has|have) (?:you|we"
                + "|i|it|he|she|they|the|this|that|there|our|my|any|all)\\b")
        .not(
            LeftOut.QUOTED,
            "\\b(?:(?<!\\b(?:that|which) )says|(?<!\\bi )said|wrote|told me|tells me|complains|claims|according to|recommends"
                + "|suggests|warns|mentions)\\b",
            "^(?:e\\.g\\.|for example|example:|for instance)")
        .not(
            LeftOut.ONE_OFF,
            "^(?:let's|lets) (?!standardi|stick|settle|go with|always|never)",
            "^(?:next|then|first|now|todo|ignore|you are|act as|as discussed)\\b(?!:)",
            "^(?:\\w+ and )?(?:fix|add|create|write|implement|refactor|rename|delete|remove|update|change|run"
                + "|check|look|find|show|explain|generate|make (?!sure (?:to|you|that you) "
                + "(?:always|never))|build|move|convert|translate|open|read|commit|push|install|try|debug"
                + "|test|review|help|tell|give|list|search|replace|set|put|start|print|compare|summari[sz]e"
                + "|reply|answer|help|investigate|apply|revert|merge|extract|let me)\\b"
                + "(?!.*\\b(?:from now on|going forward|in (?:the )?future)\\b)",
            "\\b(?:must|should|need to) (?:be )?(?:fix|fixed|find|found|done)\\b",
            "\\bgo with (?:plan|option|approach|variant|version|solution|your)\\b",
            "\\bplease (?:fix|rebase|look|check|update)\\b",
            ",\\s+(?:please )?(?:move|add|fix|change|replace|remove|rename|update|make|put|run) "
                + "(?:it|them|that|this|yours)\\b");
  }

  /** What holds for now, for here or not at all. */
  private static void otherTimeAndPlace(Phrases.Builder builder) {
    builder
        .not(
            LeftOut.TEMPORARY,
            "\\b(?:for now|for the moment|right now|at the moment|this time|this once|today|tomorrow"
                + "|tonight|yet|temporarily|until|this week|this morning|while (?:i|we|you)"
                + "|(?:for|in|to|on|of) (?:this|that|the) (?:one|task|pr|pull request|commit|change|file|test"
                + "|build|branch|run|case|feature|ticket|function|method|class|line|loop|response|answer"
                + "|component|query|step|session|template|page|view|screen|example|folder|paragraph)|(?:merge|release|ship) this|what i said)\\b",
            "\\bnow[.!]?$|\\b(?:for|in|with|to|about) (?:this|that|it)[.!]?$|\\bline \\d+")
        .not(
            LeftOut.POINTING,
            "\\b(?:use|uses|prefer|like|love|avoid|hate|want|need|enjoy|go with|stick (?:to|with)) "
                + POINTER.replace("|my|your|his|her", "")
                + "(?! (?:project|repo|repository|codebase|team)\\b)",
            "\\b(?:this|that) (?:approach|way|one|file|test|class|method|function|branch|wrong)\\b",
            "\\banything else\\b",
            "^(?:use|avoid|prefer|stop|don't|do not) .*\\b(?:for|in|on|around|of|from|to) (?:the|that|this) "
                + "(?!(?:repo|repository|project|codebase|code|whole|entire|team|docs|future|tests?"
                + "|database|vendor)\\b)")
        .not(
            LeftOut.HYPOTHETICAL,
            "\\b(?:maybe|perhaps|probably|possibly|might|suppose|imagine|pretend|assum\\w+|hypothetic\\w+"
                + "|i wonder|i guess|i think|i'm not sure|could|in case|we may|it may|would"
                + "(?! (?:like|prefer)\\b))\\b",
            "^if (?!.*\\b(?:always|never|don't|do not)\\b)",
            "\\bused to\\b")
        .not(
            LeftOut.OBSERVATION,
            "(?<!\\bto )\\b(?:always|never|only|every time)\\s+(?:fail|crash|hang|gets?\\b|got\\b|sees?\\b|saw\\b|return"
                + "|throw|show|happen|work|click|break|forget|forgot|ends? up|times? out|occur|knew|had\\b"
                + "|seen|executed|called|read\\b|reached|finish|stops?\\b|complet)",
            "\\btoo (?:much|many|long|slow|wide|big)\\b|\\b(?:and|but) it \\w+s\\b",
            "\\b(?:bug|undefined|frozen|stuck|is down|twice|broken|failing|fails on|crash(?:es|ed|ing)|wrong (?!way)\\w+|race condition|slow"
                + "|doesn't work|not working)\\b",
            "^(?:this|it|that|there) (?:must|should|may|is|are|always|never)\\b");
  }
}
