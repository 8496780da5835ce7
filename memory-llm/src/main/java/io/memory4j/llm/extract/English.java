package io.memory4j.llm.extract;

import static io.memory4j.llm.extract.Categories.CONVENTION;
import static io.memory4j.llm.extract.Categories.CORRECTION;
import static io.memory4j.llm.extract.Categories.DECISION;
import static io.memory4j.llm.extract.Categories.NOTE;
import static io.memory4j.llm.extract.Categories.PREFERENCE;

/** How durable statements sound in English. */
final class English {
  private static final String LEAD =
      "^(?:(?:no|nope|yes|ok|okay|well|so|hey|hi|thanks|thank you|sorry|actually|wrong|by the way"
          + "|btw|fyi|also|and|but|in general|generally|again|as I said|for the record|new"
          + "|just so you know|that's (?:wrong|not right|not true|not correct)"
          + "|I (?:already )?(?:told you|said)(?: before| already| twice)?)\\s?[,:.!]\\s+"
          + "|(?:please|pls|also|and|but|btw)\\s+)*+";

  private static final String HINT =
      "\\b(?:always|never|prefer|from now on|going forward|convention|we (?:all )?use|instead of"
          + "|remember that|keep in mind)\\b";

  /** What a thing in the session is pointed at with, rather than named. */
  private static final String POINTER =
      "(?:it|this|that|these|those|them|the (?:first|second|third|last|other|same|left|right"
          + "|latter|former|one)|my|your|his|her)\\b";

  private static final String SCOPE =
      "(?:(?:in|for|across|throughout) (?:this|our|the (?:whole|entire)) (?:\\w+ ){0,2}?"
          + "(?:repo|repository|project|codebase|code|monorepo|team|company|workspace)|anywhere"
          + "|everywhere|around here)\\b";

  /** What follows "use" when one piece of code is meant. */
  private static final String LOOSE =
      "(?:an?|the|version|cases?|what\\w*|which\\w*|another|both|for|as|one|two|three|only|more|less"
          + "|some|any|your|\\d+)\\b|(?-i:[a-z]+[A-Z])|\\w+\\.(?!js\\b|net\\b)\\w|\\w+\\(";

  /** A tool, or a habit of writing. */
  private static final String NAMED =
      "(?:[\\w`@/-]+(?:\\.js|\\.net)?|(?:[\\w-]+ ){1,2}(?:spelling|injection|indentation|commits?"
          + "|quotes|imports|naming|notation|style|casing|formatting|components|hooks|\\d[\\d.]*))";

  /**
   * What conventions are about. Of anything else, a sentence with "must" or "should" says what the
   * program under work is to do.
   */
  private static final String MATTER =
      "(?:tests?|assertions?|commits?|branch(?:es)?|endpoints?|class(?:es)?|methods?|functions?|modules?"
          + "|packages?|files?|names?|variables?|tables|columns|migrations?|comments?|docs|documentation"
          + "|javadoc|pull requests?|prs?|releases?|code|dependenc(?:y|ies)|imports?|exceptions?|dtos?"
          + "|interfaces?|services?|scripts?|secrets?|credentials|dates|timestamps|(?:error|log) messages"
          + "|messages|apis?|queries|tickets?|changes?|flags?|components?|constants?|types|records"
          + "|indentation|lines|fixtures?|builds?|deploys?|deployments?|jobs?|repositories|libraries"
          + "|headers|annotations?|answers?|replies|ids|money|amounts|strings)";

  /** Subjects of which a sentence in the present says how things are done, not what happened. */
  private static final String GENERIC =
      "^(?!(?:the|this|that|it|there|these|those|you|he|she|they|i|we|my|your|one|what|an?|users?"
          + "|nothing|everything|someone|here)\\b)(?:[\\w/`-]+ ){0,4}?"
          + MATTER
          + "(?: (?:of|in|for|from) \\w+)? ";

  private English() {}

  static Phrases phrases() {
    Phrases.Builder builder = Phrases.builder(LEAD, HINT);
    notes(builder);
    preferences(builder);
    decisions(builder);
    conventions(builder);
    objections(builder);
    return builder.build();
  }

  private static void notes(Phrases.Builder builder) {
    builder.cue(NOTE, Remember.ENGLISH);
    builder.cue(
        CORRECTION,
        "\\b(?:want|need|prefer|called|named)\\b.*\\binstead of\\b",
        "^(?:we|you should|you must) use (?!an? |the )[\\w. -]+, not \\w");
  }

  private static void preferences(Phrases.Builder builder) {
    String often = "(?:really |strongly |generally |usually |always |much |also |do |still )*+";
    builder.cue(
        PREFERENCE,
        "^i "
            + often
            + "(?:prefer|hate|dislike|can't stand|cannot stand|like|love|enjoy) "
            + "(?!not\\b|how\\b|what\\b|that\\b|the\\b|your\\b|options?\\b"
            + "|variant\\b|version\\b|approach\\b|plan\\b|solution\\b|an? \\w+ here)\\w",
        "^i (?:don't|do not|never) (?:like|use) (?!the\\b|your\\b)\\w",
        "^i (?:don't|do not|never) want (?:you to|any|to see any)\\b",
        "^i speak (?!to\\b|with\\b|of\\b)\\w",
        "^i (?:usually|always|typically|normally|generally|mostly) "
            + "(?:work|use|write|run|want|code|review|keep|name|start|test)\\b",
        "^i use (?!" + POINTER + "|the\\b)\\w",
        "^i(?:'m| am) (?:on (?:windows|linux|mac|macos|ubuntu)\\b|an? (?!bit|little|lot)\\w+ "
            + "(?:developer|engineer|designer|scientist|user|beginner|speaker)|allergic|based in"
            + "|colou?r.?blind|responsible for|the (?:maintainer|owner|lead|author) of)",
        "^i (?:work|live) (?:in|at|for|from|with|on the \\w+ team)\\b",
        "^i(?:'d like| want| expect| need| would like)(?: you)? to (?:always|never)\\b",
        "^my (?:preference|favou?rite|preferred|name|time ?zone|editor|shell|operating system"
            + "|native language|pronouns)\\b.*\\b(?:is|are)\\b",
        "^call me \\w+");
  }

  private static void decisions(Phrases.Builder builder) {
    builder.cue(
        DECISION,
        "^(?:we|the team|our team|it was|management)(?:'ve| have| has)? "
            + "(?:already |all |now |finally )*+(?:decided|agreed|chose|chosen|settled"
            + "|standardi[sz]ed|dropped) (?!nothing\\b|what\\b|whether\\b|how\\b|(?:on|in) \\w+ (?:what|how)\\b)",
        "^(?:we|the team|our team)(?:'ve| have| has)? (?:switched|moved|migrated) (?:from \\S+ )?to "
            + "(?!the\\b|an?\\b|another\\b|this\\b|that\\b|your\\b)\\w",
        "^decision:",
        "^let's (?:standardi[sz]e on|stick (?:to|with)|settle on|go with|always|never) "
            + "(?!the\\b|what\\b|your\\b|"
            + POINTER
            + ")\\w");
  }

  private static void conventions(Phrases.Builder builder) {
    builder.cue(
        CONVENTION,
        "^(?:from (?:now|today) on|going forward),? (?!the\\b|this\\b|it\\b)\\w",
        "(?:from (?:now|today) on|going forward)[.!]?$",
        "^in (?:the )?future,? (?!the\\b|this\\b|it\\b|versions?\\b|releases?\\b)|\\bin (?:the )?future[.!]?$",
        "^(?:for|in|across) (?:this|our|all) [\\w ]{1,30}?,? (?:always|never|please|don't|do not) ",
        "\\b(?:don't|do not) ever \\w+",
        "\\bis (?:the|our) (?:minimum|default|standard)\\b",
        "^we(?:'re| are) (?:using|on) .*\\b(?:across all|everywhere|for all|" + SCOPE + ")",
        "^(?:you (?:must|should|have to|need to) |we |i want you to |make sure (?:to |you |that you )"
            + "|be sure to |do )?(?:always|never) "
            + "(?!mind\\b|the\\b|an?\\b|this\\b|that\\b|it\\b|heard\\b|seen\\b|been\\b"
            + "|had\\b|knew\\b|got\\b|\\w+ing\\b)[\\w-]+ \\S",
        "^(?:if|when|whenever|every time|each time) (?:you|we|an? "
            + MATTER
            + ")\\b.*,\\s*(?:please )?(?:always|never|don't|do not)\\b",
        "^(?:whenever|every time|each time) you (?:add|change|edit|write|create|touch|rename|update"
            + "|commit|push|fix|modify|delete|remove|generate|release|deploy|merge|implement|bump)\\b",
        "^(?:don't|do not|dont) (?:ever )?(?:use|add|write|put|commit|push|import|create|mock|log"
            + "|store|throw|catch|name|include|introduce|hard-?code|rely|mix|abbreviate|swallow"
            + "|suppress|skip|merge|edit) (?!"
            + POINTER
            + "|the\\b|anything\\b)\\w",
        "^(?:don't|do not|dont) (?:ever )?\\w+ .*\\b" + SCOPE,
        "^(?:avoid|prefer|favou?r) (?!(?:using )?(?:the\\b|" + POINTER + "))\\w",
        "^stick (?:to|with) (?!" + POINTER + "|(?:the )?(?:current|existing)\\b)\\w",
        "^stop (?!running|working)\\w+ing (?!yourself|the\\b|" + POINTER + ")\\w",
        "^only (?:use|import|write|commit|deploy|log) (?!these\\b|the (?:first|last|types)|"
            + POINTER
            + ")",
        "^no (?:\\w+ ){1,4}?" + SCOPE,
        "^use (?!" + POINTER + "|" + LOOSE + ")" + NAMED + "(?: here| " + SCOPE + ")?[.!]?$",
        "^use (?!"
            + POINTER
            + "|"
            + LOOSE
            + ")"
            + NAMED
            + " (?:for (?!"
            + POINTER
            + "|"
            + LOOSE
            + "|now\\b)\\w|and not \\w|over \\w)",
        "^use .*\\b" + SCOPE,
        "^use (?!"
            + POINTER
            + "|"
            + LOOSE
            + ").*(?:\\binstead of\\b|\\brather than\\b|, (?:not|never) )",
        "^(?:in (?:this|our) [\\w -]{1,40}? )?(?:by default )?(?:we|our team|the team|this (?:project"
            + "|repo|repository|codebase|team)) (?:only |always |usually |generally |all |now )*+"
            + "(?:uses? (?!an? |the )|prefers?|follows?|deploys?|ships?|releases?|writes?|names?|keeps? (?!getting\\b|seeing\\b|having\\b|running\\b)|stores?"
            + "|formats?|builds?|hosts?|targets?|supports?|avoids?|requires?|squash|rebase|review"
            + "|document|indent|are not allowed|aren't allowed|(?:don't|do not|never) (?:use|allow"
            + "|write|mock|commit|push|add|support|keep|deploy|merge|ship|do|store|log))\\b",
        "^our (?!users?\\b|customers?\\b|clients?\\b)(?:\\w+[ -]){1,3}?(?:uses|use"
            + "|(?:runs|run) (?!for\\b)|lives|live|follows|follow|must|should|ends|end"
            + "|starts|start|targets|supports|(?:is|are) (?:called|named|always|never|written|stored"
            + "|kept|hosted|in|on|at))\\b",
        "^our (?:\\w+ )?(?:linter|formatter|build tool|package manager|test framework|database"
            + "|compiler|language|framework|ide|branch|trunk|registry) is (?!not\\b|the\\b|down\\b)\\w",
        "\\bour (?:\\w+ )?(?:convention|rule|policy|standard|naming scheme|agreement)\\b",
        "\\bthe (?:convention|rule|policy|standard|naming scheme|agreement) (?:here )?is (?:that|to)\\b",
        "^(?:all|every|each|any|new|no) (?:[\\w/-]+ ){0,3}?"
            + MATTER
            + " (?:must|should|shall|needs?|have to|has to|may|ends? with|starts? with)\\b",
        "\\b" + SCOPE + ".*\\b(?:every|all|each|no)\\b|\\b(?:every|all|each)\\b.*\\bhas javadoc",
        GENERIC
            + "(?:must|should) (?:always|never|not|be|have|use|contain|end|start|follow|go|live)\\b",
        GENERIC
            + "(?:is|are) (?:always|never|named|called|written|stored|kept|formatted"
            + "|prefixed|suffixed|sorted|indented|cut|rotated|reviewed|singular|plural)\\b",
        GENERIC + "(?:always|never) \\w",
        GENERIC + "(?:live|lives|belong|belongs|go|goes) (?:in|under|into|to|next to)\\b",
        GENERIC + "(?:starts?|begins?|ends?) with\\b",
        GENERIC + "follows? (?:the|our)\\b",
        GENERIC + "(?:is|are|uses?) .*" + SCOPE,
        "^(?:the )?(?:unit |integration )?(?:tests?|builds?|linter|migrations|deploys?|deployments?"
            + "|releases?) (?:are |is )?(?:run|runs|started|happen|happens|go|goes|live) "
            + "(?:with|via|through|on|in|by|under)\\b",
        "^(?!" + POINTER + ")(?:[\\w.-]+ ){1,3}only[.!]?$",
        "^the (?:\\w+ ){1,3}is called \\w+[.!]?$");
  }

  private static void objections(Phrases.Builder builder) {
    builder
        .not(
            LeftOut.QUESTION,
            "\\?[\"')]*$|,\\s*(?:why|right|correct|isn't it|aren't they)\\b",
            "^(?:what|why|how|which|who|whose|where)\\b",
            "^(?:can|could|would|will|should|shall|may|do|does|did|is|are|was|were|has|have) (?:you|we"
                + "|i|it|he|she|they|the|this|that|there|our|my|any|all)\\b")
        .not(
            LeftOut.QUOTED,
            "\\b(?:says|(?<!\\bi )said|wrote|told me|tells me|complains|claims|according to|recommends"
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
                + "(?:it|them|that|this|yours)\\b")
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
