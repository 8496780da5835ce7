package io.memory4j.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.HistoryHit;
import io.memory4j.episode.HistoryQuery;
import io.memory4j.episode.HistoryReport;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Span;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class HistoryProperties {
  private static final List<String> WORDS =
      List.of("timeout", "gateway", "deploys", "tabs", "the", "yaml", "8", "\uD83D\uDC68", "NOT");
  private static final int LONGEST = 6;

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of(WORDS).list().ofMinSize(1).ofMaxSize(8).map(all -> String.join(" ", all));
  }

  @Provide
  Arbitrary<List<List<Turn>>> conversations() {
    Arbitrary<Author> authors = Arbitraries.of(Author.PERSON, Author.ASSISTANT, Author.TOOL);
    Arbitrary<Turn> turn =
        Combinators.combine(authors, texts(), Arbitraries.integers().between(1, 50))
            .as((author, text, line) -> ToldSessions.turn(author, text, line));
    return turn.list().ofMaxSize(LONGEST).list().ofMinSize(1).ofMaxSize(5);
  }

  private static ToldSessions told(List<List<Turn>> conversations, long seed) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < conversations.size(); i++) {
      order.add(i);
    }
    Collections.shuffle(order, new Random(seed));
    ToldSessions sessions = new ToldSessions();
    for (int i : order) {
      Turn[] turns = conversations.get(i).toArray(new Turn[0]);
      sessions.session("codex", "s" + i, i % 2 == 0 ? "shop" : "mill", turns);
    }
    return sessions;
  }

  private static List<HistoryHit> hits(HistoryScene scene, String question) {
    return scene.memory4j.history().search(HistoryQuery.of(question).limit(1_000)).hits();
  }

  @Property(tries = 50)
  void indexingTwiceChangesNothing(@ForAll("conversations") List<List<Turn>> conversations) {
    HistoryScene scene = HistoryScene.create();
    scene.index(told(conversations, 1));
    List<MemoryRecord> before = HistoryScene.turns(scene.store);
    ToldSessions touched = told(conversations, 2);
    touched.failing("read anew, since it is never whole");

    HistoryReport same = scene.index(told(conversations, 3));
    HistoryReport anew = scene.index(touched);

    assertThat(same.turns()).isEqualTo(new HistoryReport.Turns(0, 0, 0, 0));
    assertThat(anew.turns()).isEqualTo(new HistoryReport.Turns(0, 0, 0, 0));
    assertThat(HistoryScene.turns(scene.store)).isEqualTo(before);
  }

  @Property(tries = 50)
  void anyOrderOfSessionsGivesTheSameHits(
      @ForAll("conversations") List<List<Turn>> conversations,
      @ForAll("texts") String question,
      @ForAll long seed) {
    HistoryScene one = HistoryScene.create();
    HistoryScene other = HistoryScene.create();

    one.index(told(conversations, 1));
    other.index(told(conversations, seed));

    assertThat(hits(other, question)).isEqualTo(hits(one, question));
  }

  @Property(tries = 50)
  void sessionReadAsItGrewIsTheSessionReadAtOnce(
      @ForAll("conversations") List<List<Turn>> conversations,
      @ForAll @IntRange(max = LONGEST) int first) {
    HistoryScene grown = HistoryScene.create();
    HistoryScene whole = HistoryScene.create();
    List<List<Turn>> beginnings =
        conversations.stream().map(all -> all.subList(0, Math.min(first, all.size()))).toList();

    grown.index(told(beginnings, 1));
    grown.index(told(conversations, 1));
    whole.index(told(conversations, 1));

    assertThat(grown.keys()).isEqualTo(whole.keys());
    assertThat(grown.texts()).isEqualTo(whole.texts());
  }

  @Property(tries = 50)
  void rewrittenSessionIsTheSessionReadAtOnce(
      @ForAll("conversations") List<List<Turn>> before,
      @ForAll("conversations") List<List<Turn>> after) {
    HistoryScene rewritten = HistoryScene.create();
    HistoryScene fresh = HistoryScene.create();
    int both = Math.min(before.size(), after.size());

    rewritten.index(told(before.subList(0, both), 1));
    rewritten.index(told(after.subList(0, both), 1));
    fresh.index(told(after.subList(0, both), 1));

    assertThat(rewritten.texts()).isEqualTo(fresh.texts());
  }

  @Property(tries = 50)
  void scoresAndSnippetsKeepTheirBounds(
      @ForAll("conversations") List<List<Turn>> conversations,
      @ForAll("texts") String question,
      @ForAll @IntRange(min = 1, max = 60) int chars,
      @ForAll @IntRange(min = 1, max = 5) int limit) {
    HistoryScene scene = HistoryScene.create();
    scene.index(told(conversations, 1));
    HistoryQuery query = HistoryQuery.of(question).limit(limit).snippetChars(chars);

    List<HistoryHit> hits = scene.memory4j.history().search(query).hits();

    assertThat(hits).hasSizeLessThanOrEqualTo(limit);
    assertThat(hits).allMatch(hit -> hit.score() > 0 && hit.score() <= 1);
    assertThat(hits)
        .allMatch(hit -> hit.snippet().codePointCount(0, hit.snippet().length()) <= chars);
    assertThat(hits).isSortedAccordingTo((a, b) -> Double.compare(b.score(), a.score()));
  }

  @Property(tries = 500)
  void anyTextHasASnippetWithinItsBudget(
      @ForAll String text,
      @ForAll @IntRange(max = 200) int from,
      @ForAll @IntRange(min = 1, max = 99) int chars) {
    String snippet = Snippets.of(text, List.of(new Span(from, from + 3)), chars);

    assertThat(snippet.codePointCount(0, snippet.length())).isLessThanOrEqualTo(chars);
    assertThat(snippet.lines().count()).isLessThanOrEqualTo(1);
  }

  /** Clusters of several code points, of which a cut must not take a part. */
  @Provide
  Arbitrary<List<String>> clusters() {
    return Arbitraries.of(
            "a",
            " ",
            "e\u0301",
            "\uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67",
            "\uD83C\uDDE9\uD83C\uDDEA",
            "\uD83D\uDC4D\uD83C\uDFFD",
            "\u0E19\u0E49\u0E33")
        .list()
        .ofMaxSize(80);
  }

  @Property(tries = 500)
  void aSnippetIsMadeOfWholeClusters(
      @ForAll("clusters") List<String> clusters,
      @ForAll @IntRange(max = 150) int from,
      @ForAll @IntRange(min = 1, max = 60) int chars) {
    String text = String.join("", clusters);

    String snippet = Snippets.of(text, List.of(new Span(from, from + 2)), chars);

    List<String> whole =
        Pattern.compile("\\X")
            .matcher(Normalizer.normalize(text, Normalizer.Form.NFC))
            .results()
            .map(MatchResult::group)
            .toList();
    assertThat(Pattern.compile("\\X").matcher(snippet.replace("\u2026", "")).results())
        .extracting(MatchResult::group)
        .isSubsetOf(Stream.concat(whole.stream(), Stream.of(" ")).toList());
  }
}
