package io.memory4j.llm.extract;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Splits a paragraph into sentences. File names, versions and abbreviations do not end one. */
final class Sentences {
  private static final Set<String> ABBREVIATIONS =
      Set.of(
          "e.g", "i.e", "etc", "vs", "cf", "approx", "incl", "z.b", "bzw", "usw", "d.h", "ca",
          "p.ej", "ej", "p.ex", "ex");

  private static final String CLOSING = "\"')]}”’»」』";

  private Sentences() {}

  /** {@return the sentences with the marks that end them} */
  static List<String> of(String paragraph) {
    List<String> sentences = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < paragraph.length(); i++) {
      if (isEnd(paragraph, start, i)) {
        int end = i + 1;
        while (end < paragraph.length() && isTrailing(paragraph.charAt(end))) {
          end++;
        }
        add(sentences, paragraph.substring(start, end));
        start = end;
        i = end - 1;
      }
    }
    add(sentences, paragraph.substring(start));
    return sentences;
  }

  private static void add(List<String> sentences, String sentence) {
    if (!sentence.isBlank()) {
      sentences.add(sentence.strip());
    }
  }

  private static boolean isTrailing(char c) {
    return CLOSING.indexOf(c) >= 0 || ".!?。！？".indexOf(c) >= 0;
  }

  private static boolean isEnd(String text, int start, int at) {
    char c = text.charAt(at);
    if (c == '。' || c == '！' || c == '？') {
      return true;
    }
    if (c != '.' && c != '!' && c != '?') {
      return false;
    }
    int next = at + 1;
    while (next < text.length() && isTrailing(text.charAt(next))) {
      next++;
    }
    if (next < text.length() && !Character.isWhitespace(text.charAt(next))) {
      return false;
    }
    return c != '.' || (!isAbbreviation(text, start, at) && !goesOn(text, next));
  }

  /** After a full stop in the middle of a sentence, as in "v. 3", no capital letter follows. */
  private static boolean goesOn(String text, int at) {
    int next = at;
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    return next < text.length() && Character.isLowerCase(text.charAt(next));
  }

  private static boolean isAbbreviation(String text, int start, int dot) {
    int word = dot;
    while (word > start && !Character.isWhitespace(text.charAt(word - 1))) {
      word--;
    }
    // None is longer: a token without blanks must not cost a copy for each of its dots.
    return dot - word <= 6 && ABBREVIATIONS.contains(lower(text.substring(word, dot)));
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }
}
