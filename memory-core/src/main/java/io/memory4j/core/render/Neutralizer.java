package io.memory4j.core.render;

/**
 * Makes stored text fit to stand in a block: one line that cannot close the block, open a heading,
 * a fence or a role tag, or turn the direction of what follows. It changes as few characters as
 * that takes, so that a person still reads the sentence; the store keeps the original.
 *
 * <p>Pure and linear in the text; applying it twice changes nothing more. Immutable and
 * thread-safe.
 */
public final class Neutralizer {
  /** As many fence characters in a row open a fence. */
  private static final int FENCE = 3;

  private Neutralizer() {}

  /**
   * {@return the text as one harmless line, without line ends; empty if nothing visible is in it}
   *
   * @param text any text, lone surrogates included
   */
  public static String line(String text) {
    if (isHarmless(text)) {
      return text;
    }
    String line = OneLine.of(text);
    StringBuilder out = new StringBuilder(line.length() + 1);
    int at = Shapes.heading(line);
    if (at >= 0) {
      out.append(line, 0, at).append('\\');
    }
    at = Math.max(0, at);
    while (at < line.length()) {
      int plain = endOfPlain(line, at);
      out.append(line, at, plain);
      at = plain > at ? plain : copy(line, at, out);
    }
    return out.toString();
  }

  private static int endOfPlain(String line, int from) {
    int at = from;
    while (at < line.length() && Characters.isPlain(line.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Copies what begins at an index, neutralised, and returns where it ends. */
  private static int copy(String line, int at, StringBuilder out) {
    char c = line.charAt(at);
    if (c == '<' || Characters.isForeignAngle(c)) {
      out.append(c == '<' && !Shapes.isTag(line, at) ? c : Characters.HARMLESS_ANGLE);
      return at + 1;
    }
    if (Characters.isAmpersand(c)) {
      int end = Shapes.endOfAngleEntity(line, at);
      out.append(end < 0 ? c : Characters.HARMLESS_ANGLE);
      return end < 0 ? at + 1 : end;
    }
    if (Characters.isTick(c)) {
      return copyTicks(line, at, out);
    }
    boolean role = Characters.isOpenBracket(c) && Shapes.isRoleBracket(line, at);
    out.append(role ? Characters.HARMLESS_BRACKET : c);
    return at + 1;
  }

  private static int copyTicks(String line, int at, StringBuilder out) {
    int end = Shapes.endOfTicks(line, at);
    if (end - at < FENCE) {
      out.append(line, at, end);
    } else {
      out.append(String.valueOf(Characters.HARMLESS_TICK).repeat(end - at));
    }
    return end;
  }

  /** Letters and common punctuation of other scripts; nothing that takes part in a shape. */
  private static boolean isForeignPlain(char c) {
    return Character.isLetter(c) || Characters.isForeignPunctuation(c);
  }

  /** The common case, decided without a copy: words and plain punctuation, single spaces. */
  private static boolean isHarmless(String text) {
    if (text.isEmpty()) {
      return true;
    }
    char last = ' ';
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      boolean plain = Characters.isPlain(c) ? c != ' ' || last != ' ' : isForeignPlain(c);
      if (!plain) {
        return false;
      }
      last = c;
    }
    return last != ' ' && Character.isLetter(text.charAt(0));
  }
}
