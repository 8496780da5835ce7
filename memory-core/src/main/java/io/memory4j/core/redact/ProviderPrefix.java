package io.memory4j.core.redact;

/**
 * How the keys of a provider look.
 *
 * @param rule the rule's name
 * @param prefix how a key starts
 * @param body what follows is made of this
 * @param bodyChars how long the body is
 * @param trust what {@code bodyChars} means
 */
record ProviderPrefix(String rule, String prefix, Alphabet body, int bodyChars, Trust trust) {
  private static final int SURELY_NO_WORD = 20;

  /** Returns the end of the key that starts at an index, or -1. */
  int end(String text, int start) {
    if (!text.startsWith(prefix, start)) {
      return -1;
    }
    int bodyStart = start + prefix.length();
    int seen = body.end(text, bodyStart, bodyStart + Scan.WINDOW);
    Strength strength = Strength.of(text, bodyStart, seen);
    int length = seen - bodyStart;
    boolean fits = trust == Trust.EXACT ? exact(text, seen, length) : length >= bodyChars;
    boolean key = fits && strength.keyLike(trust == Trust.EXACT ? bodyChars : SURELY_NO_WORD);
    return key ? withoutFullStop(text, body.end(text, seen)) : -1;
  }

  /** Returns what of the key is secret. */
  int secretStart(int start) {
    return trust == Trust.ADDRESS ? start + prefix.length() : start;
  }

  private boolean exact(String text, int end, int length) {
    return length == bodyChars && !Alphabet.ALNUM.has(Scan.at(text, end));
  }

  private static int withoutFullStop(String text, int end) {
    return text.charAt(end - 1) == '.' ? end - 1 : end;
  }
}
