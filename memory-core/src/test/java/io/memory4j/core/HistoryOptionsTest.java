package io.memory4j.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.Layer;
import io.memory4j.core.file.ProjectIdentity;
import io.memory4j.core.history.HistoryRules;
import io.memory4j.store.MemoryStore;
import io.memory4j.testkit.InMemoryStore;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryOptionsTest {
  private final HistoryOptions options = HistoryOptions.ofDefaults();

  private Optional<Layer> layer(String workspace) {
    return options.rules().layers().apply(Optional.of(workspace));
  }

  @Test
  void noAgentIsReadUntilNamed() {
    HistoryRules rules = options.agent("codex").agent("aider").rules();

    assertThat(options.rules().consent().test("codex")).isFalse();
    assertThat(rules.consent().test("codex")).isTrue();
    assertThat(rules.consent().test("aider")).isTrue();
    assertThat(rules.consent().test("cursor")).isFalse();
  }

  @Test
  void workspaceIsTheProjectThatMemoriesAreBoundTo(@TempDir Path folder) {
    assertThat(layer(folder.toString())).contains(ProjectIdentity.of(folder));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"shop", "relative/shop", "C:\\\\work\\\\shop", "a\u0000b", "\uD800", "\u0007"})
  void workspaceOfAnotherSystemIsAProjectOfItsOwn(String workspace) {
    assertThat(layer(workspace)).isPresent().isEqualTo(layer(workspace));
    assertThat(layer(workspace)).isNotEqualTo(layer(workspace + "2"));
  }

  @Test
  void hugeWorkspaceIsAProject() {
    assertThat(layer("x".repeat(100_000))).isPresent();
  }

  @Test
  void sessionsWithoutAWorkspaceAreOfEverybody() {
    assertThat(options.rules().layers().apply(Optional.empty())).contains(Layer.global());
  }

  @Test
  void limitsAreRefusedIfTheyKeepNothing() {
    assertThatIllegalArgumentException().isThrownBy(() -> options.maxTurns(0));
    assertThatIllegalArgumentException().isThrownBy(() -> options.maxAge(Duration.ZERO));
    assertThatIllegalArgumentException().isThrownBy(() -> options.maxAge(Duration.ofDays(-1)));
    assertThatIllegalArgumentException().isThrownBy(() -> options.person(" "));
  }

  @Test
  void storeThatIsAnotherOneTooIsRefusedAndClosed() {
    MemoryStore store = InMemoryStore.create();
    MemoryStore second = InMemoryStore.create();
    Memory4j.Builder builder =
        Memory4j.builder()
            .store(store)
            .history(options.store(second))
            .history(options.store(InMemoryStore.create()));

    assertThatIllegalArgumentException()
        .isThrownBy(builder::build)
        .withMessageContaining("history");
    assertThatThrownBy(store::mark).isInstanceOf(RuntimeException.class);
    assertThatThrownBy(second::mark).isInstanceOf(RuntimeException.class);
  }

  @Test
  void historyMayShareTheOnlyStore() {
    MemoryStore store = InMemoryStore.create();

    try (Memory4j memory4j =
        Memory4j.builder().store(store).history(options.store(store)).build()) {
      assertThat(memory4j.history().clear()).isZero();
    }
  }
}
