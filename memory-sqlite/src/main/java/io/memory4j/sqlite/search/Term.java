package io.memory4j.sqlite.search;

import io.memory4j.store.UnspacedScript;
import java.util.List;
import java.util.Optional;

/**
 * One word of a query, folded, and how it can be looked for. Immutable and thread-safe.
 *
 * @param text the folded word
 */
public record Term(String text) {
  private static final String WORDS = "{title content detail keywords} : ";
  private static final String STEMS = "{stems keyword_stems} : ";

  /**
   * {@return the distinct terms of a query, in order, without those of which nothing is left}
   *
   * @param words as the query has them
   */
  public static List<Term> of(List<String> words) {
    return words.stream()
        .map(Folding::fold)
        .filter(word -> !word.isBlank())
        .distinct()
        .map(Term::new)
        .toList();
  }

  /** {@return whether it is one word, and so can be the beginning of one} */
  public boolean isWord() {
    return text.codePoints().allMatch(Folding::isWordPart);
  }

  /** {@return whether it is long enough for the index of trigrams} */
  public boolean isLong() {
    return text.codePointCount(0, text.length()) >= 3;
  }

  /** {@return whether it is of scripts written without spaces, where one character is enough} */
  public boolean isUnspaced() {
    return UnspacedScript.covers(text);
  }

  /** {@return the expression that finds it as a whole word} */
  public String asWhole() {
    return WORDS + quoted(text);
  }

  /** {@return the expression that finds words that begin with it} */
  public String asPrefix() {
    return WORDS + quoted(text) + " *";
  }

  /** {@return the expression that finds words of the same stem, if it can have one} */
  public Optional<String> asStem() {
    return Stems.isStemmed(text) ? Optional.of(STEMS + quoted(Stems.stem(text))) : Optional.empty();
  }

  /** {@return the expression that finds words that begin with it or have its stem} */
  public String asWord() {
    return asStem().map(stem -> "(" + asPrefix() + " OR " + stem + ")").orElse(asPrefix());
  }

  /** {@return the expression that finds it as a part of a text, for the index of trigrams} */
  public String asPart() {
    return quoted(text);
  }

  /**
   * {@return the expression that finds the terms one after the other}
   *
   * @param terms two or more
   */
  public static String asPhrase(List<Term> terms) {
    return WORDS + quoted(String.join(" ", terms.stream().map(Term::text).toList())) + " *";
  }

  /** Within quotes FTS5 knows no syntax but the quote itself. */
  static String quoted(String text) {
    return '"' + text.replace("\"", "\"\"") + '"';
  }

  @Override
  public String toString() {
    return "Term[" + text.length() + "]";
  }
}
