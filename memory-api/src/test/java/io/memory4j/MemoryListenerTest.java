package io.memory4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.MemoryListener.Failed;
import io.memory4j.MemoryListener.Forgotten;
import io.memory4j.MemoryListener.Injected;
import io.memory4j.MemoryListener.Recalled;
import io.memory4j.MemoryListener.Reviewed;
import io.memory4j.MemoryListener.Statement;
import io.memory4j.MemoryListener.Written;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MemoryListenerTest {
  private static final Duration TOOK = Duration.ofMillis(2);

  @Test
  void listenerThatOverridesNothingHearsEverythingAndDoesNothing() {
    MemoryListener listener = new MemoryListener() {};

    assertThatCode(
            () -> {
              listener.written(new Written(List.of(), TOOK));
              listener.recalled(new Recalled(0, Set.of(), TOOK));
              listener.injected(new Injected(0, 0, 0, false, TOOK));
              listener.forgotten(new Forgotten(Map.of(), true, Set.of(), TOOK));
              listener.reviewed(new Reviewed(Layer.global(), 0, 0, TOOK));
              listener.failed(new Failed("remember", "Some", Optional.empty()));
            })
        .doesNotThrowAnyException();
  }

  @Test
  void eventsAreValuesOfTheirOwn() {
    List<Statement> statements = new ArrayList<>();
    Map<String, Long> deleted = new HashMap<>(Map.of("rule", 1L, "fact", 2L));
    Written written = new Written(statements, TOOK);
    Forgotten forgotten = new Forgotten(deleted, true, Set.of(), TOOK);

    statements.add(new Statement(Remembered.Outcome.BURIED, Optional.empty(), Optional.empty(), 1));
    deleted.clear();

    assertThat(written.statements()).isEmpty();
    assertThat(forgotten.deleted().keySet()).containsExactly("fact", "rule");
    assertThatThrownBy(() -> forgotten.deleted().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void statementOfAnAnswerHasNoText() {
    Remembered answer =
        new Remembered(
            Remembered.Outcome.BURIED, Optional.empty(), Optional.empty(), List.of("redacted:x"));

    assertThat(Statement.of(answer))
        .isEqualTo(new Statement(Remembered.Outcome.BURIED, Optional.empty(), Optional.empty(), 1));
  }

  @Test
  void tickerOfTheSystemIsNeverSetBack() {
    Ticker ticker = Ticker.system();
    long first = ticker.read();

    assertThat(ticker.read() - first).isNotNegative();
  }
}
