package io.memory4j.core.work;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Ticker;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class SerialQueueProperties {
  /** 0 to 2: a task for that queue; 3: the executor works; 4: it refuses from now on; 5: not. */
  @Property(tries = 500)
  void noTaskIsLostDoubledOrOvertakenWhateverTheExecutorDoes(
      @ForAll @Size(max = 40) List<@IntRange(max = 6) Integer> steps) {
    ManualExecutor host = new ManualExecutor();
    Backlog backlog = new Backlog(host, Ticker.system());
    List<SerialQueue> queues =
        IntStream.range(0, 3).mapToObj(any -> new SerialQueue(backlog)).toList();
    List<List<Integer>> seen = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    int[] added = new int[3];

    for (int step : steps) {
      switch (step) {
        case 3 -> host.runAll();
        case 4 -> host.refuses = true;
        case 5 -> host.refuses = false;
        case 6 -> backlog.run(Duration.ofDays(1));
        default -> {
          int number = added[step]++;
          queues.get(step).add(() -> seen.get(step).add(number));
        }
      }
    }
    backlog.close(Duration.ofDays(1));

    for (int i = 0; i < 3; i++) {
      assertThat(seen.get(i)).isEqualTo(IntStream.range(0, added[i]).boxed().toList());
    }
  }
}
