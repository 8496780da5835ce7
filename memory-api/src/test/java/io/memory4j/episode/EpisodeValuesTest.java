package io.memory4j.episode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.memory4j.episode.EpisodeReport.SkippedLine;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What sources hand out. */
class EpisodeValuesTest {
  private static final Path PLACE = Path.of("sessions", "s1.jsonl");

  private static Turn turn(String text, long line) {
    return new Turn(
        Turn.Author.PERSON, text, line, Optional.empty(), "s1", Optional.empty(), Optional.empty());
  }

  @Test
  void turnShowsWhereItStandsAlone() {
    assertThat(turn("a secret", 12)).hasToString("Turn[PERSON, line 12]");
  }

  @ParameterizedTest
  @ValueSource(longs = {0, -1, Long.MIN_VALUE})
  void lineBelowOneIsRefused(long line) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> turn("a", line))
        .withMessage("The line is " + line + "; count from 1.");
  }

  @Test
  void turnNeedsItsParts() {
    assertThatNullPointerException().isThrownBy(() -> turn(null, 1)).withMessage("text");
    assertThatNullPointerException()
        .isThrownBy(
            () ->
                new Turn(null, "a", 1, Optional.empty(), "s", Optional.empty(), Optional.empty()));
    assertThatNullPointerException()
        .isThrownBy(
            () ->
                new Turn(Turn.Author.TOOL, "a", 1, null, "s", Optional.empty(), Optional.empty()));
  }

  @Test
  void authorWithoutTurnsCountsNone() {
    Map<Turn.Author, Long> turns = new HashMap<>(Map.of(Turn.Author.PERSON, 2L));
    EpisodeReport report = new EpisodeReport(turns, 5, 0, List.of(), Optional.empty());

    turns.clear();

    assertThat(report.turns(Turn.Author.PERSON)).isEqualTo(2);
    assertThat(report.turns(Turn.Author.TOOL)).isZero();
  }

  @Test
  void reportCopiesItsSkippedLines() {
    List<SkippedLine> skipped = new ArrayList<>(List.of(new SkippedLine(3, "no JSON")));
    EpisodeReport report = new EpisodeReport(Map.of(), 5, 1, skipped, Optional.of("nobody spoke"));

    skipped.clear();

    assertThat(report.skipped()).containsExactly(new SkippedLine(3, "no JSON"));
    assertThat(report.failure()).contains("nobody spoke");
  }

  @Test
  void episodeNeedsItsParts() {
    Instant at = Instant.EPOCH;

    assertThat(new Episode("s1", "agent", PLACE, Optional.empty(), at, 10).location())
        .isEqualTo(PLACE);
    assertThatNullPointerException()
        .isThrownBy(() -> new Episode(null, "agent", PLACE, Optional.empty(), at, 10));
    assertThatNullPointerException()
        .isThrownBy(() -> new Episode("s1", "agent", PLACE, null, at, 10));
    assertThatNullPointerException().isThrownBy(() -> new Unread(PLACE, null));
    assertThatNullPointerException().isThrownBy(() -> new SkippedLine(1, null));
  }
}
