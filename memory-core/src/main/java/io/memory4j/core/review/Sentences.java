package io.memory4j.core.review;

import io.memory4j.core.text.StopWords;
import io.memory4j.core.text.TextNormal;
import io.memory4j.store.UnspacedScript;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Cuts a text into sentences, at line ends and after marks that end a sentence, and into words. */
final class Sentences {
  private static final String ENDS = ".!?";
  private static final String WIDE_ENDS = "。！？";

  private Sentences() {}

  /** {@return the first sentences of a text, without list marks} */
  static List<Sentence> of(String text, int max) {
    List<Sentence> sentences = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < text.length() && sentences.size() < max; i++) {
      if (endsAt(text, i) || i == text.length() - 1) {
        add(sentences, text.substring(start, i + 1));
        start = i + 1;
      }
    }
    return sentences;
  }

  private static boolean endsAt(String text, int i) {
    char c = text.charAt(i);
    if (c == '\n' || WIDE_ENDS.indexOf(c) >= 0) {
      return true;
    }
    boolean blankNext = i + 1 < text.length() && Character.isWhitespace(text.charAt(i + 1));
    return ENDS.indexOf(c) >= 0 && blankNext;
  }

  private static void add(List<Sentence> sentences, String raw) {
    String text = withoutListMark(TextNormal.fold(raw));
    List<String> words = words(text);
    if (!words.isEmpty()) {
      sentences.add(new Sentence(sentences.size(), text, words));
    }
  }

  private static String withoutListMark(String text) {
    boolean marked = text.startsWith("- ") || text.startsWith("* ") || text.startsWith("• ");
    return marked ? text.substring(2).strip() : text;
  }

  /** A letter of a script without blanks is a word of its own. */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int c = text.codePointAt(i);
      if (!Character.isLetterOrDigit(c) || UnspacedScript.contains(c)) {
        end(words, word);
      }
      if (Character.isLetterOrDigit(c)) {
        word.appendCodePoint(c);
      }
      if (UnspacedScript.contains(c)) {
        end(words, word);
      }
    }
    end(words, word);
    return words;
  }

  private static void end(List<String> words, StringBuilder word) {
    String text = word.toString().toLowerCase(Locale.ROOT);
    if (!text.isEmpty() && !StopWords.contains(text)) {
      words.add(text);
    }
    word.setLength(0);
  }

  static Map<String, Integer> counts(List<Sentence> sentences) {
    Map<String, Integer> counts = new HashMap<>();
    for (Sentence sentence : sentences) {
      sentence.words().forEach(word -> counts.merge(word, 1, Integer::sum));
    }
    return counts;
  }
}
