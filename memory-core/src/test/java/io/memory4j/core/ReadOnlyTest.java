package io.memory4j.core;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.ListQuery;
import io.memory4j.Provenance;
import io.memory4j.Receipt;
import io.memory4j.RejectedException;
import io.memory4j.RejectedException.Reason;
import io.memory4j.Remembered;
import io.memory4j.Selector;
import io.memory4j.SessionInfo;
import io.memory4j.SessionMemory;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.recall.RecallQuery;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ReadOnlyTest {
  private final TestMemory test = TestMemory.create();
  private final AgentMemory memory = test.memory();
  private final Remembered known = memory.remember(Fact.draft("Port 8080").key("port"));
  private final FactId id = known.fact().orElseThrow().id();
  private final Receipt receipt = known.receipt().orElseThrow();

  @Test
  void everyWriteIsRefusedAndChangesNothing() {
    Map<String, Consumer<AgentMemory>> writes =
        Map.of(
            "remember", view -> view.remember("Port 9090"),
            "replace", view -> view.replace(List.of(id), List.of(Fact.draft("Port 9090"))),
            "forget", view -> view.forget(Selector.key("port")),
            "forget nothing", view -> view.forget(Selector.key("unknown")),
            "undo", view -> view.undo(receipt),
            "release", view -> view.quarantine().release(id),
            "reject", view -> view.quarantine().reject(id));

    writes.forEach(
        (name, write) ->
            assertThatThrownBy(() -> write.accept(memory.readOnly()))
                .as(name)
                .isInstanceOfSatisfying(
                    RejectedException.class,
                    no -> assertThat(no.reason()).isEqualTo(Reason.READ_ONLY)));
    assertThat(memory.list(ListQuery.all())).extracting(Fact::id).containsExactly(id);
  }

  @Test
  void readingIsAsBefore() {
    AgentMemory view = memory.readOnly();

    assertThat(view.layers()).isEqualTo(memory.layers());
    assertThat(view.find("port")).isEqualTo(memory.find("port"));
    assertThat(view.find(id)).isPresent();
    assertThat(view.history(id)).hasSize(1);
    assertThat(view.recall(RecallQuery.of("port")).hits()).hasSize(1);
    assertThat(view.list(ListQuery.all())).hasSize(1);
    assertThat(view.quarantine().list()).isEmpty();
    assertThat(view.inject(InjectionRequest.ofDefaults()).plan().degraded()).isFalse();
  }

  @Test
  void noWayLeadsBackToAMemoryThatWrites() {
    AgentMemory view = memory.readOnly();
    SessionMemory session = view.session(SessionInfo.of("s1"));
    List<AgentMemory> derived =
        List.of(
            view.as(Provenance.person("ana")),
            view.readOnly(),
            session,
            session.turnStarted(Provenance.person("ana")));

    assertThat(derived)
        .allSatisfy(
            each ->
                assertThatThrownBy(() -> each.remember("Port 9090"))
                    .isInstanceOf(RejectedException.class));
  }

  @Test
  void viewOfASessionFollowsTheTurn() {
    SessionMemory session = memory.session(SessionInfo.of("s1"));
    AgentMemory tools = session.readOnly();

    session.turnStarted(Provenance.person("ben"));

    assertThat(tools.layers().layers()).containsExactly(GLOBAL, Layer.person("ben"), SHOP);
    session.turnEnded();
    assertThat(tools.layers().layers()).containsExactly(GLOBAL, ANA, SHOP);
  }
}
