package io.memory4j.core.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.SwitchedStore;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.testkit.Samples;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReadModelTest {
  private final SwitchedStore store = new SwitchedStore();

  /** How many records were turned into texts. */
  private int turned;

  private ReadModel<String> model(int max) {
    return new ReadModel<>(store, RecordKinds.FACT, this::text, max);
  }

  private String text(MemoryRecord record) {
    turned++;
    return record.body().content();
  }

  private NewRecord record(int number) {
    RecordBody.Builder body = RecordBody.builder(Samples.SHOP, RecordKinds.FACT);
    return new NewRecord(Samples.id(number), body.content("text " + number).build());
  }

  private void insert(int number) {
    store.write(writer -> writer.insertAll(List.of(record(number))));
  }

  private void insertAll(int from, int until) {
    List<NewRecord> many = IntStream.range(from, until).mapToObj(this::record).toList();
    store.write(writer -> writer.insertAll(many));
  }

  private List<String> texts(ReadModel<String> model) {
    return texts(model, 5_000);
  }

  private List<String> texts(ReadModel<String> model, int size) {
    return shop(model, size).newestFirst().stream().map(Held::value).toList();
  }

  private static Newest<String> shop(ReadModel<String> model, int size) {
    return model.newest(List.of(Samples.SHOP), size).get(Samples.SHOP);
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
  void ofALayerOfMoreThanTheLimitSomeMoreAreHeldThanAreAskedFor() {
    ReadModel<String> model = model(30);
    insertAll(0, 100);

    assertThat(texts(model, 16)).hasSize(19).startsWith("text 99", "text 98");
    assertThat(shop(model, 16).open()).isEqualTo(100);
  }

  @Test
  void olderRecordsTakeThePlacesOfThoseThatLeaveWithoutAnotherReadOfAll() {
    ReadModel<String> model = model(30);
    insertAll(0, 100);
    texts(model, 16);
    store.write(writer -> writer.delete(Samples.id(99)));
    store.write(writer -> writer.delete(Samples.id(5)));
    turned = 0;

    assertThat(texts(model, 16)).hasSize(18).startsWith("text 98").endsWith("text 81");
    assertThat(shop(model, 16).open()).isEqualTo(98);
    assertThat(turned).isZero();
  }

  @Test
  void isReadAnewOnceTooManyLeft() {
    ReadModel<String> model = model(30);
    insertAll(0, 100);
    texts(model, 16);
    for (int number = 90; number < 94; number++) {
      int leaves = number;
      store.write(writer -> writer.delete(Samples.id(leaves)));
    }

    assertThat(texts(model, 16)).hasSize(19).startsWith("text 99").endsWith("text 77");
    assertThat(shop(model, 16).open()).isEqualTo(96);
  }

  @Test
  void moreThanAPageOfChangesIsReadAnew() {
    ReadModel<String> model = model(30);
    insertAll(0, 100);
    texts(model, 16);
    insertAll(100, 1_200);

    assertThat(texts(model, 16)).hasSize(19).startsWith("text 1199");
    assertThat(shop(model, 16).open()).isEqualTo(1_200);
  }

  @Test
  void modelOfNoRecordsAnswersAllTheSame() {
    ReadModel<String> model = model(0);
    insertAll(0, 3);

    assertThat(texts(model, 1)).startsWith("text 2");
    assertThat(shop(model, 1).open()).isEqualTo(3);
  }

  @Test
  void storeOfAnEarlierStateIsReadAnew() {
    insertAll(0, 2);
    insertAll(2, 3);
    SwitchedStore earlier = new SwitchedStore();
    earlier.write(writer -> writer.insertAll(List.of(record(7))));
    AtomicReference<MemoryStore> current = new AtomicReference<>(store);
    ReadModel<String> model = new ReadModel<>(switching(current), RecordKinds.FACT, this::text, 30);
    texts(model);
    current.set(earlier);

    assertThat(texts(model)).containsExactly("text 7");
  }

  private static MemoryStore switching(AtomicReference<MemoryStore> current) {
    return (MemoryStore)
        Proxy.newProxyInstance(
            MemoryStore.class.getClassLoader(),
            new Class<?>[] {MemoryStore.class},
            (proxy, method, arguments) -> method.invoke(current.get(), arguments));
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
    insertAll(1, 2_501);

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

    model.newest(List.of(Samples.ANA), 1);
    store.reads = 0;
    model.newest(List.of(Samples.ANA), 1);
    assertThat(store.reads).isZero();
    assertThat(texts(model)).containsExactly("text 1");
    assertThat(store.reads).isEqualTo(1);
  }
}
