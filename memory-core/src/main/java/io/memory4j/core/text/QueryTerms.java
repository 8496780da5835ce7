package io.memory4j.core.text;

import io.memory4j.store.UnspacedScript;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The terms of a search, made of a question in the asker's words. Nothing in it is query syntax.
 * Immutable and thread-safe.
 *
 * <p>A store finds a term that is a word of a text or begins one, and takes it as a substring only
 * where no text has such a word. Hence the choices here:
 *
 * <ul>
 *   <li>A term is one word: a letter or digit and all letters, digits and combining marks after it.
 *       Signs separate, so {@code POL-358} asks for pol and 358, and {@code src/a.b} for src, as a
 *       text holding them is cut into words at the same places.
 *   <li>Terms are in lower case and composed. Diacritics stay: the store ignores them, and it alone
 *       knows how; what is an accent in one script is another letter in the next.
 *   <li>Stop words and single Latin letters go, unless nothing else is left. A single letter begins
 *       so many words that it tells nothing; it comes from {@code don't} or from {@code a.b}.
 *   <li>A word in mixed case goes out whole and in parts: {@code fixAuthTimeout} also asks for fix,
 *       auth and timeout. The whole finds the same identifier and ranks it first, since a text that
 *       matches more terms never ranks behind; the parts find the prose about it.
 *   <li>A run in a script without blanks ({@link UnspacedScript}) of one or two letters stays
 *       whole; of a longer one every two neighbouring letters become a term, so that overlap
 *       decides. Marks stay with their letter. {@link Keywords} holds the same pairs.
 * </ul>
 *
 * <p>Read are the first {@value #MAX_QUERY_CHARS} code points; there are at most {@value
 * #MAX_TERMS} terms, none blank, none twice, in the order of the question, each cut to its first
 * {@value #MAX_TERM_CHARS} code points, which still begin the same word.
 */
public final class QueryTerms {
  /** How much of a question is read, in code points. */
  public static final int MAX_QUERY_CHARS = 10_000;

  /** How many terms a question has at most. */
  public static final int MAX_TERMS = 64;

  /** Longest term, in code points. */
  public static final int MAX_TERM_CHARS = 128;

  private QueryTerms() {}

  /**
   * {@return the terms of a question of which one is enough}
   *
   * @param query any text; blank or without a letter or digit it has no terms
   */
  public static List<String> of(String query) {
    return collect(query, true);
  }

  /**
   * {@return the terms of a question that must all match} As {@link #of}, without the parts of
   * identifiers: {@code GitHub} shall find github, which has no part hub.
   *
   * @param query any text; blank or without a letter or digit it has no terms
   */
  public static List<String> required(String query) {
    return collect(query, false);
  }

  /**
   * {@return the words of a phrase in order} Stop words stay, a repeated word stays, and nothing is
   * split but at signs.
   *
   * @param query any text; blank or without a letter or digit it has no words
   */
  public static List<String> phrase(String query) {
    return words(query).stream().limit(MAX_TERMS).map(QueryTerms::term).toList();
  }

  private static List<String> collect(String query, boolean withParts) {
    Set<String> all = new LinkedHashSet<>();
    for (String word : words(query)) {
      for (String piece : Scripts.pieces(word)) {
        addTerms(piece, withParts, all);
      }
    }
    List<String> telling = all.stream().filter(term -> !isNoise(term)).limit(MAX_TERMS).toList();
    return telling.isEmpty() ? all.stream().limit(MAX_TERMS).toList() : telling;
  }

  private static void addTerms(String piece, boolean withParts, Set<String> terms) {
    if (UnspacedScript.contains(piece.codePointAt(0))) {
      terms.addAll(pairs(Scripts.letters(piece)));
      return;
    }
    terms.add(term(piece));
    if (withParts) {
      Identifiers.parts(piece).forEach(part -> terms.add(term(part)));
    }
  }

  private static List<String> pairs(List<String> letters) {
    if (letters.size() <= 2) {
      return List.of(term(String.join("", letters)));
    }
    List<String> pairs = new ArrayList<>();
    for (int i = 1; i < letters.size(); i++) {
      pairs.add(term(letters.get(i - 1) + letters.get(i)));
    }
    return pairs;
  }

  private static List<String> words(String query) {
    boolean fits = query.length() <= MAX_QUERY_CHARS || Graphemes.length(query) <= MAX_QUERY_CHARS;
    int end = fits ? query.length() : query.offsetByCodePoints(0, MAX_QUERY_CHARS);
    return Words.of(TextNormal.fold(query.substring(0, end)));
  }

  private static String term(String word) {
    String folded = CaseFold.fold(word);
    boolean fits = Graphemes.length(folded) <= MAX_TERM_CHARS;
    return fits ? folded : folded.substring(0, folded.offsetByCodePoints(0, MAX_TERM_CHARS));
  }

  private static boolean isNoise(String term) {
    boolean letter = term.length() == 1 && term.charAt(0) >= 'a' && term.charAt(0) <= 'z';
    return letter || StopWords.contains(term);
  }
}
