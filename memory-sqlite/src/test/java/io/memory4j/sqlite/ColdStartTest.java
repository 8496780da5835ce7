package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.FACT;
import static io.memory4j.sqlite.Fixtures.SHOP;
import static io.memory4j.sqlite.Fixtures.fact;
import static io.memory4j.sqlite.Fixtures.id;
import static io.memory4j.sqlite.Fixtures.search;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.ChangeQuery;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordQuery;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ColdStartTest {
  @TempDir Path folder;

  /** What runs most; the second JVM that the test starts does nothing else. */
  static final class Hot {
    private Hot() {}

    public static void main(String[] arguments) {
      try (SqliteMemoryStore store = SqliteMemoryStore.open(Path.of(arguments[0]))) {
        MemoryRecord record =
            store.write(w -> w.insert(id(1), fact("text").toBuilder().key("k").build()));
        store.read(r -> r.find(id(1)));
        store.read(r -> r.findByKey(SHOP, FACT, "k"));
        store.read(r -> r.findAll(List.of(id(1), id(2))));
        store.read(r -> r.findByKeys(SHOP, FACT, List.of("k", "l")));
        store.read(r -> r.findByFingerprint(SHOP, FACT, "f"));
        store.write(w -> w.update(record, record.body(), Position.NEWEST));
        store.read(r -> r.head(Set.of(SHOP), Set.of(FACT)));
        store.read(r -> r.changes(new ChangeQuery(Set.of(SHOP), Set.of(FACT), 0, 10)));
        store.read(r -> r.list(RecordQuery.in(SHOP).withoutDetail().limit(5)));
        store.read(
            r -> {
              r.journal(JournalQuery.all().in(SHOP).limit(5), entry -> true);
              return r;
            });
        if (search(store, Match.ANY_TERM, "text").size() != 1) {
          throw new IllegalStateException("The search found nothing.");
        }
        store.write(w -> w.delete(id(1)));
        store.mark();
      }
    }
  }

  @Test
  void neitherOpeningNorWhatRunsMostLoadsJooq() throws IOException, InterruptedException {
    Process process = ChildJvm.start(List.of("-verbose:class"), Hot.class, folder);
    String loaded = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).isZero();
    assertThat(loaded).contains("io.memory4j.sqlite.rows.RowWriter").doesNotContain("org.jooq.");
  }
}
