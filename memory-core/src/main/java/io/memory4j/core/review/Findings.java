package io.memory4j.core.review;

import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.ReviewReport.Entry;
import io.memory4j.review.ReviewReport.Loss;
import io.memory4j.review.ReviewReport.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What one run has to tell, gathered as it goes. Never remembered text. Confined to one thread. */
final class Findings {
  private static final Logger LOG = LoggerFactory.getLogger(Findings.class);

  private final List<Entry> entries = new ArrayList<>();
  private final List<Loss> losses = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();

  void add(Period period, Verdict verdict) {
    entries.add(new Entry(period, verdict.outcome(), verdict.reason()));
  }

  void addAll(List<Period> periods, Outcome outcome) {
    periods.forEach(period -> entries.add(new Entry(period, outcome, Optional.empty())));
  }

  boolean saved(ReviewLevel level) {
    return entries.stream()
        .anyMatch(e -> e.outcome() == Outcome.SAVED && e.period().level() == level);
  }

  void lost(Loss loss) {
    losses.add(loss);
    LOG.warn(
        "The {} periods from {} to {} are too old to be summarised and are given up",
        loss.first().level(),
        loss.first(),
        loss.last());
  }

  /** Tells of a failure, once for each period and run. */
  void failed(Period period, Verdict verdict, int attempts) {
    LOG.warn(
        "The {} period {} ended {} on {} days: {}",
        period.level(),
        period,
        verdict.outcome(),
        attempts == 0 ? "an unknown number of" : attempts,
        verdict.reason().orElse(""));
  }

  void warn(String sentence) {
    warnings.add(sentence);
    LOG.warn("{}", sentence);
  }

  ReviewReport report() {
    return new ReviewReport(entries, losses, warnings);
  }
}
