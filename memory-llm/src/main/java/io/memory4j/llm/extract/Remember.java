package io.memory4j.llm.extract;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes the request to remember something away from what is to be remembered. */
final class Remember {
  /** The request itself. In other languages it decides the order of the words that follow. */
  static final String ENGLISH =
      "^(?:(?:please|pls|and|also)\\s+)*+(?:remember|note|keep in mind|bear in mind|don't forget"
          + "|do not forget|be aware)(?:\\s+that\\b|\\s*:)\\s*"
          + "(?!(?:this|it|that|there)\\b)(?=\\S+\\s+\\S+\\s+\\S)";

  private static final Pattern REQUEST =
      Pattern.compile(ENGLISH, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CHARACTER_CLASS);

  private Remember() {}

  /** {@return what is to be remembered, as a sentence if it was said as one} */
  static String statement(String sentence) {
    Matcher matcher = REQUEST.matcher(sentence.replace('’', '\''));
    if (!matcher.lookingAt()) {
      return sentence;
    }
    String rest = sentence.substring(matcher.end());
    return Character.isUpperCase(sentence.codePointAt(0)) ? capitalised(rest) : rest;
  }

  private static String capitalised(String text) {
    int first = text.codePointAt(0);
    return new StringBuilder()
        .appendCodePoint(Character.toTitleCase(first))
        .append(text, Character.charCount(first), text.length())
        .toString();
  }
}
