package io.memory4j.core.redact;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds keys that start with a provider's own prefix. */
final class ProviderTokenRule implements SecretRule {
  private static final int ASCII = 128;

  private final List<List<ProviderPrefix>> byFirstLetter = new ArrayList<>();

  ProviderTokenRule(List<ProviderPrefix> prefixes) {
    for (int letter = 0; letter < ASCII; letter++) {
      int first = letter;
      byFirstLetter.add(
          prefixes.stream()
              .filter(prefix -> prefix.prefix().charAt(0) == first)
              .sorted(Comparator.comparing(prefix -> -prefix.prefix().length()))
              .toList());
    }
  }

  @Override
  public void find(String text, Findings findings) {
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      boolean candidate = c < ASCII && !byFirstLetter.get(c).isEmpty() && Scan.tokenStart(text, i);
      i = candidate ? next(text, i, findings) : i + 1;
    }
  }

  /** Reports the key that starts here, if any, and returns where to go on. */
  private int next(String text, int start, Findings findings) {
    for (ProviderPrefix prefix : byFirstLetter.get(text.charAt(start))) {
      int end = prefix.end(text, start);
      if (end > 0) {
        findings.add(prefix.secretStart(start), end, prefix.rule());
        return end;
      }
    }
    return start + 1;
  }
}
