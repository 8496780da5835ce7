package io.memory4j.core.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.SwitchedStore;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.testkit.Samples;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadModelTest {
  private final SwitchedStore store = new SwitchedStore();

  private ReadModel<String> model(int max) {
    return new ReadModel<>(store, RecordKinds.FACT, r -> r.body().content(), max);
  }

  private MemoryRecord insert(int number) {
    RecordBody body =
        RecordBody.builder(Samples.SHOP, RecordKinds.FACT)
            .content("text " + number)
            .detail("long")
            .build();
    return store.write(writer -> writer.insert(Samples.id(number), body));
  }

  private List<String> texts(ReadModel<String> model) {
    return model.newestFirst(List.of(Samples.SHOP)).getOrDefault(Samples.SHOP, List.of()).stream()
        .map(Held::value)
        .toList();
  }

  @Test
  void asksForNothingButTheMarkWhenNothingChanged() {
    ReadModel<String> model = model(10);
    insert(1);
    texts(model);
    store.reads = 0;

    assertThat(texts(model)).containsExactly("text 1");
    assertThat(store.reads).isZero();
  }

  @Test
  void layerOfMoreThanTheLimitIsLeftOut() {
    ReadModel<String> model = model(1);
    insert(1);
    assertThat(model.newestFirst(List.of(Samples.SHOP))).hasSize(1);
    insert(2);

    assertThat(model.newestFirst(List.of(Samples.SHOP))).isEmpty();
    assertThat(model(0).newestFirst(List.of(Samples.SHOP))).isEmpty();
  }

  @Test
  void clearedModelIsLoadedAnew() {
    ReadModel<String> model = model(10);
    insert(1);
    texts(model);
    model.clear();
    store.reads = 0;

    assertThat(texts(model)).containsExactly("text 1");
    assertThat(store.reads).isEqualTo(1);
  }
}
