package io.memory4j.core.recall;

import io.memory4j.core.fact.Labels;
import io.memory4j.core.record.FactRecords;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StoreShare;
import io.memory4j.recall.RecallQuery;
import io.memory4j.recall.Recollection;
import io.memory4j.store.Capability;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.StoreReader;
import java.util.List;
import java.util.Set;

/** One question, as it is put to one store after the other. Immutable and thread-safe. */
final class StoreSearch {
  private static final double TITLE_WEIGHT = 2;
  private static final double KEYWORDS_WEIGHT = 0.5;

  /** How many hits more than wanted are fetched, so that shadowed ones leave no gap. */
  private static final int SPARE = 50;

  private final RecallQuery query;
  private final Terms terms;

  StoreSearch(RecallQuery query, Terms terms) {
    this.query = query;
    this.terms = terms;
  }

  /** {@return one store's hits, the best first} */
  List<Scored> ask(StoreShare share, Set<String> tags) {
    if (terms.isEmpty()) {
      return List.of();
    }
    boolean canSearch = share.store().capabilities().contains(Capability.SEARCH);
    SearchQuery search = query(filter(share, tags));
    return Scored.ofOneStore(share.store().read(reader -> hits(reader, search, canSearch)));
  }

  private static List<SearchHit> hits(StoreReader reader, SearchQuery search, boolean canSearch) {
    return canSearch ? reader.search(search) : ScanSearch.search(reader, search);
  }

  private SearchQuery query(RecordQuery filter) {
    int limit = Math.addExact(Math.min(query.maxFacts(), Integer.MAX_VALUE - SPARE), SPARE);
    return new SearchQuery(
        filter, terms.words(), terms.match(), TITLE_WEIGHT, KEYWORDS_WEIGHT, limit);
  }

  private RecordQuery filter(StoreShare share, Set<String> tags) {
    RecordQuery filter = RecordQuery.in(share.layerSet()).kind(RecordKinds.FACT).anyTag(tags);
    if (query.category().isPresent()) {
      filter = filter.categories(Set.of(Labels.category(query.category().get())));
    }
    if (query.author().isPresent()) {
      filter = filter.author(query.author().get());
    }
    if (query.saidFrom().isPresent()) {
      filter = filter.observedFrom(query.saidFrom().get());
    }
    return query.saidBefore().map(filter::observedBefore).orElse(filter);
  }

  /** {@return the hits as they are handed out; the first one has 1} */
  List<Recollection> recollections(List<Scored> hits) {
    double best = hits.stream().mapToDouble(Scored::score).max().orElse(1);
    return hits.stream()
        .map(
            hit ->
                new Recollection(
                    FactRecords.fact(hit.record()),
                    best > 0 ? hit.score() / best : 1,
                    reason(hit.record().body()),
                    hit.hit().highlights()))
        .toList();
  }

  /** Counts, no words. Another form of a word counts as none, but something was found. */
  private String reason(RecordBody body) {
    String all =
        PlainText.title(body) + "\n" + PlainText.text(body) + "\n" + PlainText.keywords(body);
    long found = terms.words().stream().map(PlainText::of).filter(all::contains).count();
    return "words: " + Math.max(1, found) + " of " + terms.words().size();
  }
}
