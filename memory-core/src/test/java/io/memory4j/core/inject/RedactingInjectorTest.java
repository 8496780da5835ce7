package io.memory4j.core.inject;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.core.plan.BlockInjector;
import io.memory4j.core.redact.CountingRedactor;
import io.memory4j.core.redact.SecretRedactor;
import io.memory4j.inject.BlockCandidates;
import io.memory4j.inject.InjectionPlan;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.LayerCandidates;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RedactingInjectorTest {
  private static final String TOKEN = "ghp_" + "aB3dE6gH9j".repeat(4).substring(0, 36);

  private final CountingRedactor redactor = new CountingRedactor(SecretRedactor.ofDefaults());
  private final RedactingInjector injector =
      new RedactingInjector(BlockInjector.ofDefaults(), redactor);

  private static Fact fact(int number, String content) {
    FactId id = new FactId(String.format(Locale.ROOT, "f%012d", number));
    return Fact.builder(id, Layer.global(), content, Instant.EPOCH)
        .key("k" + number)
        .detail("at length")
        .category("tools")
        .tags(List.of("a"))
        .build();
  }

  private static List<LayerCandidates> candidates(Fact... newestFirst) {
    return List.of(LayerCandidates.of(Layer.global(), List.of(newestFirst)));
  }

  @Test
  void secretThatStandsInAStoreAllTheSameIsNotInTheBlock() {
    List<LayerCandidates> candidates =
        candidates(fact(2, "Deploys use " + TOKEN), fact(1, "Use tabs"));

    InjectionPlan plan = injector.plan(candidates, InjectionRequest.ofDefaults());
    String block = injector.render(plan).text();

    assertThat(block).contains("Deploys use [REDACTED:github-token]", "Use tabs");
    assertThat(block + plan.entries()).doesNotContain(TOKEN);
    assertThat(redactor.counts()).containsOnlyKeys("github-token");
  }

  @Test
  void secretOfARuleFileIsNotInTheBlock() {
    SectionCandidates rules =
        SectionCandidates.bullets(
            Section.LESSONS,
            "Rules",
            List.of(SectionCandidates.Item.of("r1", "Push with " + TOKEN)));

    InjectionPlan plan =
        injector.plan(
            new BlockCandidates(List.of(), List.of(rules)), InjectionRequest.ofDefaults());

    assertThat(injector.render(plan).text()).doesNotContain(TOKEN).contains("REDACTED");
  }

  @Test
  void blockWithoutSecretsIsWhatTheInjectorMakes() {
    List<LayerCandidates> candidates = candidates(fact(1, "Use tabs"), fact(2, "Use Java 17"));
    InjectionRequest request = InjectionRequest.ofDefaults();

    InjectionPlan plan = injector.plan(candidates, request);

    assertThat(plan).isEqualTo(BlockInjector.ofDefaults().plan(candidates, request));
    assertThat(redactor.counts()).isEqualTo(Map.of());
  }
}
