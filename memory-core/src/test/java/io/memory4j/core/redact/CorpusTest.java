package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Recall and precision on the corpus, for the half the rules were written against and the other.
 */
class CorpusTest {
  private static final double TARGET = 0.98;

  private final SecretRedactor redactor = SecretRedactor.ofDefaults();

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void recallAndPrecisionReachTheTarget(boolean heldOut) {
    List<CorpusEntry> half = Corpus.load().stream().filter(e -> e.heldOut() == heldOut).toList();
    List<String> leaks = ids(half, entry -> entry.leaks(redact(entry)));
    List<String> losses = ids(half, entry -> entry.losesInnocentText(redact(entry)));
    long positives = half.stream().filter(CorpusEntry::positive).count();

    double found = positives - leaks.size();
    double recall = found / positives;
    double precision = found / (found + losses.size());

    print(heldOut, half.size(), recall, precision, leaks, losses);
    assertThat(recall).as("recall").isGreaterThanOrEqualTo(TARGET);
    assertThat(precision).as("precision").isGreaterThanOrEqualTo(TARGET);
  }

  @Test
  void corpusIsRedactedOnceAndForAll() {
    for (CorpusEntry entry : Corpus.load()) {
      String once = redact(entry);

      assertThat(redactor.redact(once).text()).as(entry.id()).isEqualTo(once);
    }
  }

  private String redact(CorpusEntry entry) {
    return redactor.redact(entry.text()).text();
  }

  private static List<String> ids(List<CorpusEntry> entries, Predicate<CorpusEntry> confused) {
    return entries.stream().filter(confused).map(CorpusEntry::id).toList();
  }

  private static void print(
      boolean heldOut,
      int size,
      double recall,
      double precision,
      List<String> leaks,
      List<String> losses) {
    boolean show = !heldOut || Boolean.getBoolean("redact.heldout");
    System.out.printf(
        Locale.ROOT,
        "redaction %s: %d texts, recall %.3f, precision %.3f, leaked %s, lost %s%n",
        heldOut ? "held out" : "open half",
        size,
        recall,
        precision,
        show ? leaks : leaks.size(),
        show ? losses : losses.size());
  }
}
