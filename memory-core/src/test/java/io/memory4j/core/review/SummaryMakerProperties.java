package io.memory4j.core.review;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.redact.SecretRedactor;
import io.memory4j.core.text.TextNormal;
import io.memory4j.review.Period;
import io.memory4j.store.Ref;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

/** Whatever the parts of a period are and however they are merged. */
class SummaryMakerProperties {
  private static final List<String> PIECES =
      List.of(
          "password:",
          "\n",
          "\n\n",
          "\n[uncompacted tail]\n",
          "\n[compactions]\n",
          "[2026-05-18] ",
          "Zx9-kk21Qp!",
          "hunter2",
          "ghp_",
          "aB3".repeat(12),
          "SUMMARY: ",
          "DETAIL: ",
          "```\n",
          "person: ",
          "word ",
          "The deploy went through. ",
          "x".repeat(150),
          "\u200B",
          "\u0301",
          "\uD800",
          "\0");

  private final SecretRedactor redactor = SecretRedactor.ofDefaults();
  private final SummaryMaker maker = new SummaryMaker(new ExtractiveSummarizer(), redactor);

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of(PIECES)
        .list()
        .ofMinSize(1)
        .ofMaxSize(12)
        .map(pieces -> redactor.redact(TextNormal.repair(String.join("", pieces))).text());
  }

  @Property(tries = 60)
  void noSummaryHoldsASecretALabelOrHalfACharacter(
      @ForAll @Size(min = 1, max = 4) List<@From("texts") String> parts,
      @ForAll("periods") Period period) {
    List<Material.Part> all = parts.stream().map(text -> new Material.Part(text, text)).toList();
    Material material =
        new Material(all, Material.derivedFrom(List.of(Ref.episode("e"))), Optional.empty(), false);

    for (Draft draft :
        List.of(
            maker.make(period, said(material), () -> true),
            maker.fallback(period, material, "why"))) {
      for (String text : List.of(draft.content(), draft.detail())) {
        assertThat(redactor.redact(text).findings()).isEmpty();
        assertThat(text).doesNotContain("[uncompacted tail]", "[compactions]");
        assertThat(TextNormal.isWellFormed(text)).isTrue();
      }
    }
  }

  /** A summarizer must have something to say. */
  private static Material said(Material material) {
    Material.Part said = new Material.Part("It rained.", "It rained on the day of the deploy.");
    List<Material.Part> parts = new ArrayList<>(material.parts());
    parts.add(said);
    return new Material(parts, material.links(), material.failure(), false);
  }

  @Provide
  Arbitrary<Period> periods() {
    return Arbitraries.of("2026-05-19", "2026-W21", "2026-05", "2026").map(Period::parse);
  }
}
