package io.memory4j.core.redact;

import java.util.List;
import java.util.Optional;

/** Reads how XML and its like put a value behind its name. */
final class Markup {
  private static final int MAX_ATTRIBUTES = 80;
  private static final int MAX_SPACES = 80;

  /** What the value may stand in, behind an element whose attribute or content is the name. */
  private static final List<String> HOLDERS = List.of("<value>", "<string>", "<data>");

  private static final List<String> NAMING = List.of("key=", "name=", "Key=", "Name=");

  private Markup() {}

  /** Returns the link behind a name that is a tag, an attribute's value or an element's content. */
  static Optional<Linked> behind(String text, int nameStart, int nameEnd, int closed) {
    int end = -1;
    if (closed == nameEnd && isTag(text, nameStart)) {
      end = tagEnd(text, nameEnd);
    } else if (Scan.at(text, closed) == '>' && isNaming(text, nameStart)) {
      end = skipHolder(text, closed + 1, closed + 1);
    } else if (closed == nameEnd && text.startsWith("</key>", closed)) {
      end = skipHolder(text, closed + "</key>".length(), -1);
    }
    return end < 0 ? Optional.empty() : Optional.of(new Linked(Link.TAG, end));
  }

  /** Returns whether a name opens a tag, with or without a namespace. */
  private static boolean isTag(String text, int nameStart) {
    char before = Scan.at(text, nameStart - 1);
    int space = Alphabet.URL_SAFE.start(text, nameStart - 1, MAX_ATTRIBUTES);
    return before == '<' || (before == ':' && Scan.at(text, space - 1) == '<');
  }

  private static int tagEnd(String text, int nameEnd) {
    int i = nameEnd;
    while (i < nameEnd + MAX_ATTRIBUTES && "<>\n\uffff".indexOf(Scan.at(text, i)) < 0) {
      i++;
    }
    boolean attributes = i == nameEnd || Scan.at(text, nameEnd) == ' ';
    return attributes && Scan.at(text, i) == '>' && text.charAt(i - 1) != '/' ? i + 1 : -1;
  }

  /** Returns whether the quoted name is the value of an attribute that names something. */
  private static boolean isNaming(String text, int nameStart) {
    return Scan.isQuote(Scan.at(text, nameStart - 1))
        && NAMING.stream().anyMatch(word -> text.startsWith(word, nameStart - 1 - word.length()));
  }

  private static int skipHolder(String text, int start, int without) {
    int i = Alphabet.SPACES.end(text, start, start + MAX_SPACES);
    for (String holder : HOLDERS) {
      if (text.startsWith(holder, i)) {
        return i + holder.length();
      }
    }
    return without;
  }
}
