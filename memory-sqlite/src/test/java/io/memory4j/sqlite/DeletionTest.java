package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.FACT;
import static io.memory4j.sqlite.Fixtures.SHOP;
import static io.memory4j.sqlite.Fixtures.fact;
import static io.memory4j.sqlite.Fixtures.id;
import static io.memory4j.sqlite.Fixtures.insert;
import static io.memory4j.sqlite.Fixtures.search;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.ConflictException;
import io.memory4j.Layer;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many rows at a time: insertion in pages, deletion as sets. */
class DeletionTest {
  private static final int MANY = 260;

  @TempDir Path folder;
  private SqliteMemoryStore store;

  @BeforeEach
  void open() {
    store = SqliteMemoryStore.open(folder);
    store.write(w -> w.insertAll(many(0)));
  }

  @AfterEach
  void close() {
    store.close();
  }

  private static List<NewRecord> many(int from) {
    return IntStream.range(from, from + MANY)
        .mapToObj(
            i ->
                new NewRecord(
                    id(i),
                    fact("harbour number" + i).toBuilder()
                        .category(i % 2 == 0 ? "even" : "odd")
                        .tags(List.of("t" + i % 7))
                        .build()))
        .toList();
  }

  @Test
  void halfOfAllIsTakenOutOfBothIndexes() {
    long deleted = store.write(w -> w.deleteAll(RecordQuery.in(SHOP).categories(List.of("odd"))));

    assertThat(deleted).isEqualTo(MANY / 2);
    assertThat(store.checkIndexes()).isTrue();
    assertThat(search(store, Match.ANY_TERM, "number101")).isEmpty();
    assertThat(search(store, Match.ANY_TERM, "number102")).hasSize(1);
    assertThat(search(store, Match.ANY_TERM, "mber102")).hasSize(1);
    assertThat(Fixtures.count(store)).isEqualTo(MANY / 2);
  }

  @Test
  void aFewAreTakenOutRowByRow() {
    long deleted = store.write(w -> w.deleteAll(RecordQuery.in(SHOP).limit(3)));

    assertThat(deleted).isEqualTo(3);

    assertThat(store.checkIndexes()).isTrue();
    assertThat(search(store, Match.ANY_TERM, "number" + (MANY - 1))).isEmpty();
    assertThat(search(store, Match.ANY_TERM, "number" + (MANY - 4))).hasSize(1);
  }

  @Test
  void aDeletionThatIsUndoneLeavesTheIndexesAsTheyWere() {
    RuntimeException own = new IllegalStateException("undo");
    assertThatThrownBy(
            () ->
                store.write(
                    w -> {
                      w.deleteAll(RecordQuery.in(SHOP));
                      throw own;
                    }))
        .isSameAs(own);

    assertThat(Fixtures.count(store)).isEqualTo(MANY);
    assertThat(store.checkIndexes()).isTrue();
    assertThat(search(store, Match.ANY_TERM, "number7")).isNotEmpty();
  }

  @Test
  void everyDeletionIsToldToWhoFollows() {
    long before = store.read(r -> r.head(Set.of(SHOP), Set.of(FACT))).revision();
    store.write(w -> w.deleteAll(RecordQuery.in(SHOP).categories(List.of("even"))));

    ChangePage page =
        store.read(r -> r.changes(new ChangeQuery(Set.of(SHOP), Set.of(FACT), before, 1_000)));
    assertThat(page.deleted()).hasSize(MANY / 2).contains(id(0)).doesNotContain(id(1));
    assertThat(page.changed()).isEmpty();
    assertThat(page.more()).isFalse();
  }

  @Test
  void aPageInConflictIsUndoneWithThePagesBeforeIt() {
    List<NewRecord> taken = many(MANY - 1);

    assertThatThrownBy(() -> store.write(w -> w.insertAll(taken)))
        .isInstanceOf(ConflictException.class);
    assertThat(Fixtures.count(store)).isEqualTo(MANY);
    long kept =
        store.write(
            w -> {
              assertThatThrownBy(() -> w.insertAll(many(MANY - 1)))
                  .isInstanceOf(ConflictException.class);
              return w.insert(id(9_999), fact("after the conflict")).born();
            });
    assertThat(kept).isPositive();
    assertThat(Fixtures.count(store)).isEqualTo(MANY + 1);
    assertThat(store.checkIndexes()).isTrue();
  }

  @Test
  void aLayerThatComesBackStartsBehindWhatItHad() {
    Layer blog = Layer.project("blog");
    RecordBody body = RecordBody.builder(blog, FACT).content("post").build();
    long first = store.write(w -> w.insert(id(9_000), body)).revision();
    store.write(w -> w.deleteAll(RecordQuery.in(blog).anyStatus()));

    assertThat(store.read(r -> r.head(Set.of(blog), Set.of(FACT))).revision()).isGreaterThan(first);
    long again = store.write(w -> w.insert(id(9_000), body)).revision();
    assertThat(store.read(r -> r.head(Set.of(blog), Set.of(FACT))).revision()).isEqualTo(again);
    List<MemoryRecord> left = store.read(r -> r.list(RecordQuery.in(blog).limit(5)));
    assertThat(left).hasSize(1);
  }

  @Test
  void anIdIsFreeOnceItsRecordIsGone() {
    boolean first = store.write(w -> w.delete(id(5)));
    boolean second = store.write(w -> w.delete(id(5)));

    assertThat(List.of(first, second)).containsExactly(true, false);

    assertThat(insert(store, 5, "again").id()).isEqualTo(id(5));
    assertThat(search(store, Match.ANY_TERM, "again")).containsExactly("again");
  }
}
