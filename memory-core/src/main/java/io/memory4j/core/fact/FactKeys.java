package io.memory4j.core.fact;

import io.memory4j.Fact;
import io.memory4j.RejectedException;
import io.memory4j.RejectedException.Reason;
import io.memory4j.core.redact.RedactedText;
import io.memory4j.core.text.NameSafe;
import io.memory4j.redact.Redactor;
import java.text.Normalizer;
import java.util.Optional;

/**
 * The form of a fact's key: without secrets, 1 to {@value Fact#MAX_KEY_CHARS} code points after
 * Unicode composition (NFC), not all blank, no control characters, line ends or lone surrogates,
 * not beginning with two underscores. Case and blanks count. Thread-safe.
 */
public final class FactKeys {
  private static final String RESERVED = "__";
  private static final int HASH_CHARS = 8;

  private final Redactor redactor;

  /**
   * Knows the form of keys.
   *
   * @param redactor takes secrets out
   */
  public FactKeys(Redactor redactor) {
    this.redactor = redactor;
  }

  /**
   * {@return the key as it is stored}
   *
   * @throws RejectedException if no fact can have this key
   */
  String require(String key, Screening screening) {
    return bounded(screening.redact(composed(key)));
  }

  /**
   * {@return the key as it is stored; empty if no fact can have it}
   *
   * @param key any text
   */
  public Optional<String> find(String key) {
    try {
      return Optional.of(bounded(redactor.redact(composed(key)).text()));
    } catch (RejectedException noFactHasIt) {
      return Optional.empty();
    }
  }

  /** A replacement may be longer than its secret; the hash keeps two long keys apart. */
  private static String bounded(String redacted) {
    if (redacted.codePointCount(0, redacted.length()) <= Fact.MAX_KEY_CHARS) {
      return redacted;
    }
    String hash = NameSafe.hash(redacted).substring(0, HASH_CHARS);
    return RedactedText.cut(redacted, Fact.MAX_KEY_CHARS - HASH_CHARS - 1) + "-" + hash;
  }

  private static String composed(String key) {
    String composed = Normalizer.normalize(key, Normalizer.Form.NFC);
    int chars = composed.codePointCount(0, composed.length());
    if (composed.isBlank() || chars > Fact.MAX_KEY_CHARS) {
      throw malformed("A key has " + chars + " characters, or blanks only", chars);
    }
    if (!composed.codePoints().allMatch(FactKeys::isAllowed)) {
      throw malformed("A key holds a control character, a line end or half a surrogate pair", 0);
    }
    if (composed.startsWith(RESERVED)) {
      throw new RejectedException(
          Reason.RESERVED_KEY,
          "Keys that begin with two underscores are the library's own; choose another.",
          0,
          0);
    }
    return composed;
  }

  private static RejectedException malformed(String what, int measure) {
    return new RejectedException(
        Reason.MALFORMED_KEY,
        what + "; give it 1 to " + Fact.MAX_KEY_CHARS + " on one line.",
        Fact.MAX_KEY_CHARS,
        measure);
  }

  private static boolean isAllowed(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
