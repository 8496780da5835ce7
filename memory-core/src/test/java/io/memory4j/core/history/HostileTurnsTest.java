package io.memory4j.core.history;

import static io.memory4j.core.history.ToldSessions.person;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Selector;
import io.memory4j.episode.HistoryQuery;
import io.memory4j.episode.HistoryReport;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Transcripts are hostile input: one odd turn keeps no other one from being indexed. */
class HostileTurnsTest {
  private final HistoryScene scene = HistoryScene.create();
  private final ToldSessions sessions = new ToldSessions();

  private static Turn odd(String text, String session, String workspace, Instant at) {
    return new Turn(
        Author.PERSON,
        text,
        1,
        Optional.of(at),
        session,
        Optional.of(workspace),
        Optional.of("m"),
        Optional.of(session));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u200B",
        "\u0000",
        "a\u0000b",
        "\uFEFF",
        "\uDC00 half",
        "\u202E turned",
        "#",
        "a#00000001",
        "~",
        "\uD83D\uDC68\u200D",
        "'; drop table records; --",
        "\u0301",
        "\r\n\t x"
      })
  void oddTextsNamesAndPlacesAreTaken(String odd) {
    sessions.file(
        "/odd",
        "codex",
        odd,
        "shop",
        odd(odd, odd, odd, ToldSessions.NOON),
        odd("timeout " + odd, odd.repeat(5_000), odd.repeat(5_000), Instant.MAX),
        odd("timeout", odd, "shop", Instant.MIN),
        person("plain timeout", 4));

    HistoryReport report = scene.index(sessions);

    assertThat(report.sessions().failed()).isZero();
    assertThat(scene.found("timeout")).contains("plain timeout");
  }

  @Test
  void aTurnThatClaimsToBeOfTheFutureDoesNotOutliveAForgottenSession() {
    Turn future = odd("My boat is Walrus", "s1", "shop", Instant.parse("9999-01-01T00:00:00Z"));
    sessions.session("codex", "s1", "shop", person("One", 1), future);
    scene.index(sessions);
    scene.shop().forget(Selector.episode("s1"));
    scene.memory4j.history().clear();

    HistoryReport report = scene.index(sessions);

    assertThat(report.turns().forgotten()).isEqualTo(2);
    assertThat(scene.texts()).isEmpty();
  }

  @Test
  void aTurnWithoutATimeDoesNotOutliveAForgottenSession() {
    Turn untimed = untimed("My boat is Walrus");
    sessions.session("codex", "s1", "shop", untimed);
    scene.index(sessions);
    scene.shop().forget(Selector.episode("s1"));
    ToldSessions touched = new ToldSessions();
    touched.updated(scene.clock.instant().plus(Duration.ofDays(1)));
    scene.clock.advance(Duration.ofDays(2));
    touched.file("/elsewhere/s1", "codex", "s1", "shop", untimed, untimed("More of it"));

    HistoryReport report = scene.index(touched);

    assertThat(report.turns().forgotten()).isEqualTo(2);
    assertThat(scene.texts()).isEmpty();
  }

  private static Turn untimed(String text) {
    return new Turn(
        Author.PERSON, text, 1, Optional.empty(), "", Optional.empty(), Optional.empty());
  }

  private static HistoryScene inShop() {
    return HistoryScene.with(o -> o.layers(workspace -> Optional.of(HistoryScene.SHOP)));
  }

  @Test
  void everyWorkspaceIsBelowTheRoot() {
    HistoryScene scene = inShop();
    sessions.session("codex", "s1", "/home/shop", person("timeout one", 1));
    sessions.session("codex", "s2", "C:\\Work\\shop", person("timeout two", 1));
    scene.index(sessions);

    assertThat(scene.found(HistoryQuery.of("timeout").workspace("/")))
        .containsExactly("timeout one");
    assertThat(scene.found(HistoryQuery.of("timeout").workspace("//home/./shop//"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"C:\\Work", "c:\\Work\\", "c:/Work", "C:/Work/shop/", "C:\\", "c:/"})
  void pathsOfWindowsAreOneInBothStyles(String folder) {
    HistoryScene scene = inShop();
    sessions.session("codex", "s1", "c:/Work/shop", person("timeout one", 1));
    sessions.session("codex", "s2", "C:\\Work\\shop", person("timeout two", 1));
    sessions.session("codex", "s3", "C:\\Workshop", person("timeout three", 1));
    sessions.session("codex", "s4", "D:\\Work\\shop", person("timeout four", 1));
    scene.index(sessions);

    List<String> found = scene.found(HistoryQuery.of("timeout").workspace(folder));

    assertThat(found).contains("timeout one", "timeout two").doesNotContain("timeout four");
    assertThat(found.contains("timeout three")).isEqualTo(folder.length() == 3);
  }
}
