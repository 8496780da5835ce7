package io.memory4j.sqlite.rows;

import static io.memory4j.sqlite.schema.Tables.BORN;
import static io.memory4j.sqlite.schema.Tables.RECORDS;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Tables;
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
  private final SearchSql sql;
  private final Set<String> prefixes = new HashSet<>();
  private final Set<String> parts = new HashSet<>();

  Search(Session session, Names names, RecordRows rows, SearchQuery query) {
    this.session = session;
    this.rows = rows;
    this.query = query;
    this.sql = new SearchSql(query, SearchScope.of(session, names, query.filter()));
  }

  /** {@return the best hits} */
  List<SearchHit> hits() {
    List<Term> terms = Term.of(query.terms());
    if (terms.isEmpty()) {
      return List.of();
    }
    boolean phrase = query.match() == Match.PHRASE && terms.size() > 1;
    SearchPlan plan = phrase ? phrase(terms) : plan(terms);
    return plan.isEmpty() ? List.of() : load(sql.ranked(plan));
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
    if (term.isWord() && found(sql.anyWord(term.asPrefix()))) {
      prefixes.add(term.text());
      plan.words.add(term.asWord());
      return;
    }
    boolean part = term.isLong() || term.isUnspaced();
    // Where all terms must match, one source has to answer for each of them.
    boolean answers = part && (!plan.all || term.asStem().isEmpty() || found(sql.anyPart(term)));
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

  private boolean found(Sql probe) {
    return session.first(probe.text(), row -> row.getLong(1), probe.arguments()).isPresent();
  }

  private List<SearchHit> load(Sql ranked) {
    Map<Long, Double> scores = new HashMap<>();
    List<Long> best =
        session.list(
            ranked.text(),
            row -> {
              scores.put(row.getLong(1), row.getDouble(2));
              return row.getLong(1);
            },
            ranked.arguments());
    if (best.isEmpty()) {
      return List.of();
    }
    Map<Long, MemoryRecord> records = new HashMap<>();
    Sql all = Sql.of(Sql.dsl().select(Tables.columns()).from(RECORDS).where(BORN.in(best)));
    session
        .list(all.text(), rows::read, all.arguments())
        .forEach(record -> records.put(record.born(), record));
    List<SearchHit> hits = new ArrayList<>();
    for (Long born : best) {
      MemoryRecord record = records.get(born);
      if (record != null) {
        hits.add(hit(record, scores.getOrDefault(born, 0.0)));
      }
    }
    return List.copyOf(hits);
  }

  private SearchHit hit(MemoryRecord record, double score) {
    return new SearchHit(record, score, Highlights.of(record.body().content(), prefixes, parts));
  }
}
