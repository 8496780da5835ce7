package io.memory4j.sqlite.rows;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.search.Highlights;
import io.memory4j.sqlite.search.Term;
import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds records by words. For each term it asks first whether a word begins with it; the index of
 * trigrams, or for one or two characters the texts themselves, is asked only where none does. Used
 * for one search, within one transaction.
 */
final class Search {
  private final Session session;
  private final RecordRows rows;
  private final SearchQuery query;
  private final SearchScope scope;
  private final WordSearch words;
  private final Set<String> prefixes = new HashSet<>();
  private final Set<String> parts = new HashSet<>();

  /** The row of a match; the last number is how many were ranked, if the filter came after. */
  private record Ranked(long born, double score, long ranked) {}

  Search(Session session, Names names, RecordRows rows, SearchQuery query) {
    this.session = session;
    this.rows = rows;
    this.query = query;
    this.scope = SearchScope.of(session, names, query.filter());
    this.words = new WordSearch(query, scope);
  }

  /** {@return the best hits} */
  List<SearchHit> hits() {
    List<Term> terms = Term.of(query.terms());
    if (terms.isEmpty() || scope.isEmpty()) {
      return List.of();
    }
    boolean phrase = query.match() == Match.PHRASE && terms.size() > 1;
    SearchPlan plan = phrase ? phrase(terms) : plan(terms);
    return plan.isEmpty() ? List.of() : load(best(plan));
  }

  private SearchPlan phrase(List<Term> terms) {
    terms.forEach(term -> prefixes.add(term.text()));
    SearchPlan plan = new SearchPlan(true);
    plan.words.add(Term.asPhrase(terms));
    return plan;
  }

  private SearchPlan plan(List<Term> terms) {
    SearchPlan plan = new SearchPlan(query.match() != Match.ANY_TERM);
    for (Term term : terms) {
      route(term, plan);
    }
    return plan;
  }

  private void route(Term term, SearchPlan plan) {
    if (term.isWord() && isBeginning(term)) {
      prefixes.add(term.text());
      plan.words.add(term.asWord());
      return;
    }
    boolean part = term.isLong() || term.isUnspaced();
    // Where all terms must match, one source has to answer for each of them.
    boolean answers =
        part
            && (!plan.all
                || term.asStem().isEmpty()
                || found(new PartSearch(query, scope).anyPart(term)));
    if (answers) {
      parts.add(term.text());
      (term.isLong() ? plan.grams : plan.shorts).add(term);
    }
    if (term.isWord() && term.asStem().isPresent() && !(plan.all && answers)) {
      prefixes.add(term.text());
      plan.words.add(term.asStem().get());
    } else if (!answers && plan.all) {
      plan.impossible = true;
    }
  }

  /** Whether a word begins with a term; whether one is it can be told sooner. */
  private boolean isBeginning(Term term) {
    return found(words.any(term.asWhole())) || found(words.any(term.asPrefix()));
  }

  private boolean found(Sql probe) {
    return session.first(probe.text(), row -> row.getLong(1), probe.arguments()).isPresent();
  }

  private List<Ranked> best(SearchPlan plan) {
    if (!plan.grams.isEmpty() || !plan.shorts.isEmpty()) {
      return ranked(new PartSearch(query, scope).ranked(plan));
    }
    String expression = plan.joined(plan.words);
    if (scope.isLarge()) {
      Sql ahead = words.rankedAhead(expression);
      List<Ranked> best =
          session.list(
              ahead.text(),
              row -> new Ranked(row.getLong(1), row.getDouble(2), row.getLong(3)),
              ahead.arguments());
      boolean wereAll = !best.isEmpty() && best.get(0).ranked < words.ahead();
      if (wereAll || best.size() == query.limit()) {
        return best;
      }
    }
    return ranked(words.ranked(expression));
  }

  private List<Ranked> ranked(Sql sql) {
    return session.list(
        sql.text(), row -> new Ranked(row.getLong(1), row.getDouble(2), 0), sql.arguments());
  }

  private List<SearchHit> load(List<Ranked> best) {
    if (best.isEmpty()) {
      return List.of();
    }
    Map<Long, MemoryRecord> records = new HashMap<>();
    Sql all = WordSearch.load(best.stream().map(Ranked::born).toList());
    session
        .list(all.text(), rows::read, all.arguments())
        .forEach(record -> records.put(record.born(), record));
    Highlights highlights = new Highlights(prefixes, parts);
    List<SearchHit> hits = new ArrayList<>();
    for (Ranked one : best) {
      MemoryRecord record = records.get(one.born);
      if (record != null) {
        hits.add(new SearchHit(record, one.score, highlights.of(record.body().content())));
      }
    }
    return List.copyOf(hits);
  }
}
