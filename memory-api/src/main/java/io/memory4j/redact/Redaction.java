package io.memory4j.redact;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a {@link Redactor} made of a text. {@link #toString} shows the findings, never the text.
 * Immutable and thread-safe.
 *
 * @param text the text without its secrets
 * @param findings how many secrets each rule replaced, by rule name in ascending order; empty if
 *     the text is unchanged
 */
public record Redaction(String text, Map<String, Integer> findings) {
  /**
   * Checks the parts and copies collections.
   *
   * @param text the text without its secrets
   * @param findings how many secrets each rule replaced, by rule name in ascending order
   */
  public Redaction {
    findings = Collections.unmodifiableMap(new TreeMap<>(findings));
  }

  /**
   * {@return a redaction that found nothing}
   *
   * @param text the unchanged text
   */
  public static Redaction unchanged(String text) {
    return new Redaction(text, Map.of());
  }

  /** {@return how many secrets were replaced, over all rules} */
  public int count() {
    return findings.values().stream().mapToInt(Integer::intValue).sum();
  }

  @Override
  public String toString() {
    return "Redaction" + findings;
  }
}
