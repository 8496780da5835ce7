package io.memory4j.llm.extract;

import static io.memory4j.llm.extract.Categories.CONVENTION;
import static io.memory4j.llm.extract.EnglishWords.GENERIC;
import static io.memory4j.llm.extract.EnglishWords.LOOSE;
import static io.memory4j.llm.extract.EnglishWords.MATTER;
import static io.memory4j.llm.extract.EnglishWords.NAMED;
import static io.memory4j.llm.extract.EnglishWords.POINTER;
import static io.memory4j.llm.extract.EnglishWords.SCOPE;

/** How conventions sound in English. */
final class EnglishConventions {
  private EnglishConventions() {}

  static void addTo(Phrases.Builder builder) {
    fromNowOn(builder);
    directives(builder);
    whatToUse(builder);
    ourHabits(builder);
    generally(builder);
  }

  /** What begins to hold, and what always or never does. */
  private static void fromNowOn(Phrases.Builder builder) {
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
            + "|commit|push|fix|modify|delete|remove|generate|release|deploy|merge|implement|bump)\\b");
  }

  /** What is to be done or not. */
  private static void directives(Phrases.Builder builder) {
    builder.cue(
        CONVENTION,
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
        "^no (?:\\w+ ){1,4}?" + SCOPE);
  }

  /** What is to be used. */
  private static void whatToUse(Phrases.Builder builder) {
    builder.cue(
        CONVENTION,
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
            + ").*(?:\\binstead of\\b|\\brather than\\b|, (?:not|never) )");
  }

  /** How "we" do things. */
  private static void ourHabits(Phrases.Builder builder) {
    builder.cue(
        CONVENTION,
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
        "\\bthe (?:convention|rule|policy|standard|naming scheme|agreement) (?:here )?is (?:that|to)\\b");
  }

  /** How things of a kind are. */
  private static void generally(Phrases.Builder builder) {
    builder.cue(
        CONVENTION,
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
}
