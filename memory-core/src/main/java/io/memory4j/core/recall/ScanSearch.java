package io.memory4j.core.recall;

import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Search over a store that cannot: reads the newest {@value #MAX_RECORDS} records and counts in
 * which parts of them the terms stand. Slower and plainer than an index, and never nothing.
 */
public final class ScanSearch {
  /** How many records are looked at. */
  static final int MAX_RECORDS = 20_000;

  private static final Comparator<SearchHit> BEST =
      Comparator.comparingDouble(SearchHit::score)
          .thenComparingLong(hit -> hit.record().sequence())
          .reversed();

  private final SearchQuery query;
  private final List<String> terms;

  private ScanSearch(SearchQuery query) {
    this.query = query;
    this.terms = query.terms().stream().map(PlainText::of).toList();
  }

  /**
   * {@return what was found, the best first}
   *
   * @param reader the store
   * @param query the search
   */
  public static List<SearchHit> search(StoreReader reader, SearchQuery query) {
    ScanSearch search = new ScanSearch(query);
    List<SearchHit> hits = new ArrayList<>();
    RecordQuery newest = query.filter().limit(MAX_RECORDS);
    reader.scan(newest, record -> search.collect(record, hits));
    return hits.stream().sorted(BEST).limit(query.limit()).toList();
  }

  private boolean collect(MemoryRecord record, List<SearchHit> hits) {
    double score = score(record.body());
    if (score > 0) {
      hits.add(new SearchHit(record, score, List.of()));
    }
    return true;
  }

  private double score(RecordBody body) {
    String title = PlainText.title(body);
    String text = PlainText.text(body);
    String keywords = PlainText.keywords(body);
    if (query.match() == Match.PHRASE) {
      return weight(String.join(" ", terms), title, text, keywords);
    }
    double sum = 0;
    for (String term : terms) {
      double weight = weight(term, title, text, keywords);
      if (weight == 0 && query.match() == Match.ALL_TERMS) {
        return 0;
      }
      sum += weight;
    }
    return sum;
  }

  private double weight(String term, String title, String text, String keywords) {
    return (text.contains(term) ? 1 : 0)
        + (title.contains(term) ? query.titleWeight() : 0)
        + (keywords.contains(term) ? query.keywordsWeight() : 0);
  }
}
