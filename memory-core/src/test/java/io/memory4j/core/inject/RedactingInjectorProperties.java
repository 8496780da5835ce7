package io.memory4j.core.inject;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.core.plan.BlockInjector;
import io.memory4j.core.redact.SecretRedactor;
import io.memory4j.inject.BlockCandidates;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.LayerCandidates;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import io.memory4j.inject.SectionCandidates.Form;
import io.memory4j.inject.SectionCandidates.Item;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever hides a secret in a store or a file until the block is rendered does not help it. */
class RedactingInjectorProperties {
  private static final List<String> PIECES =
      List.of(
          "password",
          "api_key",
          "TOKEN",
          ":",
          "=",
          "= ",
          "\"",
          "'",
          "```",
          " ",
          "\n",
          "\u2028",
          "\u0085",
          "\u200B",
          "\u202E",
          "\u200D",
          "\uFE0F",
          "\uDB40\uDC41",
          "\u3164",
          "ghp_",
          "A\u212AIA",
          "AKIA",
          "Q".repeat(16),
          "aB3".repeat(12),
          "Zx9-kk21Qp!",
          "https://u:",
          "@h/p",
          "Bearer ",
          "[",
          "]",
          "<",
          "&lt;",
          "#",
          "is",
          "word");

  private final SecretRedactor redactor = SecretRedactor.ofDefaults();
  private final RedactingInjector injector =
      new RedactingInjector(BlockInjector.ofDefaults(), redactor);

  @Property(tries = 100)
  void noLineOfABlockHoldsASecret(
      @ForAll("texts") String text, @ForAll("keys") String key, @ForAll boolean bullets) {
    Fact fact =
        Fact.builder(new FactId("f000000000001"), Layer.global(), text + "x", Instant.EPOCH)
            .key(key)
            .build();
    Item item = Item.of("i", text);
    Form form = bullets ? Form.BULLETS : Form.PARAGRAPHS;
    SectionCandidates section =
        new SectionCandidates(Section.LESSONS, "Rules", form, List.of(item), Optional.empty());
    LayerCandidates layer = LayerCandidates.of(Layer.global(), List.of(fact));

    var plan =
        injector.plan(
            new BlockCandidates(List.of(layer), List.of(section)), InjectionRequest.ofDefaults());

    assertThat(plan.entries())
        .allSatisfy(entry -> assertThat(redactor.redact(entry.line()).findings()).isEmpty());
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of(PIECES).list().ofMaxSize(8).map(pieces -> String.join("", pieces));
  }

  @Provide
  Arbitrary<String> keys() {
    return Arbitraries.of("db.password", "deploy", "api token", "wifi pass\u200Bword", "p:");
  }
}
