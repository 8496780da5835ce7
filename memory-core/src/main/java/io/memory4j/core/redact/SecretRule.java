package io.memory4j.core.redact;

/** Finds the secrets of one family. Implementations are stateless and thread-safe. */
@FunctionalInterface
interface SecretRule {
  /**
   * Reports every secret of this family, in ascending order.
   *
   * @param text any text; the time taken is linear in its length
   * @param findings what to report to
   */
  void find(String text, Findings findings);
}
