package io.memory4j.core.fact;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.RejectedException;
import io.memory4j.core.quarantine.EchoMemory;
import io.memory4j.core.redact.SecretRedactor;
import io.memory4j.core.text.TextNormal;
import io.memory4j.store.RecordBody;
import io.memory4j.testkit.MutableClock;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is stored of a statement, with the redactor that hosts get. */
class WordingProperties {
  private static final List<String> PIECES =
      List.of(
          "password",
          "=",
          ": ",
          "\"",
          "ghp_",
          "A\u212AIA",
          "Q".repeat(16),
          "aB3".repeat(12),
          "Zx9-kk21Qp!",
          "[REDACTED:",
          "[REDACTED:jwt]",
          "\u200B",
          "\u202E",
          "\uDB40\uDC41",
          "\u0301",
          "\u1FEF",
          "\uD800",
          "\0",
          "\n",
          "\r\n",
          "\r",
          "\u0085",
          "\u2028",
          "\u000B",
          "\u00A0",
          " ",
          "word ",
          "x".repeat(120),
          "https://u:",
          "@h/p ",
          "-----BEGIN PRIVATE KEY-----",
          "\uD83D\uDC69\u200D\uD83D\uDC67");

  private final SecretRedactor redactor = SecretRedactor.ofDefaults();
  private final StatementRules rules =
      new StatementRules(
          redactor,
          new Suspicions(new EchoMemory(EchoMemory.DEFAULT_BLOCKS)),
          MutableClock.standing());

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of(PIECES).list().ofMaxSize(12).map(pieces -> String.join("", pieces));
  }

  private Optional<RecordBody> stored(Fact.Draft draft) {
    try {
      return Optional.of(rules.check(draft, Layer.global(), Provenance.assistant()).body());
    } catch (RejectedException refused) {
      return Optional.empty();
    }
  }

  @Property(tries = 100)
  void noPartOfWhatIsStoredHoldsASecretOrHalfAMarker(@ForAll("texts") String text) {
    stored(Fact.draft(text + "x").detail(text))
        .ifPresent(
            body -> {
              assertThat(redactor.redact(body.content()).findings()).isEmpty();
              body.detail()
                  .ifPresent(kept -> assertThat(redactor.redact(kept).findings()).isEmpty());
              assertThat(body.content()).doesNotEndWith("[REDACTED").isNotBlank();
              assertThat(TextNormal.isWellFormed(body.content())).isTrue();
              assertThat(TextNormal.fold(body.content())).isEqualTo(body.content());
            });
  }

  @Property(tries = 100)
  void aKeyedStatementKeepsItsLinesAndNoSecret(@ForAll("texts") String text) {
    stored(Fact.draft(text + "x").key("db.password"))
        .ifPresent(
            body -> {
              assertThat(redactor.redact(body.content()).findings()).isEmpty();
              assertThat(body.content()).doesNotContain("\r").isEqualTo(body.content().strip());
              assertThat(TextNormal.repair(body.content())).isEqualTo(body.content());
            });
  }

  @Property(tries = 100)
  void sayingWhatIsStoredAgainStoresTheSame(@ForAll("texts") String text) {
    stored(Fact.draft(text + "x"))
        .filter(first -> first.content().length() <= Fact.MAX_CONTENT_CHARS)
        .ifPresent(
            first ->
                assertThat(stored(Fact.draft(first.content())))
                    .hasValueSatisfying(
                        second -> assertThat(second.content()).isEqualTo(first.content())));
  }
}
