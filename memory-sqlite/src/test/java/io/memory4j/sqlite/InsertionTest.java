package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.FACT;
import static io.memory4j.sqlite.Fixtures.SHOP;
import static io.memory4j.sqlite.Fixtures.fact;
import static io.memory4j.sqlite.Fixtures.id;
import static io.memory4j.sqlite.Fixtures.search;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.ConflictException;
import io.memory4j.Layer;
import io.memory4j.store.Head;
import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordKind;
import io.memory4j.store.StoreWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Writes of more records than one statement holds. */
class InsertionTest {
  private static final int MANY = 250;
  private static final Layer BLOG = Layer.project("blog");

  @TempDir Path folder;
  private SqliteMemoryStore store;

  @BeforeEach
  void open() {
    store = SqliteMemoryStore.open(folder);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private static RecordBody body(Layer layer, int number) {
    return RecordBody.builder(layer, FACT)
        .content("number" + number)
        .tags(Set.of("tag" + number))
        .times(Fixtures.START, Fixtures.START, Fixtures.START)
        .build();
  }

  private static List<NewRecord> many(Layer layer) {
    return IntStream.range(0, MANY)
        .mapToObj(number -> new NewRecord(id(number), body(layer, number)))
        .toList();
  }

  private static void refused(
      StoreWriter writer, NewRecord last, Class<? extends Exception> refusal) {
    List<NewRecord> records = new ArrayList<>(many(BLOG));
    records.add(last);
    assertThatThrownBy(() -> writer.insertAll(records)).isInstanceOf(refusal);
  }

  private Head head(Layer layer) {
    return store.read(reader -> reader.head(Set.of(layer), Set.of(FACT)));
  }

  @Test
  void oneConflictLeavesNoneOfManyAndTheTransactionGoesOn() {
    store.write(
        writer -> {
          writer.insert(id(900), fact("before"));
          refused(writer, new NewRecord(id(900), body(BLOG, 900)), ConflictException.class);
          return writer.insert(id(901), fact("after"));
        });

    assertThat(head(SHOP).records()).isEqualTo(2);
    assertThat(head(BLOG).records()).isZero();
    assertThat(store.checkIndexes()).isTrue();
    assertThat(search(store, Match.ANY_TERM, "before", "after")).hasSize(2);
  }

  @Test
  void kindOfAnotherFlagLeavesNoneOfMany() {
    RecordKind other = new RecordKind(FACT.name(), false);
    store.write(
        writer -> {
          NewRecord last = new NewRecord(id(900), RecordBody.builder(BLOG, other).build());
          refused(writer, last, IllegalArgumentException.class);
          return writer.insert(id(901), fact("after"));
        });

    assertThat(head(BLOG).records()).isZero();
    Optional<MemoryRecord> first = store.read(reader -> reader.find(id(0)));
    assertThat(first).isEmpty();
  }

  @Test
  void manyThatWereRefusedCanBeWrittenLater() {
    store.write(
        writer -> {
          refused(writer, new NewRecord(id(7), body(BLOG, 900)), ConflictException.class);
          return writer.insertAll(many(BLOG));
        });

    assertThat(head(BLOG).records()).isEqualTo(MANY);
    assertThat(store.checkIndexes()).isTrue();
    MemoryRecord last = store.read(reader -> reader.find(id(249))).orElseThrow();
    assertThat(last.body()).isEqualTo(body(BLOG, 249));
  }
}
