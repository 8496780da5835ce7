package io.memory4j.llm.transcript;

import io.memory4j.episode.Turn.Author;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Splits a message that is filed as a person's into what the person wrote and what the agent's
 * program put into it between tags of its own.
 */
final class TaggedText {
  private final Map<String, Author> authors;

  /** Knows tags by name; a name may hold blanks. */
  TaggedText(Map<String, Author> authors) {
    this.authors = Map.copyOf(authors);
  }

  /** {@return the pieces of a message in order; what no known tag encloses is a person's} */
  List<Said> split(String text) {
    return split(text, Author.PERSON);
  }

  /** {@return the pieces of a message in order, and by this author what no known tag encloses} */
  List<Said> split(String text, Author outside) {
    Said.Pieces pieces = new Said.Pieces();
    // A tag that is not closed once is not searched for again: hostile text costs linear time.
    Set<String> unclosed = new HashSet<>();
    int plain = 0;
    int open = text.indexOf('<');
    while (open >= 0) {
      int resume = open + 1;
      String tag = tagAt(text, open);
      boolean known = !tag.isEmpty() && !unclosed.contains(tag);
      int content = known ? text.indexOf('>', open) + 1 : 0;
      int close = content > 0 ? closing(text, tag, content) : -1;
      if (known && close < 0) {
        unclosed.add(tag);
      } else if (known) {
        pieces.add(outside, text.substring(plain, open));
        pieces.add(authors.getOrDefault(tag, Author.INJECTED), text.substring(content, close));
        plain = Math.min(text.length(), close + tag.length() + "</>".length());
        resume = plain;
      }
      open = text.indexOf('<', resume);
    }
    pieces.add(outside, text.substring(plain));
    return pieces.list();
  }

  /** {@return where a tag closes, which of a text that is clipped it does at the end; or -1} */
  private static int closing(String text, String tag, int from) {
    int close = text.indexOf("</" + tag + ">", from);
    return close < 0 && ClippedStrings.mayBeClipped(text) ? text.length() : close;
  }

  /** {@return the known tag that opens at a place, or the empty string} */
  private String tagAt(String text, int open) {
    for (String tag : authors.keySet()) {
      int end = open + 1 + tag.length();
      if (text.startsWith(tag, open + 1)
          && end < text.length()
          && (text.charAt(end) == '>' || text.charAt(end) == ' ')) {
        return tag;
      }
    }
    return "";
  }
}
