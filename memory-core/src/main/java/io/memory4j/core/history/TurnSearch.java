package io.memory4j.core.history;

import io.memory4j.core.recall.ScanSearch;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StoreShare;
import io.memory4j.store.Capability;
import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.Span;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** One question to one store, within one snapshot. Confined to one thread. */
final class TurnSearch {
  /** How many matches are weighed. */
  private static final int CANDIDATES = 200;

  /** How many at most, where the store cannot tell which of them count. */
  private static final int MAX_CANDIDATES = 20_000;

  /** Of how many matches the neighbours are weighed too that match no word themselves. */
  private static final int WITH_NEIGHBOURS = 50;

  private final Asked asked;
  private final StoreShare share;
  private final StoreReader reader;
  private final Map<Spot, MemoryRecord> turns = new LinkedHashMap<>();
  private final Map<Spot, TurnScores.Match> matches = new HashMap<>();
  private final Map<Spot, List<Span>> highlights = new HashMap<>();

  TurnSearch(Asked asked, StoreShare share, StoreReader reader) {
    this.asked = asked;
    this.share = share;
    this.reader = reader;
  }

  /** A turn, where the question's words stand in it, and what it is worth. */
  record Found(MemoryRecord record, List<Span> highlights, double score) {}

  /** {@return the turns that count, in no order} */
  List<Found> found() {
    Names names = names();
    if (names.terms().isEmpty()) {
      return List.of();
    }
    TermsFound terms = new TermsFound(names.terms());
    hits(names.terms()).forEach(hit -> add(hit, terms));
    addNeighbours();
    Map<Spot, Double> scores =
        new TurnScores(matches, terms.all()).of(turns.keySet(), saidBy(names.speakers()));
    List<Found> found = new ArrayList<>();
    scores.forEach(
        (spot, score) -> {
          MemoryRecord record = turns.get(spot);
          if (score > 0 && record != null && asked.accepts(record.body())) {
            found.add(new Found(record, highlights.getOrDefault(spot, List.of()), score));
          }
        });
    return found;
  }

  private RecordQuery place() {
    return RecordQuery.in(share.layerSet());
  }

  /** The words of a question, and those of them that name speakers. */
  private record Names(List<String> terms, Set<String> speakers) {}

  /** A name stands in so many turns that it tells little, beside who speaks. */
  private Names names() {
    Set<String> tags = new TreeSet<>();
    asked.terms().forEach(term -> tags.add(TurnRecords.SPEAKER_TAG + term));
    if (tags.isEmpty() || !isSpoken(tags)) {
      return new Names(asked.terms(), Set.of());
    }
    List<String> others = new ArrayList<>();
    Set<String> speakers = new TreeSet<>();
    for (String term : asked.terms()) {
      String tag = TurnRecords.SPEAKER_TAG + term;
      if (isSpoken(Set.of(tag))) {
        speakers.add(tag);
      } else {
        others.add(term);
      }
    }
    return new Names(others.isEmpty() ? asked.terms() : others, speakers);
  }

  private boolean isSpoken(Set<String> tags) {
    RecordQuery one = place().kind(RecordKinds.TURN).anyTag(tags).withoutDetail().limit(1);
    return !reader.list(one).isEmpty();
  }

  private Set<Spot> saidBy(Set<String> speakers) {
    Set<Spot> said = new HashSet<>();
    if (speakers.size() == 1) {
      String tag = speakers.iterator().next();
      turns.forEach(
          (spot, record) -> {
            if (record.body().tags().contains(tag)) {
              said.add(spot);
            }
          });
    }
    return said;
  }

  /** Asks for more until enough of them count, if the store cannot tell. */
  private List<SearchHit> hits(List<String> terms) {
    int wanted = Math.max(CANDIDATES, asked.query().limit());
    int limit = wanted;
    while (true) {
      List<SearchHit> hits = search(terms, limit);
      boolean all = asked.isPlain() || hits.size() < limit || limit >= MAX_CANDIDATES;
      List<SearchHit> count =
          hits.stream().filter(hit -> asked.accepts(hit.record().body())).toList();
      if (all || count.size() >= wanted) {
        return count;
      }
      limit = Math.min(MAX_CANDIDATES, limit * 4);
    }
  }

  private List<SearchHit> search(List<String> terms, int limit) {
    SearchQuery query = new SearchQuery(asked.filter(place()), terms, Match.ANY_TERM, 0, 1, limit);
    boolean canSearch = share.store().capabilities().contains(Capability.SEARCH);
    return canSearch ? reader.search(query) : ScanSearch.search(reader, query);
  }

  private void add(SearchHit hit, TermsFound terms) {
    Spot spot = Spot.of(hit.record());
    turns.put(spot, hit.record());
    Set<String> found = terms.in(hit.record().body().content(), hit.highlights());
    matches.put(spot, new TurnScores.Match(Math.max(0, hit.score()), found));
    highlights.put(spot, hit.highlights());
  }

  private void addNeighbours() {
    Map<Spot.Strand, Set<String>> wanted = new LinkedHashMap<>();
    for (Spot spot :
        turns.keySet().stream().limit(Math.max(WITH_NEIGHBOURS, asked.query().limit())).toList()) {
      for (int i = -TurnScores.REACH; i <= TurnScores.REACH; i++) {
        Spot other = spot.plus(i);
        if (other.number() > 0 && !turns.containsKey(other)) {
          wanted
              .computeIfAbsent(other.strand(), one -> new TreeSet<>())
              .add(other.key().toString());
        }
      }
    }
    wanted.forEach(this::addNeighbours);
  }

  private void addNeighbours(Spot.Strand strand, Set<String> keys) {
    for (MemoryRecord record : reader.findByKeys(strand.layer(), RecordKinds.TURN, keys).values()) {
      Spot spot = Spot.of(record);
      if (spot.strand().equals(strand)) {
        turns.putIfAbsent(spot, record);
      }
    }
  }
}
