package io.memory4j.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AgentMemory;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.review.ReviewReport;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.MutableClock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What becomes of background work when the memory is closed. */
class CloseTest {
  private static final LayerStack SHOP = LayerStack.of(Layer.project("shop"));
  private static final long OVER = 2_000_000_000L * Memory4j.CLOSING_SECONDS;

  private Memory4j.Builder builder() {
    return Memory4j.builder().store(InMemoryStore.create()).clock(MutableClock.standing());
  }

  @Test
  void whoeverWaitsForAReportIsToldThatTheRunWasDropped() {
    AtomicLong time = new AtomicLong();
    Memory4j memory4j = builder().executor(never -> {}).ticker(() -> time.getAndAdd(OVER)).build();
    CompletableFuture<ReviewReport> report =
        memory4j.bind(SHOP).reviews().runIfDue().toCompletableFuture();
    assertThat(report).isNotDone();

    memory4j.close();

    assertThat(report).isCompleted();
    assertThat(report.join().warnings()).singleElement().asString().contains("closed");
  }

  @Test
  @Timeout(value = 8, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void closingFromBackgroundWorkDoesNotWaitForThatWork() {
    AtomicReference<Memory4j> opened = new AtomicReference<>();
    ReviewOptions options =
        ReviewOptions.ofDefaults()
            .activity(
                layer ->
                    Optional.of(
                        (day, zone) -> {
                          opened.get().close();
                          return List.of();
                        }));
    opened.set(builder().executor(Runnable::run).reviews(options).build());
    AgentMemory memory = opened.get().bind(SHOP);

    CompletableFuture<ReviewReport> report = memory.reviews().runIfDue().toCompletableFuture();

    assertThat(report).isCompleted();
  }
}
