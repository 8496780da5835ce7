package io.memory4j.examples.quickstart;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.core.Memory4j;
import io.memory4j.inject.BlockCandidates;
import io.memory4j.inject.Budget;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionPlan.Reason;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Injector;
import io.memory4j.inject.LayerCandidates;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import io.memory4j.inject.SectionCandidates.Item;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A host that keeps what it knows elsewhere, and lets the library decide what the model is told.
 */
class InjectorAloneTest {
  private static final Layer SHOP = Layer.project("shop");

  private static Fact fact(String id, String content) {
    return Fact.builder(new FactId(id), SHOP, content, Instant.EPOCH).build();
  }

  @Test
  void hostWithoutAStoreGetsAnExplainedBlock() {
    List<Fact> newestFirst =
        List.of(
            fact("f000000000002", "Deploys go through staging first"),
            fact("f000000000001", "x".repeat(300)));
    SectionCandidates tickets =
        SectionCandidates.bullets(
            Section.HISTORY, "Open tickets", List.of(Item.of("T-17", "Login times out")));
    InjectionRequest request = InjectionRequest.ofDefaults().budget(Budget.characters(450));

    Injector injector = Memory4j.injector();
    InjectionBlock block =
        injector.render(
            injector.plan(
                new BlockCandidates(
                    List.of(LayerCandidates.of(SHOP, newestFirst)), List.of(tickets)),
                request));

    assertThat(block.text().lines().skip(3))
        .containsExactly(
            "## About this project",
            "- Deploys go through staging first",
            "## Open tickets",
            "- Login times out",
            "</memory4j>");
    assertThat(block.plan().omitted())
        .singleElement()
        .satisfies(
            left -> {
              assertThat(left.id()).isEqualTo("f000000000001");
              assertThat(left.reason()).isEqualTo(Reason.TOO_LONG);
            });
  }
}
