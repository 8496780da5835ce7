package io.memory4j.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.ListQuery;
import io.memory4j.Remembered;
import io.memory4j.Remembered.Outcome;
import io.memory4j.Selector;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.testkit.InMemoryStore;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ConcurrentMemoryTest {
  private final AgentMemory memory = TestMemory.create().memory();
  private final ExecutorService threads = Executors.newFixedThreadPool(8);

  @AfterEach
  void stop() {
    threads.shutdownNow();
  }

  private <T> List<T> inParallel(List<Callable<T>> calls)
      throws InterruptedException, ExecutionException {
    List<T> results = new ArrayList<>();
    for (Future<T> future : threads.invokeAll(calls)) {
      results.add(future.get());
    }
    return results;
  }

  @Test
  void factsOfManyThreadsAllStandOnce() throws Exception { // bug I2
    List<Callable<Remembered>> calls = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      String statement = "distinct fact number " + i;
      calls.add(() -> memory.remember(statement));
    }

    List<Remembered> results = inParallel(calls);

    assertThat(results).extracting(Remembered::outcome).containsOnly(Outcome.NEW);
    assertThat(memory.list(ListQuery.all().limit(1_000))).hasSize(400);
  }

  @Test
  void oneKeyOfManyThreadsEndsWithOneFactAndAWholeHistory() throws Exception {
    List<Callable<Remembered>> calls =
        IntStream.range(0, 60)
            .<Callable<Remembered>>mapToObj(
                i -> () -> memory.remember(Fact.draft("port " + i).key("port")))
            .toList();

    inParallel(calls);

    Fact last = memory.find("port").orElseThrow().fact();
    assertThat(memory.history(last.id())).hasSize(60);
    assertThat(memory.list(ListQuery.all())).containsExactly(last);
  }

  @Test
  void blockMadeAfterForgettingNeverHoldsWhatWasForgotten() throws Exception {
    try (Memory4j memory4j = Memory4j.builder().store(InMemoryStore.create()).build()) {
      AgentMemory shown = memory4j.bind(memory.layers());
      List<FactId> ids = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        ids.add(shown.remember("fact to forget " + i).fact().orElseThrow().id());
      }
      List<Callable<Boolean>> calls = new ArrayList<>();
      for (FactId id : ids) {
        calls.add(() -> shown.forget(Selector.id(id)).total() == 1 && !isInBlock(shown, id));
      }

      assertThat(isInBlock(shown, ids.get(0))).isTrue();
      assertThat(inParallel(calls)).containsOnly(true);
    }
  }

  private static boolean isInBlock(AgentMemory memory, FactId id) {
    return memory.inject(InjectionRequest.ofDefaults()).plan().entries().stream()
        .anyMatch(entry -> entry.id().equals(id.value()));
  }
}
