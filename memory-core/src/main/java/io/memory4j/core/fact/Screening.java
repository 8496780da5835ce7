package io.memory4j.core.fact;

import io.memory4j.core.redact.NamedValue;
import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Redacts the texts of one statement and gathers what was found. Confined to one thread. */
final class Screening {
  private final Redactor redactor;
  private final SortedSet<String> findings = new TreeSet<>();

  Screening(Redactor redactor) {
    this.redactor = redactor;
  }

  String redact(String text) {
    return noted(redactor.redact(text));
  }

  /** {@return a text that stands under a key, without what the key makes a secret} */
  String redactUnder(String key, String text) {
    return NamedValue.redact(redactor, key, text).map(this::noted).orElse(text);
  }

  private String noted(Redaction redaction) {
    redaction.findings().keySet().forEach(rule -> findings.add("redacted:" + rule));
    return redaction.text();
  }

  void add(String finding) {
    findings.add(finding);
  }

  List<String> findings() {
    return List.copyOf(findings);
  }
}
