package io.memory4j.core.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.SwitchedStore;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.testkit.Samples;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReadModelTest {
  private final SwitchedStore store = new SwitchedStore();

  private ReadModel<String> model(int max) {
    return new ReadModel<>(store, RecordKinds.FACT, r -> r.body().content(), max);
  }

  private NewRecord record(int number) {
    RecordBody.Builder body = RecordBody.builder(Samples.SHOP, RecordKinds.FACT);
    return new NewRecord(Samples.id(number), body.content("text " + number).build());
  }

  private void insert(int number) {
    store.write(writer -> writer.insertAll(List.of(record(number))));
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

  @Test
  void loadsAnewWhenTheStoreNoLongerKnowsWhatWasDeleted() {
    ReadModel<String> model = model(10);
    insert(1);
    insert(2);
    texts(model);
    store.forgetful = true;
    store.write(writer -> writer.delete(Samples.id(1)));

    assertThat(texts(model)).containsExactly("text 2");
  }

  @Test
  void followsMoreChangesThanOnePageHolds() {
    ReadModel<String> model = model(5_000);
    insert(0);
    texts(model);
    List<NewRecord> many = IntStream.rangeClosed(1, 2_500).mapToObj(this::record).toList();
    store.write(writer -> writer.insertAll(many));

    assertThat(texts(model)).hasSize(2_501).startsWith("text 2500").endsWith("text 0");
  }

  @Test
  void layerAskedForLongestMakesRoom() {
    ReadModel<String> model = model(1);
    insert(1);
    texts(model);
    store.write(
        writer ->
            writer.insert(
                Samples.id(2), RecordBody.builder(Samples.ANA, RecordKinds.FACT).build()));

    model.newestFirst(List.of(Samples.ANA));
    store.reads = 0;
    model.newestFirst(List.of(Samples.ANA));
    assertThat(store.reads).isZero();
    assertThat(texts(model)).containsExactly("text 1");
    assertThat(store.reads).isEqualTo(1);
  }
}
