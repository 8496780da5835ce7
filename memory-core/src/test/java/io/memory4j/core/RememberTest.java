package io.memory4j.core;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.AgentMemory;
import io.memory4j.AuthorRole;
import io.memory4j.ConflictException;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.ListQuery;
import io.memory4j.Provenance;
import io.memory4j.RejectedException;
import io.memory4j.RejectedException.Reason;
import io.memory4j.Remembered;
import io.memory4j.Remembered.Outcome;
import io.memory4j.StoreUnavailableException;
import io.memory4j.recall.RecallQuery;
import io.memory4j.redact.Redaction;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.RecordQuery;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RememberTest {
  private final TestMemory test = TestMemory.create();
  private final AgentMemory memory = test.memory();

  private List<String> contents() {
    return memory.list(ListQuery.all()).stream().map(Fact::content).toList();
  }

  @Test
  void statementWithoutLayerGoesToTheMostSpecific() {
    Remembered remembered = memory.remember("Deploys go through staging first");

    assertThat(remembered.outcome()).isEqualTo(Outcome.NEW);
    assertThat(remembered.fact().orElseThrow().layer()).isEqualTo(SHOP);
    assertThat(remembered.receipt()).isPresent();
    assertThat(remembered.findings()).isEmpty();
  }

  @Test
  void layerOutsideTheStackIsRefused() {
    Fact.Draft draft = Fact.draft("Likes tea").in(Layer.person("bob"));

    assertThatThrownBy(() -> memory.remember(draft))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageNotContaining("bob");
  }

  @Test
  void oneSentenceTypedOnTwoSystemsIsOneFact() { // bug B2
    memory.remember("Deploy to Z\u00FCrich first");

    for (String same :
        List.of(
            "Deploy to Zu\u0308rich first",
            "Deploy  to Z\u00FCrich first\n",
            "Deploy to Z\u00FCrich first\r\n",
            "Deploy\u00A0to Z\u00FCrich first")) {
      assertThat(memory.remember(same).outcome()).isEqualTo(Outcome.SEEN);
    }
    assertThat(contents()).containsExactly("Deploy to Z\u00FCrich first");
    assertThat(memory.recall(RecallQuery.of("Zu\u0308rich")).hits()).hasSize(1);
    assertThat(memory.recall(RecallQuery.of("zurich")).hits()).hasSize(1);
  }

  @Test
  void pathsThatDifferInCaseAreTwoFacts() {
    memory.remember("Use /Src");
    memory.remember("use /src");

    assertThat(contents()).containsExactly("use /src", "Use /Src");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Production deploys on Friday are allowed|Production deploys on Friday are not allowed",
        "Use tabs|Never use tabs",
        "发布前要跑测试|发布前不要跑测试"
      })
  void negationIsAnotherFactAndTheNewest(String pair) { // bug D1
    String first = pair.substring(0, pair.indexOf('|'));
    String second = pair.substring(pair.indexOf('|') + 1);
    memory.remember(first);

    assertThat(memory.remember(second).outcome()).isEqualTo(Outcome.NEW);
    assertThat(contents()).containsExactly(second, first);
  }

  @Test
  void knownStatementBecomesTheNewestAndKeepsItsId() {
    Fact first = memory.remember("Use tabs").fact().orElseThrow();
    memory.remember("Use Java 17");
    test.clock.advance(Duration.ofDays(1));

    Remembered again = memory.remember("use tabs");

    assertThat(again.outcome()).isEqualTo(Outcome.SEEN);
    assertThat(again.receipt()).isEmpty();
    assertThat(again.fact()).contains(first);
    assertThat(again.fact().orElseThrow().observedAt()).isEqualTo(test.clock.instant());
    assertThat(again.fact().orElseThrow().createdAt()).isEqualTo(first.createdAt());
    assertThat(contents()).containsExactly("Use tabs", "Use Java 17");
  }

  @Test
  void olderSightingDoesNotMoveTheTimeBack() {
    memory.remember("Use tabs");

    Remembered again = memory.remember(Fact.draft("Use tabs").observedAt(Instant.EPOCH));

    assertThat(again.fact().orElseThrow().observedAt()).isEqualTo(test.clock.instant());
  }

  @Test
  void sightingInAnotherEpisodeAddsItsSource() {
    memory.remember(Fact.draft("Use tabs").takenFrom("one"));
    memory.remember(Fact.draft("Use tabs").takenFrom("two"));

    Set<String> sources =
        test.store.read(
            reader ->
                Set.copyOf(
                    reader.list(RecordQuery.in(SHOP).limit(9)).get(0).body().links().stream()
                        .map(link -> link.target().id())
                        .toList()));
    assertThat(sources).containsExactlyInAnyOrder("one", "two");
  }

  @Test
  void whatAnAgentConcludesInASessionIsLinkedToIt() {
    Provenance author = Provenance.builder(AuthorRole.ASSISTANT).session("s-1").build();

    memory.as(author).remember("The build needs Docker");

    long links =
        test.store.read(
            reader -> reader.list(RecordQuery.in(SHOP).limit(9)).get(0).body().links().size());
    assertThat(links).isEqualTo(1);
  }

  @Test
  void personsWordsOutrankTheAgentsGuess() {
    memory.as(Provenance.assistant()).remember("Use tabs");

    memory.as(Provenance.person("ana")).remember("Use tabs");
    memory.as(Provenance.assistant()).remember("Use tabs");

    Fact fact = memory.list(ListQuery.all()).get(0);
    assertThat(fact.provenance().author()).isEqualTo("person:ana");
  }

  @Test
  void tagsAreFoldedToOneForm() {
    Remembered remembered =
        memory.remember(
            Fact.draft("Use tabs").tag(" Style ").tag("style").tag("  ").tag("Cafe\u0301"));

    assertThat(remembered.fact().orElseThrow().tags()).containsExactly("caf\u00E9", "style");
  }

  @Test
  void tooLongIsRefusedWithLimitAndMeasure() {
    assertThatThrownBy(() -> memory.remember("x".repeat(301)))
        .isInstanceOfSatisfying(
            RejectedException.class,
            refusal -> {
              assertThat(refusal.reason()).isEqualTo(Reason.TOO_LONG);
              assertThat(refusal.limit()).isEqualTo(300);
              assertThat(refusal.measure()).isEqualTo(301);
              assertThat(refusal).hasMessageNotContaining("xx");
            });
    assertThat(contents()).isEmpty();
    assertThat(memory.remember("\uD83E\uDD8A".repeat(300)).outcome()).isEqualTo(Outcome.NEW);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "\n\t", "\u00A0", "\u200B"})
  void blankIsRefused(String blank) {
    assertThatThrownBy(() -> memory.remember(blank))
        .isInstanceOfSatisfying(
            RejectedException.class, no -> assertThat(no.reason()).isEqualTo(Reason.BLANK));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\nb", "a\r\nb", "a\u2028b", "a\u0085b"})
  void severalLinesAreRefusedWithoutAKey(String lines) {
    assertThatThrownBy(() -> memory.remember(lines))
        .isInstanceOfSatisfying(
            RejectedException.class, no -> assertThat(no.reason()).isEqualTo(Reason.MULTI_LINE));
  }

  @Test
  void whatOthersSayTooLongIsCutAndKeptWhole() {
    String longText = "first line\n" + "word ".repeat(100);

    Remembered remembered = memory.as(Provenance.assistant()).remember(longText);

    Fact fact = remembered.fact().orElseThrow();
    assertThat(fact.content()).startsWith("first line word").hasSizeLessThanOrEqualTo(300);
    assertThat(fact.detail()).contains(longText.strip());
    assertThat(remembered.findings()).containsExactly("shortened");
    assertThat(memory.as(Provenance.assistant()).remember(longText).outcome())
        .isEqualTo(Outcome.SEEN);
  }

  @Test
  void secretsAreReplacedEverywhereAndNeverAReasonToRefuse() {
    TestMemory masked = TestMemory.create().with(RememberTest::mask);
    AgentMemory speaking =
        masked.memory().as(Provenance.person("ana").toBuilder().evidence("said hunter2").build());

    Remembered remembered =
        speaking.remember(
            Fact.draft("Login is " + "hunter2 ".repeat(36)).detail("hunter2").tag("hunter2"));

    assertThat(remembered.findings()).containsExactly("redacted:test");
    Fact fact = remembered.fact().orElseThrow();
    assertThat(fact.content()).startsWith("Login is [REDACTED:test]").doesNotContain("hunter2");
    assertThat(fact.detail().orElseThrow()).doesNotContain("hunter2");
    assertThat(fact.tags()).noneMatch(tag -> tag.contains("hunter2"));
    assertThat(fact.provenance().evidence().orElseThrow()).doesNotContain("hunter2");
  }

  private static Redaction mask(String text) {
    String masked = text.replace("hunter2", "[REDACTED:test]");
    return new Redaction(masked, masked.equals(text) ? Map.of() : Map.of("test", 1));
  }

  @Test
  void conflictOfTheStoreIsTriedAgain() {
    SwitchedStore store = new SwitchedStore();
    store.instead = new ConflictException("met another write");
    store.times = 1;

    Remembered remembered = TestMemory.over(store).memory().remember("Use tabs");

    assertThat(remembered.outcome()).isEqualTo(Outcome.NEW);
  }

  @Test
  void lostNewsOfACommitIsMendedByRepeating() {
    SwitchedStore store = new SwitchedStore();
    AgentMemory lossy = TestMemory.over(store).memory();
    store.loseNextCommit = true;

    assertThatThrownBy(() -> lossy.remember("Use tabs"))
        .isInstanceOfSatisfying(
            StoreUnavailableException.class, lost -> assertThat(lost.outcomeUnknown()).isTrue());
    assertThat(lossy.remember("Use tabs").outcome()).isEqualTo(Outcome.SEEN);
    assertThat(lossy.list(ListQuery.all())).hasSize(1);
  }

  @Test
  void journalHoldsIdsAndNumbersOnly() {
    memory.remember("Use tabs");
    memory.remember("Use tabs");
    memory.remember(Fact.draft("one").key("k").in(GLOBAL));
    memory.remember(Fact.draft("two").key("k").in(GLOBAL));

    List<String> events = new ArrayList<>();
    test.store.read(
        reader -> {
          reader.journal(JournalQuery.all(), entry -> events.add(entry.event().toString()));
          return null;
        });
    assertThat(events)
        .hasSize(5)
        .noneMatch(entry -> entry.contains("tabs") || entry.contains("two"));
    assertThat(String.join(" ", events)).contains("remembered", "seen", "replaced");
  }

  @Test
  void factOfThePersonStaysInThePersonsLayer() {
    memory.remember(Fact.draft("Likes tea").in(ANA));

    assertThat(test.bind(GLOBAL, Layer.person("bob")).list(ListQuery.all())).isEmpty();
    assertThat(test.bind(ANA).list(ListQuery.all())).hasSize(1);
  }
}
