package io.memory4j.core.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.Selector;
import io.memory4j.core.TestMemory;
import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import io.memory4j.episode.Unread;
import io.memory4j.review.Activity;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewReport.Outcome;
import io.memory4j.store.Ref;
import io.memory4j.testkit.InMemoryStore;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class ActivitySourceTest {
  private static final Period DAY = Period.parse("2026-05-19");

  private final Map<String, List<Turn>> sessions = new LinkedHashMap<>();
  private boolean broken;
  private int reads;
  private final EpisodeActivity source = new EpisodeActivity(new Sessions());

  private final class Sessions implements EpisodeSource {
    @Override
    public void discover(Consumer<? super Episode> found, Consumer<? super Unread> unread) {
      for (String id : sessions.keySet()) {
        Instant updated = Instant.parse("2026-06-01T00:00:00Z");
        found.accept(new Episode(id, "agent", Path.of(id), Optional.empty(), updated, 10));
      }
    }

    @Override
    public EpisodeReport read(Episode episode, Predicate<? super Turn> visitor) {
      reads++;
      List<Turn> turns = broken ? List.of() : sessions.get(episode.id());
      long read = turns.stream().takeWhile(visitor).count();
      Optional<String> failure = broken ? Optional.of("unreadable") : Optional.empty();
      return new EpisodeReport(Map.of(), read, 0, List.of(), failure);
    }
  }

  private static Turn turn(Author author, String at, String text) {
    Optional<Instant> time = Optional.of(at).filter(t -> !t.isEmpty()).map(Instant::parse);
    return new Turn(author, text, 1, time, "s", Optional.empty(), Optional.empty());
  }

  private static Turn said(String at, String text) {
    return turn(Author.PERSON, at, text);
  }

  private static Turn compacted(String at, String text) {
    return turn(Author.COMPACTION, at, text);
  }

  private List<String> texts() {
    return source.read(DAY, ZoneOffset.UTC).stream().map(Activity::text).toList();
  }

  @Test
  void withoutACompactionAllTurnsOfTheDayCount() { // ruling G13
    sessions.put(
        "one",
        List.of(
            said("2026-05-18T23:59:59Z", "before"),
            said("2026-05-19T00:00:00Z", "first"),
            turn(Author.ASSISTANT, "2026-05-19T23:59:59Z", "last"),
            said("2026-05-20T00:00:00Z", "after")));

    assertThat(texts()).containsExactly("[uncompacted tail]\nperson: first\nassistant: last");
  }

  @Test
  void compactionsAndTheTailAfterTheLastOfThemCount() {
    sessions.put(
        "one",
        List.of(
            said("2026-05-19T01:00:00Z", "early"),
            compacted("2026-05-19T02:00:00Z", "so far: early"),
            said("2026-05-19T02:00:00Z", "same second"),
            compacted("2026-05-19T03:00:00Z", "so far: more"),
            said("2026-05-19T03:00:00Z", "late")));

    assertThat(texts())
        .containsExactly(
            "[compactions]\nso far: early\nso far: more\n\n[uncompacted tail]\nperson: late");
  }

  @Test
  void sessionIsReadAgainOnlyForItsOwnDays() {
    sessions.put("one", List.of(said("2026-05-18T10:00:00Z", "a"), said("", "b")));
    sessions.put("two", List.of(said("+1000000000-12-31T23:59:59Z", "of no day")));
    source.read(DAY, ZoneOffset.UTC);
    assertThat(reads).isEqualTo(2);

    assertThat(source.read(DAY.next(), ZoneOffset.UTC)).isEmpty();
    assertThat(reads).isEqualTo(2);
    assertThat(source.read(DAY.previous(), ZoneOffset.UTC)).hasSize(1);
    assertThat(reads).isEqualTo(3);
    source.read(DAY, ZoneId.of("Asia/Tokyo"));
    assertThat(reads).isEqualTo(5);
  }

  @Test
  void compactionOfTheNextDayErasesNothing() {
    sessions.put(
        "one",
        List.of(
            said("2026-05-19T23:00:00Z", "evening"),
            compacted("2026-05-20T00:05:00Z", "so far: evening")));

    assertThat(texts()).containsExactly("[uncompacted tail]\nperson: evening");
  }

  @Test
  void toolsRulesAndOwnPromptsAreNoActivity() {
    sessions.put(
        "one",
        List.of(
            turn(Author.TOOL, "2026-05-19T01:00:00Z", "output"),
            turn(Author.INJECTED, "2026-05-19T01:00:00Z", "rules"),
            turn(Author.OWN_PROMPT, "2026-05-19T01:00:00Z", "block")));

    assertThat(texts()).isEmpty();
  }

  @Test
  void turnWithoutATimeFollowsTheOneBefore() {
    sessions.put("one", List.of(said("2026-05-19T01:00:00Z", "a"), said("", "b")));
    sessions.put("two", List.of(said("", "of the day the file changed")));

    assertThat(texts()).containsExactly("[uncompacted tail]\nperson: a\nperson: b");
  }

  @Test
  void copyOfAMessageInAResumedSessionCountsOnce() {
    Turn turn =
        new Turn(
            Author.PERSON,
            "hello",
            1,
            Optional.of(Instant.parse("2026-05-19T01:00:00Z")),
            "s",
            Optional.empty(),
            Optional.of("m1"));
    sessions.put("one", List.of(turn));
    sessions.put("resumed", List.of(turn, said("2026-05-19T02:00:00Z", "again")));

    assertThat(texts())
        .containsExactly("[uncompacted tail]\nperson: hello", "[uncompacted tail]\nperson: again");
  }

  @Test
  void dayIsThatOfTheZone() { // bug J2
    sessions.put("one", List.of(said("2026-05-18T16:30:00Z", "late in Shanghai")));

    assertThat(source.read(DAY, ZoneId.of("Asia/Shanghai"))).hasSize(1);
    assertThat(source.read(DAY, ZoneOffset.UTC)).isEmpty();
  }

  @Test
  void unreadableSessionFailsTheDay() {
    sessions.put("one", List.of(said("2026-05-19T01:00:00Z", "a")));
    broken = true;
    Chains chain = new Chains(InMemoryStore.create(), builder -> builder.source(source));

    assertThatIllegalStateException().isThrownBy(() -> source.read(DAY, ZoneOffset.UTC));
    assertThat(chain.runOn("2026-05-20").outcome(DAY)).contains(Outcome.FAILED);
    broken = false;
    assertThat(chain.runOn("2026-05-21").outcome(DAY)).contains(Outcome.SAVED);
    assertThat(chain.summary("2026-05-19").detail()).contains("person: a");
  }

  @Test
  void journalTellsWhatWasRememberedOnADay() {
    TestMemory test = TestMemory.create();
    test.clock.set(Instant.parse("2026-05-19T10:00:00Z"));
    AgentMemory memory = test.memory();
    String first = memory.remember("one").fact().orElseThrow().id().value();
    memory.remember("two");
    test.clock.set(Instant.parse("2026-05-20T10:00:00Z"));
    memory.remember("three");

    List<Activity> activities =
        new JournalActivity(test.store, TestMemory.SHOP).read(DAY, ZoneOffset.UTC);

    assertThat(activities).hasSize(1);
    assertThat(activities.get(0).text()).isEqualTo("[remembered]\n- one\n- two");
    assertThat(activities.get(0).firstAt()).isEqualTo("2026-05-19T10:00:00Z");
    assertThat(activities.get(0).sources()).hasSize(2).contains(new Ref("record", first));
  }

  @Test
  void forgottenFactLeavesTheSummariesMadeFromIt() {
    TestMemory test = TestMemory.create();
    test.clock.set(Instant.parse("2026-05-19T10:00:00Z"));
    AgentMemory memory = test.memory();
    Fact fact = memory.remember("the gate code is zebra").fact().orElseThrow();
    ReviewService service =
        ReviewService.builder(test.store, TestMemory.SHOP)
            .clock(test.clock)
            .source(new JournalActivity(test.store, TestMemory.SHOP))
            .build();
    test.clock.set(Instant.parse("2026-05-25T10:00:00Z"));
    Chains.join(service);
    assertThat(service.tree()).hasSize(1);
    assertThat(service.tree().get(0).summary().detail()).contains("zebra");

    memory.forget(Selector.id(fact.id()));

    assertThat(service.tree()).isEmpty();
  }
}
