package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.id;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.Capability;
import io.memory4j.store.Match;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The calls that tests of a search make most. */
abstract class SearchCalls extends StoreRules {
  static final RecordQuery ANY = RecordQuery.in(Set.of());

  SearchCalls(MemoryStoreContract contract) {
    super(contract);
  }

  static SearchQuery query(RecordQuery filter, String... terms) {
    return new SearchQuery(filter, List.of(terms), Match.ANY_TERM, 2, 1, 100);
  }

  final List<SearchHit> search(SearchQuery query) {
    return store().read(r -> r.search(query));
  }

  final List<RecordId> found(SearchQuery query) {
    return search(query).stream().map(hit -> hit.record().id()).toList();
  }

  /** Asserts which records the search for one term or several finds. */
  final void assertFinds(SearchQuery query, long... numbers) {
    List<RecordId> expected = new ArrayList<>();
    for (long number : numbers) {
      expected.add(id(number));
    }
    assertThat(found(query))
        .as("%s of %s", query.match(), query.terms())
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  /** Whether the store has no search; then it is shown that it says so. */
  final boolean isRefused() {
    if (can(Capability.SEARCH)) {
      return false;
    }
    assertRefused(Capability.SEARCH, () -> search(query(ANY, "word")));
    return true;
  }
}
