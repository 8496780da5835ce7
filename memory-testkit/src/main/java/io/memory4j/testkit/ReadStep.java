package io.memory4j.testkit;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.store.Capability;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.FacetField;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The steps that change nothing. */
final class ReadStep {
  private static final int ALL = 1_000;
  private static final String NO_SEARCH = "no search";

  private ReadStep() {}

  /** Opens the store anew. */
  record Reopen() implements Step {
    @Override
    public @Nullable Object run(Side side) {
      side.reopen();
      return null;
    }
  }

  /** Scans in the query's order. */
  record Scan(Selection selection) implements Step {
    @Override
    public Object run(Side side) {
      return side.read(
          reader -> {
            List<Object> records = new ArrayList<>();
            reader.scan(selection.query(reader), record -> records.add(Parts.of(record)));
            return records;
          });
    }
  }

  /** Counts by a field. */
  record Facets(Selection selection, FacetField field) implements Step {
    @Override
    public Object run(Side side) {
      return side.read(
          reader ->
              reader.facets(selection.query(reader), field).stream()
                  .map(facet -> facet.value() + "=" + facet.records())
                  .toList());
    }
  }

  /** Looks up everything that can be looked up under one key, fingerprint and id. */
  record LookUp(Layer layer, RecordKind kind, String key, String print, RecordId id)
      implements Step {
    @Override
    public Object run(Side side) {
      return side.read(
          r ->
              List.of(
                  r.find(id).map(Parts::of),
                  r.findAll(List.of(id, Samples.id(1))).stream().map(Parts::of).toList().size(),
                  r.findByKey(layer, kind, key).map(Parts::of),
                  r.findByKeys(layer, kind, List.of(key, "a", "b")).keySet(),
                  r.findByFingerprint(layer, kind, print).map(Parts::of),
                  r.findByIdPrefix(Set.of(layer), "f0", 3)));
    }
  }

  /** Reads the journal. */
  record Journal(JournalQuery query) implements Step {
    @Override
    public Object run(Side side) {
      return side.read(
          reader -> {
            List<Object> events = new ArrayList<>();
            reader.journal(query, entry -> events.add(entry.event()));
            return events;
          });
    }
  }

  /** Searches; the answers are judged and not compared. */
  record Search(Selection selection, List<String> terms, Match match, int limit) implements Step {
    private SearchQuery query(StoreReader reader) {
      return new SearchQuery(selection.query(reader), terms, match, 2, 1, limit);
    }

    @Override
    public Object run(Side side) {
      return side.store().capabilities().contains(Capability.SEARCH)
          ? side.read(reader -> reader.search(query(reader)))
          : NO_SEARCH;
    }

    @Override
    public void compare(@Nullable Object expected, @Nullable Object actual, Side reference) {
      if (NO_SEARCH.equals(actual)) {
        return; // The contract proves the refusal.
      }
      List<SearchHit> hits = new ArrayList<>();
      ((List<?>) requireNonNull(actual)).forEach(hit -> hits.add((SearchHit) hit));
      List<RecordId> found = hits.stream().map(hit -> hit.record().id()).toList();
      SearchJudge judge = reference.read(r -> new SearchJudge(inside(r), query(r)));
      for (MemoryRecord record : reference.read(Side::all)) {
        SearchJudge.Verdict verdict = judge.of(record);
        boolean isFound = found.contains(record.id());
        boolean isOwed = verdict == SearchJudge.Verdict.MUST && limit == ALL;
        assertThat(isFound ? verdict != SearchJudge.Verdict.NEVER : !isOwed)
            .as("%s: %s is found: %s, %s", this, Parts.of(record), isFound, verdict)
            .isTrue();
      }
      assertThat(found).as("%s", this).hasSizeLessThanOrEqualTo(limit).doesNotHaveDuplicates();
      assertThat(hits).isSortedAccordingTo(Comparator.comparing(hit -> -hit.score()));
      hits.forEach(Search::checkHighlights);
    }

    private List<MemoryRecord> inside(StoreReader reader) {
      List<MemoryRecord> inside = new ArrayList<>();
      reader.scan(selection.query(reader).order(RecordOrder.OLDEST).limit(ALL), inside::add);
      return inside;
    }

    private static void checkHighlights(SearchHit hit) {
      String content = hit.record().body().content();
      int last = -1;
      for (var span : hit.highlights()) {
        assertThat(span.from()).isGreaterThan(last);
        last = span.until();
      }
      assertThat(last).isLessThanOrEqualTo(content.codePointCount(0, content.length()));
    }
  }

  /** Follows the changes from an earlier point on and ends with what there is. */
  record Follow(Set<Layer> layers, Set<RecordKind> kinds, int checkpoint, int limit)
      implements Step {
    @Override
    public Object run(Side side) {
      Side.Checkpoint from = side.checkpoint(checkpoint);
      Map<RecordId, MemoryRecord> known = followed(from.records());
      long after = from.through();
      ChangePage page;
      do {
        ChangeQuery query = new ChangeQuery(layers, kinds, after, limit);
        page = side.read(reader -> reader.changes(query));
        assertThat(page.through()).isGreaterThanOrEqualTo(after);
        assertThat(page.changed().size() + page.deleted().size()).isLessThanOrEqualTo(limit);
        after = page.through();
        page.deleted().forEach(known::remove);
        page.changed().forEach(record -> known.put(record.id(), record));
      } while (page.more() && !page.truncated());
      Map<RecordId, MemoryRecord> present = Side.byId(side.read(Side::all));
      assertThat(page.truncated() || known.equals(followed(present))).as("%s", this).isTrue();
      return side.read(r -> r.head(layers, kinds)).records();
    }

    private Map<RecordId, MemoryRecord> followed(Map<RecordId, MemoryRecord> records) {
      Map<RecordId, MemoryRecord> followed = new HashMap<>(records);
      followed.values().removeIf(record -> !isFollowed(record));
      return followed;
    }

    private boolean isFollowed(MemoryRecord record) {
      return (layers.isEmpty() || layers.contains(record.body().layer()))
          && (kinds.isEmpty() || kinds.contains(record.body().kind()));
    }
  }

  /** Follows the changes from every checkpoint on. */
  record FollowAll() implements Step {
    @Override
    public @Nullable Object run(Side side) {
      for (int i = 0; i < side.checkpoints(); i++) {
        new Follow(Set.of(), Set.of(), i, ALL).run(side);
      }
      return null;
    }
  }

  /** Everything, in order of place and in order of change; a checkpoint for those who follow. */
  record Everything() implements Step {
    @Override
    public Object run(Side side) {
      RecordQuery all = RecordQuery.in(Set.of()).anyStatus().limit(ALL);
      side.remember(side.read(r -> new Side.Checkpoint(through(r), Side.byId(Side.all(r)))));
      return side.read(
          r ->
              List.of(
                  Side.all(r).stream().map(Parts::of).toList(),
                  r.list(all.order(RecordOrder.REVISION)).stream().map(MemoryRecord::id).toList(),
                  r.head(Set.of(), Set.of()).records()));
    }

    private static long through(StoreReader reader) {
      return reader.changes(new ChangeQuery(Set.of(), Set.of(), 0, ALL)).through();
    }
  }
}
