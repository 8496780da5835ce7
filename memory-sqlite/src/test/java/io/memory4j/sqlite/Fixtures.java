package io.memory4j.sqlite;

import io.memory4j.Layer;
import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/** Layers, bodies and searches that several tests use. */
public final class Fixtures {
  public static final Layer SHOP = Layer.project("shop");
  public static final RecordKind FACT = new RecordKind("FACT", true);
  public static final RecordKind JOB = new RecordKind("JOB", false);
  public static final Instant START = Instant.parse("2026-01-05T09:00:00.123456789Z");

  private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

  private Fixtures() {}

  public static RecordId id(long number) {
    StringBuilder digits = new StringBuilder("f");
    for (int shift = 55; shift >= 0; shift -= 5) {
      digits.append(DIGITS.charAt((int) (number >>> shift) & 31));
    }
    return new RecordId(digits.toString());
  }

  public static RecordBody fact(String content) {
    return RecordBody.builder(SHOP, FACT).content(content).times(START, START, START).build();
  }

  public static MemoryRecord insert(MemoryStore store, long number, String content) {
    return store.write(w -> w.insert(id(number), fact(content)));
  }

  public static List<String> search(MemoryStore store, Match match, String... terms) {
    return hits(store, match, terms).stream().map(hit -> hit.record().body().content()).toList();
  }

  public static List<SearchHit> hits(MemoryStore store, Match match, String... terms) {
    RecordQuery filter = RecordQuery.in(SHOP).kind(FACT);
    SearchQuery query = new SearchQuery(filter, List.of(terms), match, 4, 0.5, 10);
    return store.read(r -> r.search(query));
  }

  /** {@return how many records of any kind there are in {@link #SHOP}} */
  public static long count(MemoryStore store) {
    return store.read(r -> r.head(Set.of(SHOP), Set.of()).records());
  }
}
