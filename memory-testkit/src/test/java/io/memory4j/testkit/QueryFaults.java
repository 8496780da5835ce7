package io.memory4j.testkit;

import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Stores that answer queries wrongly. */
final class QueryFaults {
  private QueryFaults() {}

  static List<Fault> all() {
    return List.of(
        Fault.ofWork("STORE-09", "takes OR in a term for an operator", ReadsOr::new),
        Fault.ofWork("STORE-09", "fails on a quote", FailsOnQuotes::new),
        Fault.ofWork("STORE-09", "takes a percent sign in a tag for anything", Patterns::new),
        Fault.ofWork("STORE-10", "filters a search after its limit", FiltersLate::new),
        Fault.ofWork("STORE-11", "searches no record that was changed", SearchesUnchanged::new),
        Fault.ofWork("STORE-22", "orders keys by UTF-16", OrdersByUnits::new),
        Fault.ofWork("STORE-22", "hands out one record too many", OneTooMany::new),
        Fault.ofWork("STORE-23", "leaves out what is due at the very end", ExcludesEnd::new),
        Fault.ofWork("STORE-23", "forgets the relation of a link", AnyRelation::new),
        Fault.ofWork("STORE-25", "admits a once-key in each layer", OncePerLayer::new),
        Fault.ofWork("STORE-25", "orders the journal by time", OrdersByTime::new),
        Fault.ofWork("STORE-26", "finds whole words only", WholeWords::new),
        Fault.ofWork("STORE-26", "finds no substrings", NoSubstrings::new),
        Fault.ofWork("STORE-26", "finds substrings always", AlwaysSubstrings::new),
        Fault.ofWork("STORE-26", "puts the newest first", NewestFirst::new));
  }

  private static SearchQuery with(SearchQuery query, RecordQuery filter, List<String> terms) {
    return new SearchQuery(
        filter, terms, query.match(), query.titleWeight(), query.keywordsWeight(), query.limit());
  }

  private static final class ReadsOr extends ForwardingWriter {
    ReadsOr(StoreReader reader) {
      super(reader);
    }

    @Override
    public List<SearchHit> search(SearchQuery query) {
      List<String> terms =
          query.terms().stream().flatMap(t -> Stream.of(t.split("\"? OR \"?", -1))).toList();
      return super.search(with(query, query.filter(), terms));
    }
  }

  private static final class FailsOnQuotes extends ForwardingWriter {
    FailsOnQuotes(StoreReader reader) {
      super(reader);
    }

    @Override
    public List<SearchHit> search(SearchQuery query) {
      if (query.terms().stream().anyMatch(term -> term.contains("\""))) {
        throw new IllegalArgumentException("syntax error");
      }
      return super.search(query);
    }
  }

  private static final class Patterns extends ForwardingWriter {
    Patterns(StoreReader reader) {
      super(reader);
    }

    @Override
    public void scan(RecordQuery query, Predicate<? super MemoryRecord> visitor) {
      super.scan(query.anyTag().contains("%") ? query.anyTag(Set.of()) : query, visitor);
    }
  }

  private static final class FiltersLate extends ForwardingWriter {
    FiltersLate(StoreReader reader) {
      super(reader);
    }

    @Override
    public List<SearchHit> search(SearchQuery query) {
      Set<MemoryRecord> inside = new HashSet<>(scanned(query.filter()));
      RecordQuery all = RecordQuery.in(Set.of()).anyStatus();
      return super.search(with(query, all, query.terms())).stream()
          .filter(hit -> inside.contains(hit.record()))
          .toList();
    }
  }

  private static final class SearchesUnchanged extends ForwardingWriter {
    SearchesUnchanged(StoreReader reader) {
      super(reader);
    }

    @Override
    public List<SearchHit> search(SearchQuery query) {
      return super.search(query).stream()
          .filter(hit -> hit.record().born() == hit.record().revision())
          .toList();
    }
  }

  private static final class OrdersByUnits extends ForwardingWriter {
    OrdersByUnits(StoreReader reader) {
      super(reader);
    }

    @Override
    public void scan(RecordQuery query, Predicate<? super MemoryRecord> visitor) {
      if (query.order() != RecordOrder.KEY) {
        super.scan(query, visitor);
        return;
      }
      List<MemoryRecord> records = new ArrayList<>(scanned(query));
      records.sort(Comparator.comparing(record -> record.body().key().orElse("")));
      records.stream().takeWhile(visitor).forEach(record -> {});
    }
  }

  private static final class OneTooMany extends ForwardingWriter {
    OneTooMany(StoreReader reader) {
      super(reader);
    }

    @Override
    public void scan(RecordQuery query, Predicate<? super MemoryRecord> visitor) {
      boolean limited = query.limit().isPresent();
      super.scan(limited ? query.limit(query.limit().getAsInt() + 1) : query, visitor);
    }
  }

  private static final class ExcludesEnd extends ForwardingWriter {
    ExcludesEnd(StoreReader reader) {
      super(reader);
    }

    @Override
    public void scan(RecordQuery query, Predicate<? super MemoryRecord> visitor) {
      super.scan(query.dueBy().map(by -> query.dueBy(by.minusNanos(1))).orElse(query), visitor);
    }
  }

  private static final class AnyRelation extends ForwardingWriter {
    AnyRelation(StoreReader reader) {
      super(reader);
    }

    @Override
    public void scan(RecordQuery query, Predicate<? super MemoryRecord> visitor) {
      super.scan(
          query.linkedTo().map(target -> query.linkedTo(target, Set.of())).orElse(query), visitor);
    }
  }

  private static final class OncePerLayer extends ForwardingWriter {
    OncePerLayer(StoreReader reader) {
      super(reader);
    }

    @Override
    public boolean append(JournalDraft e) {
      Optional<String> once = e.once().map(key -> e.layer().id() + key);
      return super.append(
          new JournalDraft(e.layer(), e.type(), e.subject(), e.at(), e.weight(), once, e.data()));
    }
  }

  private static final class OrdersByTime extends ForwardingWriter {
    OrdersByTime(StoreReader reader) {
      super(reader);
    }

    @Override
    public void journal(JournalQuery query, Predicate<? super JournalEntry> visitor) {
      List<JournalEntry> entries = entries(query);
      entries.sort(Comparator.comparing(entry -> entry.event().at()));
      entries.stream().takeWhile(visitor).forEach(entry -> {});
    }
  }

  private static boolean hasWord(MemoryRecord record, String term, boolean whole) {
    String text = record.body().content() + " " + record.body().key().orElse("");
    return new FoldedText(text)
        .words().stream()
            .anyMatch(word -> whole ? word.text().equals(term) : word.text().startsWith(term));
  }

  private static final class WholeWords extends ForwardingWriter {
    WholeWords(StoreReader reader) {
      super(reader);
    }

    @Override
    public List<SearchHit> search(SearchQuery query) {
      return super.search(query).stream()
          .filter(hit -> query.terms().stream().anyMatch(t -> hasWord(hit.record(), t, true)))
          .toList();
    }
  }

  private static final class NoSubstrings extends ForwardingWriter {
    NoSubstrings(StoreReader reader) {
      super(reader);
    }

    @Override
    public List<SearchHit> search(SearchQuery query) {
      return super.search(query).stream()
          .filter(hit -> query.terms().stream().anyMatch(t -> hasWord(hit.record(), t, false)))
          .toList();
    }
  }

  private static final class AlwaysSubstrings extends ForwardingWriter {
    AlwaysSubstrings(StoreReader reader) {
      super(reader);
    }

    @Override
    public List<SearchHit> search(SearchQuery query) {
      List<SearchHit> hits = new ArrayList<>(super.search(query));
      Set<RecordId> found = new HashSet<>();
      hits.forEach(hit -> found.add(hit.record().id()));
      scanned(query.filter()).stream()
          .filter(record -> query.match() == Match.ANY_TERM && !found.contains(record.id()))
          .filter(record -> query.terms().stream().anyMatch(record.body().content()::contains))
          .forEach(record -> hits.add(new SearchHit(record, 0, List.of())));
      return hits;
    }
  }

  private static final class NewestFirst extends ForwardingWriter {
    NewestFirst(StoreReader reader) {
      super(reader);
    }

    @Override
    public List<SearchHit> search(SearchQuery query) {
      return super.search(query).stream()
          .sorted(Comparator.comparingLong(hit -> -hit.record().sequence()))
          .toList();
    }
  }
}
