package io.memory4j.episode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.memory4j.Layer;
import io.memory4j.episode.HistoryHit.Origin;
import io.memory4j.episode.HistoryHit.Place;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the history of sessions is asked, and what it answers. */
class HistoryValuesTest {
  private static final EpisodeSource NOTHING =
      new EpisodeSource() {
        @Override
        public void discover(Consumer<? super Episode> found, Consumer<? super Unread> unread) {}

        @Override
        public EpisodeReport read(Episode episode, Predicate<? super Turn> visitor) {
          return new EpisodeReport(Map.of(), 0, 0, List.of(), Optional.empty());
        }
      };

  @Test
  void questionStartsWide() {
    HistoryQuery query = HistoryQuery.of("timeout");

    assertThat(query.agents()).isEmpty();
    assertThat(query.workspace()).isEmpty();
    assertThat(query.lookBack()).isEmpty();
    assertThat(query.origin()).isEqualTo(HistoryQuery.Origin.ANY);
    assertThat(query.limit()).isEqualTo(HistoryQuery.DEFAULT_LIMIT);
    assertThat(query.snippetChars()).isEqualTo(HistoryQuery.DEFAULT_SNIPPET_CHARS);
  }

  @Test
  void narrowingChangesACopy() {
    HistoryQuery wide = HistoryQuery.of("timeout");

    HistoryQuery narrow =
        wide.agent("codex")
            .agent("aider")
            .workspace("/srv/shop")
            .lookBack(Duration.ofDays(7))
            .origin(HistoryQuery.Origin.LOCAL)
            .limit(3)
            .snippetChars(80);

    assertThat(narrow.text()).isEqualTo("timeout");
    assertThat(narrow.agents()).containsExactly("aider", "codex");
    assertThat(narrow.workspace()).contains("/srv/shop");
    assertThat(narrow.lookBack()).contains(Duration.ofDays(7));
    assertThat(narrow.origin()).isEqualTo(HistoryQuery.Origin.LOCAL);
    assertThat(narrow.limit()).isEqualTo(3);
    assertThat(narrow.snippetChars()).isEqualTo(80);
    assertThat(wide.agents()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, HistoryQuery.MAX_LIMIT + 1, Integer.MIN_VALUE})
  void limitOutOfRangeIsRefused(int limit) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> HistoryQuery.of("a").limit(limit))
        .withMessageContaining("limit")
        .withMessageContaining("1000");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, HistoryQuery.MAX_SNIPPET_CHARS + 1})
  void snippetOutOfRangeIsRefused(int chars) {
    assertThatIllegalArgumentException().isThrownBy(() -> HistoryQuery.of("a").snippetChars(chars));
  }

  @Test
  void timeToLookBackIsNotNegative() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> HistoryQuery.of("a").lookBack(Duration.ofDays(-1)));
  }

  @Test
  void nothingShowsWhatWasSaid() {
    Place place = new Place(Layer.global(), "codex", "s1", Optional.empty(), "/s1", 7);
    HistoryHit hit =
        new HistoryHit(
            "a secret",
            Turn.Author.PERSON,
            Optional.empty(),
            place,
            Instant.EPOCH,
            new Origin(Optional.empty()),
            1);

    assertThat(HistoryQuery.of("a secret")).hasToString("HistoryQuery[8 characters]");
    assertThat(hit).hasToString("HistoryHit[PERSON, line 7]");
    assertThat(new HistoryResult(List.of(hit), Optional.empty()).toString())
        .doesNotContain("secret");
  }

  @Test
  void machineWithANameIsAnother() {
    HistorySource own = HistorySource.of(NOTHING);

    HistorySource mirrored = HistorySource.namedByPerson(NOTHING).from("build-7");

    assertThat(own.host()).isEmpty();
    assertThat(own.named()).isFalse();
    assertThat(mirrored.host()).contains("build-7");
    assertThat(mirrored.named()).isTrue();
    assertThat(new Origin(mirrored.host()).isRemote()).isTrue();
    assertThat(new Origin(own.host()).isRemote()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t"})
  void machineWithoutANameIsRefused(String name) {
    assertThatIllegalArgumentException().isThrownBy(() -> HistorySource.of(NOTHING).from(name));
    String tooLong = "m".repeat(HistorySource.MAX_HOST_CHARS + 1);
    assertThatIllegalArgumentException().isThrownBy(() -> HistorySource.of(NOTHING).from(tooLong));
  }

  @Test
  void reportKeepsCopies() {
    Map<String, Long> withheld = new HashMap<>(Map.of("codex", 2L));
    List<Unread> unread = new ArrayList<>(List.of(new Unread(Path.of("a"), "torn")));
    HistoryReport report =
        new HistoryReport(
            new HistoryReport.Sessions(1, 0, 0, 0),
            new HistoryReport.Turns(3, 0, 0, 0),
            withheld,
            unread,
            0);

    withheld.clear();
    unread.clear();

    assertThat(report.withheld()).containsEntry("codex", 2L);
    assertThat(report.unread()).hasSize(1);
    assertThat(HistoryReport.empty().turns().added()).isZero();
  }

  @Test
  void speakerIsKnownOnlyIfTold() {
    Optional<String> none = Optional.empty();
    Turn untold =
        new Turn(Turn.Author.PERSON, "a", 1, Optional.empty(), "s", Optional.empty(), none);
    Turn told =
        new Turn(Turn.Author.PERSON, "a", 1, Optional.empty(), "s", none, none, Optional.of("Ana"));

    assertThat(untold.speaker()).isEmpty();
    assertThat(told.speaker()).contains("Ana");
    assertThat(told).isNotEqualTo(untold);
  }
}
