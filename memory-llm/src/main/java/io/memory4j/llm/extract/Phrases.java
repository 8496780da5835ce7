package io.memory4j.llm.extract;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How statements that hold from now on sound in one language, and how those sound that only seem
 * to. Every pattern takes time linear in a sentence, whose length is bounded. Immutable and
 * thread-safe.
 */
final class Phrases {
  private final Pattern lead;
  private final Map<Pattern, String> cues;
  private final Map<LeftOut, Pattern> objections;
  private final Pattern hint;
  private final char script;

  private Phrases(Builder builder) {
    this.lead = builder.lead;
    this.cues = builder.cues;
    this.objections = builder.objections;
    this.hint = builder.hint;
    this.script = builder.script;
  }

  /**
   * {@return the category of the statement that a sentence sounds like, if it sounds like one}
   *
   * @param sentence with its quotations hidden
   */
  Optional<String> category(String sentence) {
    if (!isInScript(sentence)) {
      return Optional.empty();
    }
    String rest = rest(sentence);
    for (Map.Entry<Pattern, String> cue : cues.entrySet()) {
      if (cue.getKey().matcher(rest).find()) {
        return Optional.of(cue.getValue());
      }
    }
    return Optional.empty();
  }

  /** {@return whether a sentence holds words that durable statements are often made of} */
  boolean hints(String sentence) {
    return isInScript(sentence) && hint.matcher(sentence).find();
  }

  /** {@return why the sentence is not such a statement after all, if it is not} */
  Optional<LeftOut> objection(String sentence) {
    String rest = rest(sentence);
    return objections.entrySet().stream()
        .filter(objection -> objection.getValue().matcher(rest).find())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Looking for one character is much faster than for dozens of patterns that all hold one. */
  private boolean isInScript(String sentence) {
    boolean found = script == 0;
    for (int i = 0; i < sentence.length() && !found; i++) {
      found = sentence.charAt(i) >= script;
    }
    return found;
  }

  /** {@return the sentence without the words that only lead to it} */
  private String rest(String sentence) {
    Matcher matcher = lead.matcher(sentence);
    return matcher.lookingAt() ? sentence.substring(matcher.end()) : sentence;
  }

  /**
   * {@return a builder}
   *
   * @param lead what only leads to a statement, from the start of a sentence on
   * @param hint words that durable statements are often made of
   */
  static Builder builder(String lead, String hint) {
    return new Builder(lead, hint);
  }

  /** Collects patterns; the first that matches counts. Not thread-safe. */
  static final class Builder {
    private final Pattern lead;
    private final Pattern hint;
    private final Map<Pattern, String> cues = new LinkedHashMap<>();
    private final Map<LeftOut, Pattern> objections = new EnumMap<>(LeftOut.class);
    private char script;

    private Builder(String lead, String hint) {
      this.lead = compile(lead);
      this.hint = compile(hint);
    }

    /** Tells that all cues and hints hold a character of a script, which begins with this one. */
    Builder script(char first) {
      script = first;
      return this;
    }

    /** Adds what statements of a category sound like. */
    Builder cue(String category, String... patterns) {
      for (String pattern : patterns) {
        cues.put(compile(pattern), category);
      }
      return this;
    }

    /** Adds what sentences sound like that only seem to be statements. */
    Builder not(LeftOut reason, String... patterns) {
      objections.put(reason, compile(String.join("|", patterns)));
      return this;
    }

    Phrases build() {
      return new Phrases(this);
    }

    private static Pattern compile(String pattern) {
      return Pattern.compile(
          pattern,
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);
    }
  }
}
