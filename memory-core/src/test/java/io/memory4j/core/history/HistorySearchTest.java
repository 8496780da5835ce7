package io.memory4j.core.history;

import static io.memory4j.core.history.ToldSessions.assistant;
import static io.memory4j.core.history.ToldSessions.person;
import static io.memory4j.core.history.ToldSessions.turn;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.SwitchedStore;
import io.memory4j.episode.HistoryHit;
import io.memory4j.episode.HistoryQuery;
import io.memory4j.episode.HistoryQuery.Origin;
import io.memory4j.episode.HistoryResult;
import io.memory4j.episode.HistorySource;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HistorySearchTest {
  private final HistoryScene scene = HistoryScene.create();
  private final ToldSessions sessions = new ToldSessions();

  private static Turn said(String speaker, String text, long line) {
    return new Turn(
        Author.PERSON,
        text,
        line,
        Optional.of(ToldSessions.NOON),
        "",
        Optional.empty(),
        Optional.empty(),
        Optional.of(speaker));
  }

  @Test
  void hitTellsWhereItWasSaid() {
    sessions.session("codex", "s1", "shop/web", person("The gateway has a timeout of 30 s", 7));
    scene.index(sessions);

    HistoryResult result = scene.memory4j.history().search(HistoryQuery.of("timeout"));

    assertThat(result.degraded()).isEmpty();
    assertThat(result.hits()).hasSize(1);
    HistoryHit hit = result.hits().get(0);
    assertThat(hit.snippet()).isEqualTo("The gateway has a timeout of 30 s");
    assertThat(hit.author()).isEqualTo(Author.PERSON);
    assertThat(hit.at()).isEqualTo(ToldSessions.NOON.plusSeconds(7));
    assertThat(hit.score()).isEqualTo(1);
    assertThat(hit.origin().isRemote()).isFalse();
    assertThat(hit.place())
        .isEqualTo(
            new HistoryHit.Place(
                HistoryScene.SHOP,
                "codex",
                "s1",
                Optional.of("shop/web"),
                "/sessions/codex/s1",
                7));
  }

  @Test
  void memorySeesItsOwnLayersAlone() {
    sessions.session("codex", "s1", "shop", person("The shop timeout", 1));
    sessions.session("codex", "s2", "mill", person("The mill timeout", 1));
    sessions.session("codex", "s3", "", person("Any timeout", 1));
    scene.index(sessions);

    List<HistoryHit> hits = scene.shop().sessionHistory().search(HistoryQuery.of("timeout")).hits();

    assertThat(hits)
        .extracting(HistoryHit::snippet)
        .containsExactlyInAnyOrder("The shop timeout", "Any timeout");
    assertThat(scene.found("timeout")).hasSize(3);
  }

  @Test
  void answerWithoutTheWordsIsFoundBesideItsQuestion() {
    sessions.session(
        "codex",
        "s1",
        "shop",
        person("Where is the gateway timeout set?", 1),
        assistant("In limits.yaml, under http", 2),
        person("Thanks", 3));
    scene.index(sessions);

    assertThat(scene.found("gateway timeout"))
        .startsWith("Where is the gateway timeout set?", "In limits.yaml, under http");
  }

  @Test
  void sessionWithMoreOfItRanksHigher() {
    sessions.session("codex", "a", "shop", person("The timeout here", 1), person("Nothing", 9));
    sessions.session(
        "codex",
        "b",
        "shop",
        person("The timeout here", 1),
        person("x", 2),
        person("y", 3),
        person("z", 4),
        person("Another timeout there", 5));
    scene.index(sessions);

    List<HistoryHit> hits = scene.memory4j.history().search(HistoryQuery.of("timeout")).hits();

    assertThat(hits.get(0).place().session()).isEqualTo("b");
  }

  @Test
  void whoIsNamedRanksHigherAndIsNoWordOfTheQuestion() {
    sessions.session(
        "codex",
        "s1",
        "shop",
        said("Ana Lee", "I paint sunsets", 1),
        said("Ben", "a", 2),
        said("Ben", "b", 3),
        said("Ben", "I paint sunsets", 4),
        said("Ben", "c", 5),
        said("Ben", "d", 6),
        said("Ben", "Hello Ana", 7));
    scene.index(sessions);

    List<HistoryHit> hits =
        scene.memory4j.history().search(HistoryQuery.of("What does Ana paint?")).hits();

    assertThat(hits.get(0).speaker()).contains("Ana Lee");
    assertThat(hits.get(0).snippet()).isEqualTo("I paint sunsets");
    assertThat(hits).extracting(HistoryHit::snippet).doesNotContain("Hello Ana");
  }

  @Test
  void dayInAQuestionFindsWhatWasSaidOnIt() {
    sessions.session("codex", "s1", "shop", person("The release", 1));
    sessions.session(
        "codex",
        "s2",
        "shop",
        turn(Author.PERSON, "The release", 1, ToldSessions.NOON.plus(Duration.ofDays(40))));
    scene.index(sessions);

    List<HistoryHit> hits =
        scene.memory4j.history().search(HistoryQuery.of("the release in March 2026")).hits();

    assertThat(hits.get(0).place().session()).isEqualTo("s1");
  }

  @Test
  void agentsNarrow() {
    sessions.session("codex", "s1", "shop", person("A timeout", 1));
    sessions.session("aider", "s2", "shop", person("The timeout", 1));
    scene.indexNamed(sessions);

    assertThat(scene.found(HistoryQuery.of("timeout").agent("aider")))
        .containsExactly("The timeout");
  }

  @Test
  void timeToLookBackNarrows() {
    sessions.session("codex", "s1", "shop", person("Old timeout", 1));
    scene.index(sessions);
    scene.clock.advance(Duration.ofDays(10));

    HistoryQuery query = HistoryQuery.of("timeout");

    assertThat(scene.found(query.lookBack(Duration.ofDays(30)))).hasSize(1);
    assertThat(scene.found(query.lookBack(Duration.ofDays(7)))).isEmpty();
    assertThat(scene.found(query.lookBack(Duration.ofSeconds(Long.MAX_VALUE)))).hasSize(1);
  }

  @Test
  void workspaceNarrowsToTheFolderAndBelow() {
    sessions.session("codex", "s1", "shop/web", person("timeout one", 1));
    sessions.session("codex", "s2", "shop/webshop", person("timeout two", 1));
    sessions.session("codex", "s3", "shop/web/api", person("timeout three", 1));
    scene.index(sessions);

    assertThat(scene.found(HistoryQuery.of("timeout").workspace("shop/web/")))
        .containsExactlyInAnyOrder("timeout one", "timeout three");
  }

  @Test
  void rareWorkspaceIsFoundAmongManyOthers() {
    Turn[] many = new Turn[1_000];
    for (int i = 0; i < many.length; i++) {
      many[i] = person("timeout timeout " + i, i + 1);
    }
    sessions.session("codex", "s1", "mill", many);
    sessions.session("codex", "s2", "shop", person("There was one timeout in a long turn", 1));
    scene.index(sessions);

    assertThat(scene.found(HistoryQuery.of("timeout").workspace("shop"))).hasSize(1);
  }

  @Test
  void remoteSessionsAreTold() { // rulings G44
    sessions.session("codex", "s1", "shop", person("local timeout", 1));
    scene.index(sessions);
    ToldSessions mirror = new ToldSessions();
    mirror.session("codex", "s9", "shop", person("remote timeout", 1));
    scene.memory4j.history().index(HistorySource.of(mirror).from("build-7"));

    HistoryQuery query = HistoryQuery.of("timeout");

    assertThat(scene.found(query)).hasSize(2);
    assertThat(scene.found(query.origin(Origin.LOCAL))).containsExactly("local timeout");
    assertThat(scene.found(query.origin(Origin.REMOTE))).containsExactly("remote timeout");
    assertThat(HistoryScene.turns(scene.store).get(1).body().tags())
        .containsExactly("remote:build-7");
    assertThat(scene.memory4j.history().search(query.origin(Origin.REMOTE)).hits().get(0).origin())
        .isEqualTo(new HistoryHit.Origin(Optional.of("build-7")));
  }

  @Test
  void turnThatWasCopiedIntoAResumedSessionIsToldOnce() {
    sessions.session("codex", "s1", "shop", person("The timeout", 1));
    sessions.session("codex", "s2", "shop", person("The timeout", 1), person("More timeout", 2));
    scene.index(sessions);

    assertThat(scene.found("timeout")).containsExactlyInAnyOrder("The timeout", "More timeout");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "\"",
        "*",
        "AND OR NOT",
        "a AND (b",
        "timeout*",
        "NEAR(a b)",
        "'; drop table records; --",
        "\uD800",
        "\u0000",
        "content:timeout",
        "\uD83D\uDC68\u200D\uD83D\uDC69"
      })
  void nothingInAQuestionIsSyntax(String hostile) {
    sessions.session("codex", "s1", "shop", person("A timeout " + hostile, 1));
    scene.index(sessions);

    HistoryResult result = scene.memory4j.history().search(HistoryQuery.of(hostile));

    assertThat(result.hits()).hasSizeLessThanOrEqualTo(1);
    assertThat(result.degraded()).isEmpty();
  }

  @Test
  void hugeQuestionAndTurnAreTaken() {
    String huge = "timeout ".repeat(200_000);
    sessions.session("codex", "s1", "shop", person(huge, 1));
    scene.index(sessions);

    assertThat(scene.found(HistoryQuery.of(huge).snippetChars(50)))
        .allSatisfy(snippet -> assertThat(snippet.length()).isLessThanOrEqualTo(50));
    assertThat(HistoryScene.turns(scene.store).get(0).body().content())
        .hasSizeLessThanOrEqualTo(TurnRecords.MAX_CHARS);
  }

  @Test
  void sessionWithAnyNameIsTaken() {
    String odd = "x#\uD83D\uDC68".repeat(300);
    sessions.file("/odd", "codex", odd, "shop", person("A timeout", 1), person("Another", 2));
    scene.index(sessions);

    assertThat(scene.found("timeout")).contains("A timeout", "Another");
  }

  @Test
  void storeThatIsSilentIsTold() {
    SwitchedStore own = new SwitchedStore();
    HistoryScene apart = HistoryScene.with(options -> options.store(own));
    sessions.session("codex", "s1", "shop", person("A timeout", 1));
    apart.index(sessions);
    own.silent = true;

    HistoryResult result = apart.shop().sessionHistory().search(HistoryQuery.of("timeout"));

    assertThat(result.hits()).isEmpty();
    assertThat(result.degraded()).isPresent();
  }
}
