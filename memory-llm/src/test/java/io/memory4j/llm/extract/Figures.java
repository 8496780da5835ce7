package io.memory4j.llm.extract;

import io.memory4j.llm.extract.StatementCorpus.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Counts of right and wrong, with what was wrong. */
final class Figures {
  private int kept;
  private int wronglyKept;
  private int missed;
  private final List<String> confusions = new ArrayList<>();

  void add(Entry entry, List<String> statements) {
    boolean right = entry.kept() && statements.equals(List.of(entry.statement()));
    if (right) {
      kept++;
    } else if (!statements.isEmpty()) {
      // Another statement than the one in the turn is as wrong as one where there is none.
      wronglyKept += statements.size();
      confusions.add("KEPT   " + entry.id() + " " + entry.text() + " -> " + statements);
    }
    if (entry.kept() && !right) {
      missed++;
      confusions.add("MISSED " + entry.id() + " " + entry.text());
    }
  }

  double precision() {
    return (double) kept / (kept + wronglyKept);
  }

  double recall() {
    return (double) kept / (kept + missed);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "precision %.3f, recall %.3f (%d kept, %d wrongly, %d missed)%n%s",
        precision(),
        recall(),
        kept,
        wronglyKept,
        missed,
        String.join("\n", confusions));
  }
}
