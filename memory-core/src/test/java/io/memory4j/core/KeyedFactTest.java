package io.memory4j.core;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.LayerKind;
import io.memory4j.ListQuery;
import io.memory4j.RejectedException;
import io.memory4j.RejectedException.Reason;
import io.memory4j.Remembered;
import io.memory4j.Remembered.Outcome;
import io.memory4j.Resolved;
import io.memory4j.core.redact.SecretRedactor;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.testkit.InMemoryStore;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyedFactTest {
  private final TestMemory test = TestMemory.create();
  private final AgentMemory memory = test.memory();

  @Test
  void newTextUnderAKeyTakesThePlaceOfTheOldOne() {
    Fact old = memory.remember(Fact.draft("port 80").key("port")).fact().orElseThrow();
    test.clock.advance(Duration.ofHours(1));

    Remembered remembered = memory.remember(Fact.draft("port 81").key("port"));

    assertThat(remembered.outcome()).isEqualTo(Outcome.REPLACED);
    assertThat(remembered.receipt().orElseThrow().closed()).containsExactly(old.id());
    Fact now = memory.find("port").orElseThrow().fact();
    assertThat(now.content()).isEqualTo("port 81");
    assertThat(now.createdAt()).isEqualTo(old.createdAt());
    assertThat(now.updatedAt()).isEqualTo(test.clock.instant());
    assertThat(memory.find(old.id()).orElseThrow().state()).isEqualTo(Fact.State.SUPERSEDED);
  }

  @Test
  void sameTextUnderTheKeyIsSeen() {
    memory.remember(Fact.draft("port 80").key("port").tag("net"));

    assertThat(memory.remember(Fact.draft("port  80").key("port")).outcome())
        .isEqualTo(Outcome.SEEN);
  }

  @Test
  void sameTextWithAnotherDetailIsAnotherVersion() {
    memory.remember(Fact.draft("port 80").key("port").detail("old"));

    Remembered edited = memory.remember(Fact.draft("port 80").key("port").detail("new"));

    assertThat(edited.outcome()).isEqualTo(Outcome.REPLACED);
    assertThat(memory.history(edited.fact().orElseThrow().id())).hasSize(2);
  }

  @Test
  void flipFlopMakesThreeVersions() {
    memory.remember(Fact.draft("A").key("k"));
    memory.remember(Fact.draft("B").key("k"));

    Remembered last = memory.remember(Fact.draft("A").key("k"));

    assertThat(last.outcome()).isEqualTo(Outcome.REPLACED);
    assertThat(memory.history(last.fact().orElseThrow().id()))
        .extracting(Fact::content)
        .containsExactly("A", "B", "A");
  }

  @Test
  void entryMaySpanLinesAndKeepsThem() {
    String text = "Deploy:\r\n  1. build\r\n  2. push";

    Fact fact = memory.remember(Fact.draft(text).key("deploy")).fact().orElseThrow();

    assertThat(fact.content()).isEqualTo("Deploy:\n  1. build\n  2. push");
  }

  @Test
  void aKeyMakesASecretOfWhatStandsUnderIt() {
    AgentMemory redacting = TestMemory.create().with(SecretRedactor.ofDefaults()).memory();
    Fact.Draft draft = Fact.draft("Zx9-kk21Qp!").key("db.password").detail("Zx8-kk21Qp!");

    Fact fact = redacting.remember(draft).fact().orElseThrow();

    assertThat(fact.content()).isEqualTo("[REDACTED:assignment]");
    assertThat(fact.detail()).hasValue("[REDACTED:assignment]");
    assertThat(redacting.inject(InjectionRequest.ofDefaults()).text()).doesNotContain("-kk21Qp!");
  }

  @Test
  void aStatementUnderASecretsNameThatHoldsNoneStays() {
    AgentMemory redacting = TestMemory.create().with(SecretRedactor.ofDefaults()).memory();
    Fact.Draft draft = Fact.draft("Rotate it every 90 days").key("db.password");

    assertThat(redacting.remember(draft).fact().orElseThrow().content())
        .isEqualTo("Rotate it every 90 days");
  }

  @Test
  void aKeyKeepsItsLimitWhenASecretInItIsReplaced() {
    AgentMemory redacting = TestMemory.create().with(SecretRedactor.ofDefaults()).memory();
    String key = "password=ab1c " + "x".repeat(114);

    Fact fact = redacting.remember(Fact.draft("a").key(key)).fact().orElseThrow();

    String kept = fact.key().orElseThrow();
    assertThat(kept).startsWith("password=[REDACTED:assignment] x").hasSizeLessThanOrEqualTo(128);
    assertThat(redacting.find(key)).isPresent();
    assertThat(redacting.find(kept)).isPresent();
    assertThat(redacting.find(key + "x".repeat(2))).isEmpty();
    redacting.remember(Fact.draft("b").key(key.replace("x ", "y ").replaceFirst("x$", "y")));
    assertThat(redacting.list(ListQuery.all())).hasSize(2);
  }

  @Test
  void entryHasALimitOfItsOwn() {
    memory.remember(Fact.draft("x".repeat(4_000)).key("k"));

    assertThatThrownBy(() -> memory.remember(Fact.draft("x".repeat(4_001)).key("k")))
        .isInstanceOfSatisfying(
            RejectedException.class, no -> assertThat(no.limit()).isEqualTo(4_000));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "a\nb", "a\u0000", "a\u2028b", "\uD800"})
  void malformedKeysAreRefused(String key) {
    assertThatThrownBy(() -> memory.remember(Fact.draft("text").key(key)))
        .isInstanceOfSatisfying(
            RejectedException.class, no -> assertThat(no.reason()).isEqualTo(Reason.MALFORMED_KEY));
    assertThat(memory.find(key)).isEmpty();
  }

  @Test
  void keysOfTheLibraryAreRefused() {
    assertThatThrownBy(() -> memory.remember(Fact.draft("text").key("__day_2026-01-05")))
        .isInstanceOfSatisfying(
            RejectedException.class, no -> assertThat(no.reason()).isEqualTo(Reason.RESERVED_KEY));
  }

  @Test
  void keyOf128CharactersIsTheLongest() {
    assertThat(memory.remember(Fact.draft("t").key("\uD83E\uDD8A".repeat(128))).outcome())
        .isEqualTo(Outcome.NEW);
    assertThatThrownBy(() -> memory.remember(Fact.draft("t").key("k".repeat(129))))
        .isInstanceOf(RejectedException.class);
  }

  @Test
  void keysDifferInCaseAndBlanksButNotInComposition() { // bug I5
    for (String key : new String[] {"Build", "build", "con", "a/b", "a:b", "x ", "..", "\u00E9"}) {
      memory.remember(Fact.draft("of " + key + "|").key(key));
    }

    assertThat(memory.list(ListQuery.all())).hasSize(8);
    assertThat(memory.find("e\u0301").orElseThrow().fact().content()).isEqualTo("of \u00E9|");
    assertThat(memory.find("x")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"false", "true"})
  void specificShadowsGeneralAlsoAcrossStores(boolean twoStores) {
    AgentMemory layered =
        twoStores ? test.with(LayerKind.PERSON, InMemoryStore.create()).memory() : memory;
    layered.remember(Fact.draft("global").key("k").in(GLOBAL));
    layered.remember(Fact.draft("project").key("k").in(SHOP));
    layered.remember(Fact.draft("person").key("k").in(ANA));

    Resolved resolved = layered.find("k").orElseThrow();

    assertThat(resolved.fact().content()).isEqualTo("project");
    assertThat(resolved.shadowed()).extracting(Fact::content).containsExactly("person", "global");
  }
}
