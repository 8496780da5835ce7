package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.FACT;
import static io.memory4j.sqlite.Fixtures.SHOP;
import static io.memory4j.sqlite.Fixtures.id;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.store.Match;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchQuery;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Whether a filter is asked before or after ranking, or in the index itself, the answer is one. */
class SearchPathsProperties {
  private static final List<String> WORDS =
      List.of("harbour", "harbours", "ship", "ships", "shipping", "ferry", "x", "清单");
  private static final List<String> ASKED = List.of("harbours", "arbou", "清");
  private static final Layer BLOG = Layer.project("blog");

  /** A condition that all records meet, but that is not a place: it is asked with each match. */
  private static final long ALL = 1L << 40;

  private static List<NewRecord> facts(Random random, int blogOfTen) {
    List<NewRecord> facts = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      StringBuilder text = new StringBuilder();
      for (int word = random.nextInt(6); word >= 0; word--) {
        text.append(WORDS.get(random.nextInt(WORDS.size()))).append(' ');
      }
      Layer layer = random.nextInt(10) < blogOfTen ? BLOG : SHOP;
      facts.add(new NewRecord(id(i), RecordBody.builder(layer, FACT).content("" + text).build()));
    }
    return facts;
  }

  private static List<String> found(SqliteMemoryStore store, RecordQuery filter, Match match) {
    List<String> all = new ArrayList<>();
    for (String word : ASKED) {
      for (int limit : new int[] {1, 5}) {
        SearchQuery query = new SearchQuery(filter, List.of(word, "ship"), match, 4, 0.5, limit);
        store
            .read(r -> r.search(query))
            .forEach(hit -> all.add(limit + word + hit.record().id() + hit.score()));
      }
    }
    return all;
  }

  @Property(tries = 10)
  void theWayToAnAnswerDoesNotShowInIt(
      @ForAll long seed, @ForAll @IntRange(max = 9) int blogOfTen, @ForAll Match match)
      throws IOException {
    Path folder = Files.createTempDirectory("paths");
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      List<NewRecord> facts = facts(new Random(seed), blogOfTen);
      store.write(w -> w.insertAll(facts));

      for (RecordQuery filter : List.of(RecordQuery.in(SHOP), RecordQuery.in(Set.of()))) {
        assertThat(found(store, filter, match))
            .isEqualTo(found(store, filter.sequenceBelow(ALL), match));
      }
    } finally {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path path : files.sorted((a, b) -> b.compareTo(a)).toList()) {
          Files.delete(path);
        }
      }
    }
  }
}
