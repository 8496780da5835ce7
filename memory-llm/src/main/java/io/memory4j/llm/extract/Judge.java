package io.memory4j.llm.extract;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells the sentences that hold from now on from all others. Immutable and thread-safe. */
final class Judge {
  /** A longer sentence was not typed; no pattern is tried on it. */
  static final int MAX_SENTENCE_CHARS = 2_000;

  /** How sentences begin that contradict what was said before. */
  private static final Pattern CONTRADICTION =
      Pattern.compile(
          "^(?:(?:no|nope|actually|wrong|that's (?:wrong|not \\w+)|nein|falsch|non|en realidad)"
              + "\\s?[,:.!]|不对|不對|不是[,，]|いいえ|違います)",
          Pattern.CASE_INSENSITIVE);

  private final List<Phrases> languages;

  Judge() {
    this.languages =
        List.of(
            English.phrases(),
            German.phrases(),
            French.phrases(),
            Spanish.phrases(),
            Chinese.phrases(),
            Japanese.phrases());
  }

  /**
   * What a sentence is.
   *
   * @param category the category of the statement that it sounds like
   * @param objection why it is none after all
   */
  record Verdict(String category, Optional<LeftOut> objection) {}

  /** {@return what a sentence is, or nothing if it does not even sound like a statement} */
  Optional<Verdict> judge(String sentence) {
    if (sentence.length() > MAX_SENTENCE_CHARS) {
      return Optional.of(new Verdict(Categories.NOTE, Optional.of(LeftOut.PASTED)));
    }
    String hidden = Quotes.hide(sentence);
    Optional<Verdict> verdict = verdict(hidden);
    if (verdict.isPresent() || hidden.equals(sentence)) {
      return verdict;
    }
    // It would be one if the words in quotation marks were the speaker's.
    return verdict(sentence).map(v -> new Verdict(v.category, Optional.of(LeftOut.QUOTED)));
  }

  private Optional<Verdict> verdict(String sentence) {
    Optional<Verdict> first = Optional.empty();
    for (Phrases language : languages) {
      Optional<Verdict> next = verdict(language, sentence);
      if (next.isPresent() && next.get().objection.isPresent()) {
        return next;
      }
      first = first.or(() -> next);
    }
    return first.or(() -> hint(sentence));
  }

  private static Optional<Verdict> verdict(Phrases language, String sentence) {
    return language
        .category(sentence)
        .map(category -> corrects(sentence) ? Categories.CORRECTION : category)
        .map(category -> new Verdict(category, language.objection(sentence)));
  }

  /** What sounds durable in no known wording is not kept, but counted. */
  private Optional<Verdict> hint(String sentence) {
    return languages.stream()
        .filter(language -> language.hints(sentence))
        .findFirst()
        .map(language -> language.objection(sentence).orElse(LeftOut.UNCLEAR))
        .map(reason -> new Verdict(Categories.NOTE, Optional.of(reason)));
  }

  private static boolean corrects(String sentence) {
    return CONTRADICTION.matcher(sentence).find();
  }
}
