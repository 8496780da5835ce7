package io.memory4j.llm.extract;

import static io.memory4j.llm.extract.Categories.CORRECTION;
import static io.memory4j.llm.extract.Categories.DECISION;
import static io.memory4j.llm.extract.Categories.NOTE;
import static io.memory4j.llm.extract.Categories.PREFERENCE;
import static io.memory4j.llm.extract.EnglishWords.POINTER;

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

  private English() {}

  static Phrases phrases() {
    Phrases.Builder builder = Phrases.builder(LEAD, HINT);
    notes(builder);
    preferences(builder);
    decisions(builder);
    EnglishConventions.addTo(builder);
    EnglishObjections.addTo(builder);
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
}
