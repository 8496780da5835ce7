package io.memory4j.core.review;

import static io.memory4j.review.ReviewLevel.DAILY;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.record.RecordIds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewReport;
import io.memory4j.store.MemoryRecord;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Bug I4: a crashed runner must not keep others out, and a slow one must not be robbed. */
class RunLeaseTest {
  private static final LocalDate TODAY = LocalDate.parse("2026-05-20");
  private static final Duration LEASE = Duration.ofSeconds(30);

  private final Chains chain = new Chains().today("2026-05-20");
  private final RecordIds ids = new RecordIds(new Random(3));
  private final StateRecords states = new StateRecords(Chains.SHOP, new RecordWriter(ids));
  private int tokens;
  private final RunGate gate = new RunGate(states, LEASE, () -> "run " + tokens++);

  private Optional<Ticket> enter() {
    return chain.store.write(writer -> gate.enter(writer, TODAY, chain.clock.instant()));
  }

  private boolean renew(Ticket ticket) {
    return chain.store.write(writer -> gate.renew(writer, ticket, chain.clock.instant()));
  }

  private void pass(long seconds) {
    chain.clock.advance(Duration.ofSeconds(seconds));
  }

  @Test
  void runnerThatRenewsIsNeverRobbed() {
    Ticket first = enter().orElseThrow();

    for (int i = 0; i < 30; i++) {
      pass(10);
      assertThat(renew(first)).isTrue();
      assertThat(enter()).isEmpty();
    }
  }

  @Test
  void writesThatFollowFastRenewALeaseOnlyOnce() {
    Ticket first = enter().orElseThrow();
    long before = lease().revision();

    pass(2);
    renew(first);
    assertThat(lease().revision()).isEqualTo(before);
    pass(1);
    renew(first);

    assertThat(lease().revision()).isGreaterThan(before);
    assertThat(lease().body().dueAt()).contains(chain.clock.instant().plus(LEASE));
  }

  private MemoryRecord lease() {
    return chain.store.read(reader -> states.find(reader, RunGate.LEASE)).orElseThrow();
  }

  @Test
  void deadRunnersLeaseIsTakenAtItsEndAndNotBefore() {
    enter();

    pass(29);
    assertThat(enter()).isEmpty();
    pass(1);
    assertThat(enter()).isPresent();
  }

  @Test
  void runnerThatWakesUpLateIsRefused() {
    Ticket first = enter().orElseThrow();
    pass(31);
    Ticket second = enter().orElseThrow();

    assertThat(renew(first)).isFalse();
    assertThat(renew(second)).isTrue();
    chain.store.write(
        writer -> {
          gate.leave(writer, first);
          return true;
        });
    assertThat(renew(second)).isTrue();
  }

  @Test
  void clockSetBackKeepsNobodyOutForLongerThanOneLease() {
    enter();
    pass(-3_600);

    assertThat(enter()).isEmpty();
    pass(30);
    assertThat(enter()).isPresent();
  }

  @Test
  void finishedRunIsNotRepeatedOnItsDay() {
    Ticket first = enter().orElseThrow();
    chain.store.write(
        writer -> {
          gate.leave(writer, first);
          return true;
        });

    assertThat(enter()).isEmpty();
    assertThat(chain.store.<Boolean>read(reader -> gate.mayEnter(reader, TODAY))).isFalse();
  }

  @Test
  void resultOfARobbedRunnerIsRefusedAndTheOthersStays() {
    chain.activity.put(Period.parse("2026-05-19"), Chains.longText("one"));
    ReviewService other = chain.another(builder -> builder);
    AtomicReference<ReviewReport> others = new AtomicReference<>();
    ReviewService slow =
        chain.another(
            builder ->
                builder.summarizer(
                    (request, wanted) -> {
                      chain.clock.advance(ReviewBuilder.LEASE);
                      others.set(Chains.join(other));
                      return "SUMMARY: of the slow one\nDETAIL: late";
                    }));

    ReviewReport report = Chains.join(slow);

    assertThat(report.warnings()).anyMatch(warning -> warning.contains("LeaseLostException"));
    assertThat(others.get().entries()).isNotEmpty();
    assertThat(chain.summary("2026-05-19").content()).contains("short of");
    assertThat(chain.cursor(DAILY)).contains("2026-05-19");
  }

  @Test
  void slowSummarizerThatGivesSignsOfLifeIsNotRobbed() {
    chain.activity.put(Period.parse("2026-05-19"), Chains.longText("one"));
    ReviewService other = chain.another(builder -> builder);
    ReviewService slow =
        chain.another(
            builder ->
                builder.summarizer(
                    (request, wanted) -> {
                      for (int i = 0; i < 10; i++) {
                        pass(60);
                        assertThat(wanted.getAsBoolean()).isTrue();
                        assertThat(Chains.join(other)).isEqualTo(ReviewReport.empty());
                      }
                      return "SUMMARY: of the slow one\nDETAIL: in time";
                    }));

    Chains.join(slow);

    assertThat(chain.summary("2026-05-19").content()).contains("of the slow one");
  }
}
