package io.memory4j.testkit;

import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.Span;
import io.memory4j.store.UnspacedScript;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Search without an index: reads every record of the filter. Scores are BM25F (Robertson and
 * Zaragoza, 2009) over content, title and keywords. Used once, by one thread.
 */
final class WordSearch {
  private static final double SATURATION = 1.2;
  private static final double LENGTH_SHARE = 0.75;

  /** One searched text of a record, with the weight of a match in it. */
  private record Field(FoldedText text, double weight) {}

  /** A record with its searched texts, the content first, and its length in words. */
  private record Document(MemoryRecord record, List<Field> fields, double length) {}

  private final SearchQuery query;
  private final List<Document> documents = new ArrayList<>();
  private final List<String> terms = new ArrayList<>();
  private final Set<String> substrings = new HashSet<>();
  private final Map<String, Double> rarity = new HashMap<>();

  WordSearch(SearchQuery query, List<MemoryRecord> filtered) {
    this.query = query;
    filtered.stream()
        .filter(record -> record.body().kind().searchable())
        .forEach(record -> documents.add(document(record)));
    query.terms().stream().map(FoldedText::fold).filter(t -> !t.isEmpty()).forEach(terms::add);
    for (String term : terms) {
      if (holders(term) == 0 && isLong(term)) {
        substrings.add(term);
      }
      long holders = holders(term);
      rarity.put(term, Math.log1p((documents.size() - holders + 0.5) / (holders + 0.5)));
    }
  }

  private Document document(MemoryRecord record) {
    RecordBody body = record.body();
    List<Field> fields = new ArrayList<>();
    fields.add(new Field(new FoldedText(body.content()), 1));
    body.detail().ifPresent(text -> fields.add(new Field(new FoldedText(text), 1)));
    body.key().ifPresent(text -> fields.add(new Field(new FoldedText(text), query.titleWeight())));
    body.tags().forEach(tag -> fields.add(new Field(new FoldedText(tag), query.titleWeight())));
    fields.add(new Field(new FoldedText(body.keywords()), query.keywordsWeight()));
    return new Document(
        record, fields, fields.stream().mapToInt(field -> field.text.words().size()).sum());
  }

  /** Substrings count from three code points on, or from one where words have no spaces. */
  private static boolean isLong(String term) {
    return term.codePointCount(0, term.length()) >= 3 || UnspacedScript.covers(term);
  }

  List<SearchHit> hits() {
    double average = documents.stream().mapToDouble(Document::length).average().orElse(1);
    Comparator<SearchHit> best = Comparator.comparingDouble(hit -> -hit.score());
    return documents.stream()
        .filter(this::matches)
        .map(document -> hit(document, average))
        .sorted(best.thenComparing(hit -> -hit.record().sequence()))
        .limit(query.limit())
        .toList();
  }

  private boolean matches(Document document) {
    return switch (query.match()) {
      case ANY_TERM -> terms.stream().anyMatch(term -> count(document, term) > 0);
      case ALL_TERMS ->
          !terms.isEmpty() && terms.stream().allMatch(term -> count(document, term) > 0);
      case PHRASE ->
          !terms.isEmpty() && document.fields.stream().anyMatch(field -> hasPhrase(field.text));
    };
  }

  private boolean hasPhrase(FoldedText text) {
    List<FoldedText.Word> words = text.words();
    for (int start = 0; start + terms.size() <= words.size(); start++) {
      int length = 0;
      while (length < terms.size() && fits(words.get(start + length).text(), length)) {
        length++;
      }
      if (length == terms.size()) {
        return true;
      }
    }
    return terms.size() == 1 && !places(text, terms.get(0)).isEmpty();
  }

  /** Within a phrase the last term may be the beginning of a word. */
  private boolean fits(String word, int position) {
    String term = terms.get(position);
    return position + 1 == terms.size() ? word.startsWith(term) : word.equals(term);
  }

  private double count(Document document, String term) {
    return document.fields.stream().mapToInt(field -> places(field.text, term).size()).sum();
  }

  private List<FoldedText.Word> places(FoldedText text, String term) {
    return substrings.contains(term)
        ? text.places(term)
        : text.words().stream().filter(word -> word.text().startsWith(term)).toList();
  }

  private SearchHit hit(Document document, double average) {
    double score = 0;
    for (String term : terms) {
      double frequency = 0;
      for (Field field : document.fields) {
        frequency += field.weight * places(field.text, term).size();
      }
      double length = 1 - LENGTH_SHARE + LENGTH_SHARE * document.length / Math.max(1, average);
      score += rarity.getOrDefault(term, 0.0) * frequency / (frequency + SATURATION * length);
    }
    return new SearchHit(document.record, score, highlights(document.fields.get(0).text));
  }

  private long holders(String term) {
    return documents.stream().filter(document -> count(document, term) > 0).count();
  }

  private List<Span> highlights(FoldedText content) {
    List<Span> places = new ArrayList<>();
    terms.forEach(
        term -> places(content, term).forEach(w -> places.add(new Span(w.from(), w.until()))));
    places.sort(Comparator.comparingInt(Span::from).thenComparingInt(Span::until));
    List<Span> merged = new ArrayList<>();
    for (Span place : places) {
      int last = merged.size() - 1;
      if (last >= 0 && merged.get(last).until() >= place.from()) {
        Span before = merged.remove(last);
        merged.add(new Span(before.from(), Math.max(before.until(), place.until())));
      } else {
        merged.add(place);
      }
    }
    return merged;
  }
}
