package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.BLOG;
import static io.memory4j.testkit.Samples.FACT;
import static io.memory4j.testkit.Samples.JOB;
import static io.memory4j.testkit.Samples.SHOP;
import static io.memory4j.testkit.Samples.body;
import static io.memory4j.testkit.Samples.fresh;
import static io.memory4j.testkit.Samples.id;
import static io.memory4j.testkit.Samples.keyed;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.Match;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a search finds, in what order. */
abstract class SearchRules extends SearchCalls {
  SearchRules(MemoryStoreContract contract) {
    super(contract);
  }

  @Test
  @DisplayName(
      "STORE-26: words and their beginnings are found, middles only where nothing begins so")
  void wordsBeginningsAndSubstrings() {
    insertAll(
        fresh(1, "a dark theme"), fresh(2, "Darkness, falling"), fresh(3, "the ark; hotkeys"));
    if (isRefused()) {
      return;
    }

    assertFinds(query(ANY, "dark"), 1, 2);
    assertFinds(query(ANY, "darkn"), 2);
    assertFinds(query(ANY, "ark"), 3);
    assertFinds(query(ANY, "tke"), 3);
    assertFinds(query(ANY, "otkeys"), 3);
    assertFinds(query(ANY, "ot"));
    assertFinds(query(ANY, "xylophone"));
    assertFinds(query(ANY));
  }

  @Test
  @DisplayName(
      "STORE-26: substrings are found where no word inside the filter begins with the term")
  void substringsDependOnTheFilter() {
    insertAll(
        fresh(1, "the ark"),
        new NewRecord(id(2), body(BLOG, FACT, "darkness")),
        new NewRecord(id(3), body(BLOG, JOB, "ark")));
    if (isRefused()) {
      return;
    }

    assertFinds(query(ANY, "ark"), 1);
    assertFinds(query(RecordQuery.in(BLOG), "ark"), 2);
  }

  @Test
  @DisplayName("STORE-26: words of twelve scripts are found by themselves and by their beginnings")
  void twelveScripts() {
    List<String> words = Scripts.WORDS;
    for (int i = 0; i < words.size(); i++) {
      insert(i + 1, "ab " + words.get(i) + ", 7");
    }
    if (isRefused()) {
      return;
    }

    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      assertThat(found(query(ANY, word))).as(word).contains(id(i + 1));
      String beginning = word.substring(0, word.offsetByCodePoints(0, 3));
      assertThat(found(query(ANY, beginning))).as(beginning).contains(id(i + 1));
    }
  }

  @Test
  @DisplayName("STORE-26: scripts written without spaces are searched from one code point on")
  void unspacedScripts() {
    insertAll(
        fresh(1, "\u6771\u4EAC\u90FD\u306B\u884C\u304F"),
        fresh(2, "\u30E1\u30E2\u30EA\u30FC\u30B9\u30C8\u30A2"),
        fresh(3, "\u0E20\u0E32\u0E29\u0E32\u0E44\u0E17\u0E22"),
        fresh(4, "plain"));
    if (isRefused()) {
      return;
    }

    assertFinds(query(ANY, "\u90FD"), 1);
    assertFinds(query(ANY, "\u4EAC\u90FD"), 1);
    assertFinds(query(ANY, "\u306B"), 1);
    assertFinds(query(ANY, "\u30B9\u30C8\u30A2"), 2);
    assertFinds(query(ANY, "\u30EA\u30FC"), 2);
    assertFinds(query(ANY, "\u0E44\u0E17\u0E22"), 3);
  }

  @Test
  @DisplayName("STORE-26: case and the diacritics of Latin letters do not count, on either side")
  void caseAndDiacritics() {
    insertAll(
        fresh(1, "CAF\u00c9 \u00c5ngstr\u00f6m"),
        fresh(2, "cafe"),
        fresh(3, "cafe\u0301"),
        fresh(4, "\u041C\u041E\u0421\u041A\u0412\u0410"));
    if (isRefused()) {
      return;
    }

    assertFinds(query(ANY, "cafe"), 1, 2, 3);
    assertFinds(query(ANY, "caf\u00e9"), 1, 2, 3);
    assertFinds(query(ANY, "Angstrom"), 1);
    assertFinds(query(ANY, "\u043C\u043E\u0441\u043A\u0432\u0430"), 4);
  }

  @Test
  @DisplayName(
      "STORE-26: content, detail, key, tags and keywords of searchable kinds, nothing else")
  void searchedParts() {
    insertAll(
        fresh(1, "zebra"),
        new NewRecord(id(2), body("").toBuilder().detail("a zebra").build()),
        new NewRecord(id(3), keyed("the.zebra", "x")),
        new NewRecord(id(4), body("").toBuilder().tags(Set.of("zebra")).build()),
        new NewRecord(id(5), body("").toBuilder().keywords("x zebra").build()),
        new NewRecord(
            id(6),
            body("").toBuilder()
                .category("zebra")
                .attribute("zebra", "zebra")
                .fingerprint("zebra")
                .build()),
        new NewRecord(id(7), body(SHOP, JOB, "zebra")));
    if (isRefused()) {
      return;
    }

    assertFinds(query(ANY, "zebra"), 1, 2, 3, 4, 5);
  }

  @Test
  @DisplayName("STORE-26: one term is enough, all are needed, or all in a row")
  void matches() {
    insertAll(
        fresh(1, "alpha beta"),
        fresh(2, "beta alpha"),
        fresh(3, "alpha gamma beta"),
        fresh(4, "gamma"),
        new NewRecord(id(5), keyed("alpha", "beta")));
    if (isRefused()) {
      return;
    }
    List<String> terms = List.of("alpha", "beta");

    assertFinds(new SearchQuery(ANY, terms, Match.ANY_TERM, 1, 1, 9), 1, 2, 3, 5);
    assertFinds(new SearchQuery(ANY, terms, Match.ALL_TERMS, 1, 1, 9), 1, 2, 3, 5);
    assertFinds(new SearchQuery(ANY, terms, Match.PHRASE, 1, 1, 9), 1);
    assertFinds(new SearchQuery(ANY, List.of("alpha", "xyz"), Match.ALL_TERMS, 1, 1, 9));
  }

  @Test
  @DisplayName("STORE-26: who matches more of the terms never stands behind")
  void moreTermsNeverStandBehind() {
    insertAll(
        fresh(1, "alpha one two three"),
        fresh(2, "alpha beta two three"),
        fresh(3, "alpha beta gamma three"),
        fresh(4, "gamma one two three"),
        fresh(5, "one two three four"));
    if (isRefused()) {
      return;
    }

    List<RecordId> order = found(query(ANY, "alpha", "beta", "gamma"));

    assertThat(order).hasSize(4).startsWith(id(3));
    assertThat(order.indexOf(id(2))).isLessThan(order.indexOf(id(1)));
  }

  @Test
  @DisplayName("STORE-26: the weights decide what a match in key, tags or keywords counts")
  void weightsDecide() {
    insertAll(
        new NewRecord(id(1), keyed("zebra", "one two").toBuilder().keywords("seven").build()),
        new NewRecord(id(2), keyed("other", "zebra two").toBuilder().keywords("seven").build()),
        new NewRecord(id(3), keyed("third", "one two").toBuilder().keywords("zebra").build()));
    if (isRefused()) {
      return;
    }
    List<String> zebra = List.of("zebra");

    assertThat(found(new SearchQuery(ANY, zebra, Match.ANY_TERM, 100, 0, 9)))
        .startsWith(id(1), id(2));
    assertThat(found(new SearchQuery(ANY, zebra, Match.ANY_TERM, 0, 100, 9)))
        .startsWith(id(3), id(2));
    assertThat(found(new SearchQuery(ANY, zebra, Match.ANY_TERM, 0, 0, 9))).startsWith(id(2));
  }

  @Test
  @DisplayName("STORE-26: highlights are parts of the content, in code points")
  void highlights() {
    insertAll(
        fresh(1, "\uD83D\uDE00\uD83D\uDE00 quick, e\u0301 and Quick"),
        new NewRecord(id(2), keyed("quick", "nothing")));
    if (isRefused()) {
      return;
    }

    List<SearchHit> hits = new ArrayList<>(search(query(ANY, "quick")));
    hits.sort(Comparator.comparing(hit -> hit.record().id()));

    assertThat(hits).hasSize(2);
    assertThat(hits.get(0).highlights()).containsExactly(new Span(3, 8), new Span(17, 22));
    assertThat(hits.get(1).highlights()).isEmpty();
  }

  @Test
  @DisplayName("STORE-22: the best hits come first, and no more than the limit")
  void searchIsOrderedAndLimited() {
    for (int i = 1; i <= 9; i++) {
      insert(i, "zebra " + "word ".repeat(i));
    }
    if (isRefused()) {
      return;
    }
    SearchQuery three = new SearchQuery(ANY, List.of("zebra"), Match.ANY_TERM, 1, 1, 3);

    List<SearchHit> hits = search(query(ANY, "zebra", "word"));

    assertThat(hits)
        .hasSize(9)
        .isSortedAccordingTo(Comparator.comparingDouble(SearchHit::score).reversed());
    assertThat(search(three)).hasSize(3);
    assertThat(found(query(ANY, "zebra")).subList(0, 3)).isEqualTo(found(three));
  }
}
