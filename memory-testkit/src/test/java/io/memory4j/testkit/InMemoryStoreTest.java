package io.memory4j.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.store.Capability;
import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.Span;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InMemoryStoreTest {
  @TempDir Path folder;

  @Test
  void storesOfOnePathShareTheirRecords() {
    try (InMemoryStore first = InMemoryStore.open(folder);
        InMemoryStore second = InMemoryStore.open(folder.resolve("x/.."))) {
      first.write(w -> w.insert(Samples.id(1), Samples.body("tabs, not spaces")));

      Optional<MemoryRecord> found = second.read(r -> r.find(Samples.id(1)));
      assertThat(found).isPresent();
      assertThat(second.storeId()).isEqualTo(first.storeId());
    }
  }

  @Test
  void aDisposedMediumStartsEmpty() {
    InMemoryStore.open(folder).write(w -> w.insert(Samples.id(1), Samples.body("old")));

    InMemoryStore.dispose(folder);

    Optional<MemoryRecord> found = InMemoryStore.open(folder).read(r -> r.find(Samples.id(1)));
    assertThat(found).isEmpty();
  }

  @Test
  void searchPrefersTheShorterOfTwoTextsAndMarksTheWord() {
    InMemoryStore store = InMemoryStore.create();
    store.write(
        w ->
            w.insertAll(
                List.of(
                    Samples.fresh(1, "\uD83D\uDE00 Caf\u00e9 au lait"),
                    Samples.fresh(2, "a cafe that serves many other things all day"),
                    Samples.fresh(3, "tea"))));
    SearchQuery query =
        new SearchQuery(RecordQuery.in(Samples.SHOP), List.of("cafe"), Match.ANY_TERM, 2, 1, 10);

    List<SearchHit> hits = store.read(r -> r.search(query));

    assertThat(hits)
        .extracting(hit -> hit.record().id())
        .containsExactly(Samples.id(1), Samples.id(2));
    assertThat(hits.get(0).highlights()).containsExactly(new Span(2, 6));
  }

  @Test
  void noProcessCanShareIt() {
    assertThatThrownBy(() -> InMemoryStore.open(folder, Set.of(Capability.MULTI_PROCESS)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
