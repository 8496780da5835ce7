package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.BLOG;
import static io.memory4j.testkit.Samples.FACT;
import static io.memory4j.testkit.Samples.RULE;
import static io.memory4j.testkit.Samples.SHOP;
import static io.memory4j.testkit.Samples.body;
import static io.memory4j.testkit.Samples.fresh;
import static io.memory4j.testkit.Samples.id;
import static io.memory4j.testkit.Samples.keyed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a search never takes for syntax, never cuts too early and never forgets. */
abstract class SearchSafetyRules extends SearchCalls {
  SearchSafetyRules(MemoryStoreContract contract) {
    super(contract);
  }

  @Test
  @DisplayName("STORE-09: no term is query syntax (reports C1 to C6)")
  void termsAreNoSyntax() {
    insertAll(
        fresh(1, "alpha"), fresh(2, "beta"), fresh(3, "gamma delta"), fresh(4, "AND OR NOT NEAR"));
    List<MemoryRecord> before = all();
    if (isRefused()) {
      return;
    }

    for (String term : Texts.HOSTILE) {
      for (Match match : Match.values()) {
        SearchQuery query = new SearchQuery(ANY, List.of(term, "beta"), match, 2, 1, 9);
        SearchJudge judge = new SearchJudge(before, query);

        List<SearchHit> hits = search(query);

        assertThat(hits)
            .as("%s of a hostile term", match)
            .allMatch(hit -> judge.of(hit.record()) != SearchJudge.Verdict.NEVER);
      }
    }
    assertThat(all()).isEqualTo(before);
  }

  @Test
  @DisplayName("STORE-09: no text of a filter is syntax (report C8)")
  void filtersAreNoSyntax() {
    insertAll(
        fresh(1, "alpha"),
        new NewRecord(
            id(2), keyed("k", "beta").toBuilder().tags(Set.of("t")).category("c").build()));
    List<MemoryRecord> before = all();

    for (String text : Texts.HOSTILE) {
      String key = text.substring(0, Math.min(text.length(), 200));
      assertThat(ids(ANY.anyTag(Set.of(text)))).isEmpty();
      assertThat(ids(ANY.categories(Set.of(text)))).isEmpty();
      assertThat(ids(ANY.author(text))).isEmpty();
      assertThat(ids(ANY.keyFrom(key).keyBefore(key))).isEmpty();
      boolean absent =
          store()
              .read(
                  r ->
                      r.findByKey(SHOP, FACT, key).isEmpty()
                          && r.findByFingerprint(SHOP, FACT, text).isEmpty());
      assertThat(absent).isTrue();
    }
    assertThat(all()).isEqualTo(before);
  }

  @Test
  @DisplayName("STORE-10: the limit counts what the filter lets through")
  void filterComesBeforeTheLimit() {
    NewRecord[] crowd = new NewRecord[60];
    for (int i = 0; i < crowd.length; i++) {
      crowd[i] = new NewRecord(id(100 + i), body(BLOG, FACT, "zebra zebra"));
    }
    insertAll(crowd);
    insertAll(
        fresh(1, "one zebra among very many other words of a long text"),
        new NewRecord(id(2), body(BLOG, RULE, "a zebra in a longer text")),
        new NewRecord(
            id(3),
            body(BLOG, FACT, "a zebra here").toBuilder()
                .tags(Set.of("t"))
                .status(RecordStatus.QUARANTINED)
                .build()));
    if (isRefused()) {
      return;
    }
    List<String> zebra = List.of("zebra");

    assertFinds(new SearchQuery(RecordQuery.in(SHOP), zebra, Match.ANY_TERM, 1, 1, 1), 1);
    assertFinds(new SearchQuery(ANY.kind(RULE), zebra, Match.ANY_TERM, 1, 1, 1), 2);
    assertFinds(
        new SearchQuery(ANY.anyStatus().anyTag(Set.of("t")), zebra, Match.ANY_TERM, 1, 1, 1), 3);
  }

  @Test
  @DisplayName("STORE-11: a search follows inserts, updates, deletions, failures and reopening")
  void searchFollowsTheRecords() {
    MemoryRecord first = insert(1, "apple zebra");
    insertAll(fresh(2, "apple"), fresh(3, "zebra crossing"));
    if (isRefused()) {
      return;
    }
    MemoryRecord changed = update(first, body("cherry"));
    assertFinds(query(ANY, "apple"), 2);
    assertFinds(query(ANY, "cherry"), 1);
    assertThatThrownBy(
            () ->
                store()
                    .write(
                        w -> {
                          w.insert(id(4), body("cherry"));
                          w.delete(id(1));
                          throw new IllegalStateException("work");
                        }))
        .hasMessage("work");
    assertFinds(query(ANY, "cherry"), 1);

    update(changed, body("cherry").toBuilder().status(RecordStatus.SUPERSEDED).build());
    delete(id(2));
    reopen();

    assertFinds(query(ANY, "cherry"));
    assertFinds(query(ANY.anyStatus(), "cherry"), 1);
    assertFinds(query(ANY, "apple"));
    deleteAll(RecordQuery.in(SHOP));
    insert(2, "pear");
    assertFinds(query(ANY, "crossing"));
    assertFinds(query(ANY, "pear"), 2);
  }

  @Test
  @DisplayName("STORE-11: a writer finds what it has written")
  void writerSearchesItsOwnWrites() {
    insert(1, "apple");
    if (isRefused()) {
      return;
    }

    List<SearchHit> hits =
        store()
            .write(
                w -> {
                  w.delete(id(1));
                  w.insert(id(2), body("apple tree"));
                  return w.search(query(ANY, "apple"));
                });

    assertThat(hits).extracting(hit -> hit.record().id()).containsExactly(id(2));
    assertThat(hits.get(0).record()).isEqualTo(find(id(2)).orElseThrow());
  }
}
