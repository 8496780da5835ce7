package io.memory4j.redact;

/**
 * Removes secrets from text.
 *
 * <p>An implementation is pure and idempotent: redacting a redacted text changes nothing. It takes
 * time linear in the length of the text and throws on no input but null, however malformed. It is a
 * filter and no boundary: a secret in a shape it does not know passes.
 *
 * <p>Implementations must be safe for use by multiple threads.
 */
@FunctionalInterface
public interface Redactor {
  /**
   * Replaces each secret in a text by {@code [REDACTED:rule]}.
   *
   * @param text decoded text of any length, never a raw JSON line
   * @return the text without its secrets, and how many of which rule were replaced
   */
  Redaction redact(String text);
}
