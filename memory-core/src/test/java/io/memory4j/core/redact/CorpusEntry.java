package io.memory4j.core.redact;

import java.util.List;

/**
 * One labelled text of the corpus, expanded.
 *
 * @param id as in the file, {@code p-family-nn} or {@code n-family-nn}
 * @param text what is redacted
 * @param secrets what must not survive; empty for an innocent text
 * @param kept what must stay readable beside the secrets
 * @param heldOut whether the entry belongs to the half that no rule was written against
 */
record CorpusEntry(
    String id, String text, List<String> secrets, List<String> kept, boolean heldOut) {
  private static final int WINDOW = 12;

  boolean positive() {
    return id.startsWith("p-");
  }

  String family() {
    return id.substring(2, id.lastIndexOf('-'));
  }

  /** Returns whether a secret, or a piece of one, is still in the output. */
  boolean leaks(String output) {
    return secrets.stream().anyMatch(secret -> survives(secret, output));
  }

  /** Returns whether the output lost something that is no secret. */
  boolean losesInnocentText(String output) {
    return positive() ? !kept.stream().allMatch(output::contains) : !text.equals(output);
  }

  private static boolean survives(String secret, String output) {
    if (secret.length() <= WINDOW) {
      return output.contains(secret);
    }
    for (int start = 0; start + WINDOW <= secret.length(); start++) {
      if (output.contains(secret.substring(start, start + WINDOW))) {
        return true;
      }
    }
    return false;
  }
}
