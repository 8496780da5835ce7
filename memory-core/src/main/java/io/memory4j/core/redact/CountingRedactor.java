package io.memory4j.core.redact;

import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts what another redactor replaces, by rule, for as long as it lives. A host's redactor may
 * make rule names up, so no more than {@value #MAX_RULES} are told apart. Thread-safe.
 */
public final class CountingRedactor implements Redactor {
  private static final int MAX_RULES = 1_000;
  private static final String OTHER_RULES = "other";

  private final Redactor redactor;
  private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();

  /**
   * Starts to count.
   *
   * @param redactor does the work
   */
  public CountingRedactor(Redactor redactor) {
    this.redactor = redactor;
  }

  @Override
  public Redaction redact(String text) {
    Redaction redaction = redactor.redact(text);
    redaction.findings().forEach((rule, count) -> counter(rule).add(count));
    return redaction;
  }

  private LongAdder counter(String rule) {
    boolean known = counts.containsKey(rule) || counts.size() < MAX_RULES;
    return counts.computeIfAbsent(known ? rule : OTHER_RULES, name -> new LongAdder());
  }

  /** {@return how many secrets were replaced so far, by rule in ascending order} */
  public Map<String, Long> counts() {
    Map<String, Long> sums = new TreeMap<>();
    counts.forEach((rule, count) -> sums.put(rule, count.sum()));
    return sums;
  }
}
