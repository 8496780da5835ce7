package io.memory4j.core.redact;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads what stands between a name and its value. */
final class Links {
  private static final int MAX_CLOSERS = 24;
  private static final int MAX_BLANKS = 16;
  private static final int MAX_GAP = 48;
  private static final int MAX_BLOCK = 300;
  private static final String VALUE = "value";
  private static final String DEFAULT = "\n  default";
  private static final String BODY = "--body ";

  /** What stands before the name of what a command or a file of instructions sets. */
  private static final List<String> SETTERS =
      List.of("ENV ", "ARG ", " set ", "setenv ", "setx ", "-gx ", "--global ", "config ");

  private static final int MAX_SETTER = 9;

  private Links() {}

  /** Returns the link behind a name, or empty if the name is only mentioned. */
  static Optional<Linked> behind(String text, int nameStart, int nameEnd) {
    int closed = skipClosers(text, nameEnd);
    int i = Alphabet.BLANKS.end(text, closed, closed + MAX_BLANKS);
    char c = Scan.at(text, i);
    char next = Scan.at(text, i + 1);
    Optional<Linked> attribute =
        valueAttribute(text, nameStart, closed)
            .or(() -> Markup.behind(text, nameStart, nameEnd, closed))
            .or(() -> defaultOfVariable(text, nameEnd, closed));
    if (attribute.isPresent()) {
      return attribute;
    }
    if (c == '→' || (c == '-' && next == '>')) {
      return found(Link.LOOSE, c == '→' ? i + 1 : i + 2);
    }
    return switch (c) {
      case '是', '为', '為', 'は', '는', '은' -> copula(text, i);
      case ':', '：' -> colon(i, next);
      case '=', '＝' -> equalsSign(text, i, closed);
      case '%' ->
          text.startsWith("%3D", i) || text.startsWith("%3A", i)
              ? found(Link.TIGHT, i + 3)
              : Optional.empty();
      case '(' -> i == nameEnd ? found(Link.LISTED, i + 1) : words(text, nameStart, i);
      case ',' -> closed > nameEnd ? found(Link.LISTED, i + 1) : Optional.empty();
      case '|', '-', '—', '–' -> found(Link.LOOSE, i + 1);
      default -> i > closed || closed > nameEnd ? words(text, nameStart, i) : Optional.empty();
    };
  }

  private static Optional<Linked> copula(String text, int i) {
    boolean quoted = Quote.openingAt(text, i + 1).isPresent();
    return found(quoted ? Link.COLON : Link.SPOKEN, i + 1);
  }

  private static Optional<Linked> colon(int i, char next) {
    if (next == ':') {
      return Optional.empty();
    }
    return next == '=' ? found(Link.EQUALS, i + 2) : found(Link.COLON, i + 1);
  }

  private static Optional<Linked> equalsSign(String text, int i, int closed) {
    char next = Scan.at(text, i + 1);
    if (next == '=' || next == '~') {
      return Optional.empty();
    }
    if (next == '>') {
      return found(Link.LOOSE, i + 2);
    }
    boolean tight = i == closed && !Alphabet.SPACES.has(next);
    return found(tight ? Link.TIGHT : Link.EQUALS, i + 1);
  }

  /** Reads {@code name: KEY⏎ value: …}, {@code "name":"KEY","value":…} and their like in XML. */
  private static Optional<Linked> valueAttribute(String text, int nameStart, int closed) {
    int i = Scan.at(text, closed) == ',' ? closed + 1 : closed;
    i = Alphabet.SPACES.end(text, i, i + MAX_GAP);
    i = skipClosers(text, i);
    boolean word = text.regionMatches(true, i, VALUE, 0, VALUE.length());
    if (!word || i == closed || nameStart == 0) {
      return Optional.empty();
    }
    int end = skipClosers(text, i + VALUE.length());
    end = Alphabet.BLANKS.end(text, end, end + MAX_BLANKS);
    char separator = Scan.at(text, end);
    boolean separated = separator == ':' || separator == '=';
    return separated ? found(Link.COLON, end + 1) : Optional.empty();
  }

  /** Reads {@code variable "name" { … default = …}} of Terraform. */
  private static Optional<Linked> defaultOfVariable(String text, int nameEnd, int closed) {
    int brace = Alphabet.BLANKS.end(text, closed, closed + MAX_BLANKS);
    if (closed == nameEnd || Scan.at(text, brace) != '{') {
      return Optional.empty();
    }
    int limit = Math.min(text.length(), brace + MAX_BLOCK);
    int at = text.substring(brace, limit).indexOf(DEFAULT);
    if (at < 0 || text.substring(brace, brace + at).indexOf('}') >= 0) {
      return Optional.empty();
    }
    int end = brace + at + DEFAULT.length();
    int sign = Alphabet.BLANKS.end(text, end, end + MAX_BLANKS);
    return Scan.at(text, sign) == '=' ? found(Link.COLON, sign + 1) : Optional.empty();
  }

  /** Reads the links that are words: options, instructions, copulas, and names that go on. */
  private static Optional<Linked> words(String text, int nameStart, int i) {
    if (Scan.at(text, nameStart - 1) == '-' || Scan.at(text, nameStart) == '-') {
      return found(Link.OPTION, i);
    }
    String before = text.substring(Math.max(0, nameStart - MAX_SETTER), nameStart);
    if (SETTERS.stream().anyMatch(before::endsWith)) {
      return found(Link.OPTION, text.startsWith(BODY, i) ? i + BODY.length() : i);
    }
    if (Quote.openingAt(text, i).isPresent()) {
      return found(Link.LISTED, i);
    }
    int wordEnd = wordEnd(text, i);
    String word = text.substring(i, wordEnd).toLowerCase(Locale.ROOT);
    if (KeyWords.COPULAS.contains(word)) {
      return found(Link.SPOKEN, Scan.at(text, wordEnd) == ':' ? wordEnd + 1 : wordEnd);
    }
    boolean goesOn = Scan.at(text, i) == '(' || KeyWords.PREPOSITIONS.contains(word);
    Optional<Linked> colon = goesOn ? colonInGap(text, wordEnd) : Optional.empty();
    return colon.or(() -> changed(text, i)).or(() -> goesOn ? colon : bare(text, i));
  }

  /** Nothing but a blank links; an escape does not. */
  private static Optional<Linked> bare(String text, int i) {
    return Alphabet.BLANKS.has(Scan.at(text, i - 1)) ? found(Link.BARE, i) : Optional.empty();
  }

  private static Optional<Linked> changed(String text, int i) {
    return KeyWords.CHANGES.stream()
        .filter(phrase -> text.startsWith(phrase, i))
        .findFirst()
        .flatMap(phrase -> found(Link.SPOKEN, i + phrase.length()));
  }

  private static Optional<Linked> colonInGap(String text, int from) {
    for (int i = from; i < from + MAX_GAP; i++) {
      char c = Scan.at(text, i);
      if (c == ':' || c == '=') {
        return found(Link.LOOSE, i + 1);
      }
      if (!Character.isLetterOrDigit(c) && " -_.()/".indexOf(c) < 0) {
        break;
      }
    }
    return Optional.empty();
  }

  private static int wordEnd(String text, int start) {
    int i = start;
    while (i < start + MAX_BLANKS && Character.isLetter(Scan.at(text, i))) {
      i++;
    }
    return i;
  }

  /** Skips quotes, escapes, emphasis and brackets that close around a name. */
  private static int skipClosers(String text, int start) {
    int i = start;
    while (i < start + MAX_CLOSERS) {
      char c = Scan.at(text, i);
      boolean bracket = c == ']' && i > start;
      if (Scan.isQuote(c) || c == '*' || c == '\\' || bracket) {
        i++;
      } else if (text.startsWith("u0022", i) && Scan.at(text, i - 1) == '\\') {
        i += "u0022".length();
      } else if (text.startsWith("&quot;", i)) {
        i += "&quot;".length();
      } else {
        break;
      }
    }
    return i;
  }

  private static Optional<Linked> found(Link link, int end) {
    return Optional.of(new Linked(link, end));
  }
}
