package io.memory4j.core.fact;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.RejectedException;
import io.memory4j.core.quarantine.EchoMemory;
import io.memory4j.core.text.TextNormal;
import io.memory4j.redact.Redaction;
import io.memory4j.store.RecordBody;
import io.memory4j.testkit.MutableClock;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class StatementProperties {
  private final StatementRules rules =
      new StatementRules(
          StatementProperties::mask,
          new Suspicions(new EchoMemory(EchoMemory.DEFAULT_BLOCKS)),
          MutableClock.standing());

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> piece =
        Arbitraries.of(
            "word",
            " ",
            "\n",
            "\r\n",
            "\t",
            "secret",
            "\uD800",
            "\u0000",
            "e\u0301",
            "\u2028",
            "\u00A0",
            "\u200B",
            "设备",
            "\uD83D\uDC69\u200D\uD83D\uDC67",
            "x".repeat(150),
            "   ");
    return piece.list().ofMaxSize(12).map(pieces -> String.join("", pieces));
  }

  private static Redaction mask(String text) {
    String masked = text.replace("secret", "[REDACTED:test]");
    return new Redaction(masked, masked.equals(text) ? Map.of() : Map.of("test", 1));
  }

  private Optional<Statement> check(Fact.Draft draft, Provenance speaker) {
    try {
      return Optional.of(rules.check(draft, Layer.global(), speaker));
    } catch (RejectedException refused) {
      return Optional.empty();
    }
  }

  private static int chars(String text) {
    return text.codePointCount(0, text.length());
  }

  @Property(tries = 1_000)
  void whatIsStoredIsWellFormedCleanAndWithinLimits(
      @ForAll("texts") String text, @ForAll boolean keyed, @ForAll boolean agent) {
    Fact.Draft draft = keyed ? Fact.draft(text).key("k") : Fact.draft(text);
    Provenance speaker = agent ? Provenance.assistant() : Provenance.host();

    check(draft.detail(text), speaker)
        .ifPresent(
            statement -> {
              RecordBody body = statement.body();
              String all = body.content() + body.detail().orElse("") + body.keywords();
              assertThat(all).doesNotContain("secret");
              assertThat(all.codePoints()).noneMatch(c -> c >= 0xD800 && c <= 0xDFFF);
              assertThat(body.content()).isNotBlank().isEqualTo(body.content().strip());
              boolean masked = statement.findings().contains("redacted:test");
              int limit = keyed ? Fact.MAX_KEYED_CONTENT_CHARS : Fact.MAX_CONTENT_CHARS;
              assertThat((masked && !agent) || chars(body.content()) <= limit).isTrue();
              assertThat(keyed || body.content().lines().count() == 1).isTrue();
            });
  }

  @Property(tries = 1_000)
  void onlyPeopleAndHostsAreRefusedMoreThanBlanks(@ForAll("texts") String text) {
    boolean refused = check(Fact.draft(text), Provenance.assistant()).isEmpty();

    assertThat(refused).isEqualTo(TextNormal.fold(text).isEmpty());
  }

  @Property(tries = 1_000)
  void whatIsStoredSaysTheSameWhenItIsSaidAgain(@ForAll("texts") String text) {
    check(Fact.draft(text), Provenance.host())
        .filter(statement -> chars(statement.body().content()) <= Fact.MAX_CONTENT_CHARS)
        .ifPresent(
            first -> {
              Statement second =
                  check(Fact.draft(first.body().content()), Provenance.host()).orElseThrow();
              assertThat(second.body().content()).isEqualTo(first.body().content());
              assertThat(second.textFingerprint()).isEqualTo(first.textFingerprint());
              if (!first.isHeldBack()) { // what was hidden in a text is not stored
                assertThat(second.body()).isEqualTo(first.body());
              }
            });
  }

  @Property(tries = 200)
  void keyGoesIntoTheFingerprintAndNotIntoTheTombstones(@ForAll("texts") String text) {
    Optional<Statement> plain = check(Fact.draft(text), Provenance.assistant());
    Optional<Statement> keyed = check(Fact.draft(text).key("k"), Provenance.assistant());

    assertThat(keyed.isPresent()).isEqualTo(plain.isPresent());
    plain.ifPresent(
        one -> {
          Statement other = keyed.orElseThrow();
          assertThat(other.body().fingerprint()).isNotEqualTo(one.body().fingerprint());
          assertThat(other.textFingerprint()).isEqualTo(one.textFingerprint());
        });
  }

  @Property(tries = 100)
  void everyTimeCanBeKept(@ForAll long seconds) {
    Instant said =
        Instant.ofEpochSecond(
            Math.max(
                Instant.MIN.getEpochSecond(), Math.min(Instant.MAX.getEpochSecond(), seconds)));

    RecordBody body =
        check(Fact.draft("x").observedAt(said), Provenance.host()).orElseThrow().body();

    assertThat(body.observedAt().toString()).matches("\\d{4}-.*");
  }
}
