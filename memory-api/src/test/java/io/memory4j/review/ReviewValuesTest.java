package io.memory4j.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.memory4j.review.ReviewReport.Entry;
import io.memory4j.review.ReviewReport.Outcome;
import io.memory4j.store.Ref;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReviewValuesTest {
  private static final Period DAY = Period.parse("2026-04-30");

  private static Summary summary(String id) {
    return new Summary(Period.parse(id), "short", "long", Instant.EPOCH);
  }

  @Test
  void namesOfValuesNeverShowText() {
    Activity activity = new Activity(Set.of(Ref.episode("e")), Instant.EPOCH, "hunter2");
    SummaryRequest request = new SummaryRequest(DAY, "do", "hunter2", 1_024);
    Summary summary = new Summary(DAY, "hunter2", "hunter2", Instant.EPOCH);

    assertThat(List.of(activity, request, summary))
        .allSatisfy(value -> assertThat(value.toString()).doesNotContain("hunter2").contains("7"));
  }

  @Test
  void activityWithoutASourceIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Activity(Set.of(), Instant.EPOCH, "text"));
  }

  @Test
  void reportTellsWhatBecameOfAPeriod() {
    Entry entry = new Entry(DAY, Outcome.SAVED, Optional.empty());
    ReviewReport report = new ReviewReport(List.of(entry), List.of(), List.of());

    assertThat(report.outcome(DAY)).contains(Outcome.SAVED);
    assertThat(report.outcome(DAY.next())).isEmpty();
    assertThat(ReviewReport.empty().entries()).isEmpty();
  }

  @Test
  void treeHangsEachSummaryUnderTheOneThatHoldsIt() {
    List<SummaryTree> trees =
        SummaryTree.of(
            List.of(
                summary("2026-05-01"),
                summary("2026-W18"),
                summary("2026-04-27"),
                summary("2026-06"),
                summary("2026")));

    assertThat(trees)
        .extracting(tree -> tree.summary().period().id())
        .containsExactly("2026", "2026-W18");
    assertThat(trees.get(0).parts()).hasSize(1);
    assertThat(trees.get(1).parts())
        .extracting(tree -> tree.summary().period().id())
        .containsExactly("2026-04-27", "2026-05-01");
  }
}
