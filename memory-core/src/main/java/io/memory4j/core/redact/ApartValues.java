package io.memory4j.core.redact;

/**
 * Finds the values that do not follow their name at once: those of a list, in brackets or one below
 * the other, and one that stands on the line below.
 */
final class ApartValues {
  private static final int MAX_GAP = 80;
  private static final int MAX_BACKSLASHES = 16;

  private final String text;
  private final int nameStart;
  private final KeyName name;
  private final Findings findings;

  private ApartValues(String text, int nameStart, KeyName name, Findings findings) {
    this.text = text;
    this.nameStart = nameStart;
    this.name = name;
    this.findings = findings;
  }

  /** Reports the values behind a name, and returns where the last one ends, or -1. */
  static int find(String text, int nameStart, KeyName name, Linked linked, Findings findings) {
    if (!linked.link().strong() && linked.link() != Link.LOOSE) {
      return -1;
    }
    ApartValues values = new ApartValues(text, nameStart, name, findings);
    int i = Alphabet.BLANKS.end(text, linked.end(), linked.end() + MAX_GAP);
    if (Scan.at(text, i) == '[') {
      return values.bracketed(i + 1);
    }
    return linked.link() == Link.COLON && isNewLine(text, i) ? values.below(i) : -1;
  }

  private static boolean isNewLine(String text, int i) {
    char c = Scan.at(text, i);
    return c == '\n' || (c == '\r' && Scan.at(text, i + 1) == '\n');
  }

  /** Reads literals in quotes between commas. */
  private int bracketed(int start) {
    int last = -1;
    int i = skipSpaces(start);
    Quote quote = Quote.openingAt(text, i);
    while (quote.isPresent()) {
      Value value = Value.read(text, i, text.length());
      last = report(value) ? value.end() : last;
      i = skipSpaces(Math.min(text.length(), value.end() + quote.closing().length()));
      if (Scan.at(text, i) != ',') {
        return last;
      }
      i = skipSpaces(i + 1);
      quote = Quote.openingAt(text, i);
    }
    return last;
  }

  /** Skips white space, that which is escaped too. */
  private int skipSpaces(int start) {
    int i = Alphabet.SPACES.end(text, start, start + MAX_GAP);
    while (i < start + MAX_GAP && Scan.at(text, i) == '\\') {
      int letter = i;
      while (letter < i + MAX_BACKSLASHES && Scan.at(text, letter) == '\\') {
        letter++;
      }
      if ("nrt".indexOf(Scan.at(text, letter)) < 0) {
        return i;
      }
      i = Alphabet.SPACES.end(text, letter + 1, letter + 1 + MAX_GAP);
    }
    return i;
  }

  private boolean isNextLine(int lineEnd, int i) {
    int next = text.charAt(lineEnd) == '\r' ? lineEnd + 2 : lineEnd + 1;
    return Alphabet.BLANKS.end(text, next, next + MAX_GAP) == i;
  }

  /** Reads the lines of a list, or the one line below the name. */
  private int below(int lineEnd) {
    int last = -1;
    int i = Alphabet.SPACES.end(text, lineEnd, lineEnd + MAX_GAP);
    boolean list = Scan.at(text, i) == '-' && Scan.at(text, i + 1) == ' ';
    while (list && Scan.at(text, i) == '-' && Scan.at(text, i + 1) == ' ') {
      Value value = Value.read(text, i + 2, text.length());
      last = endsLine(value) && report(value) ? value.end() : last;
      int end = lineEnd(value.end());
      i = Alphabet.SPACES.end(text, end, end + MAX_GAP);
    }
    if (!list && isNextLine(lineEnd, i)) {
      Value value = Value.read(text, i, text.length());
      last = endsLine(value) && report(value) ? value.end() : last;
    }
    return last;
  }

  private int lineEnd(int from) {
    int i = from;
    while (!Scan.isLineEnd(Scan.at(text, i))) {
      i++;
    }
    return i;
  }

  private boolean endsLine(Value value) {
    int end = value.end();
    int behind = value.quoted() ? Math.min(text.length(), end + 1) : end;
    char c = Scan.at(text, Alphabet.BLANKS.end(text, behind, behind + MAX_GAP));
    return Scan.isLineEnd(c) || c == ',' || c == '}';
  }

  private boolean report(Value value) {
    int end = Math.min(value.end(), value.start() + Scan.WINDOW);
    Value head = new Value(value.start(), end, value.quoted());
    Candidate candidate = new Candidate(text, nameStart, name.kindOfEach(), Link.APART, head);
    boolean secret = value.start() < value.end() && Judge.isSecret(candidate);
    if (secret) {
      findings.add(value.start(), value.end(), name.rule());
    }
    return secret;
  }
}
