package io.memory4j.core.erase;

import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.ForgetReceipt;
import io.memory4j.Provenance;
import io.memory4j.Remembered.Outcome;
import io.memory4j.Selector;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person is forgotten; the process ends before or after each step; nothing is left. */
class ErasureCanaryTest {
  private static final Fuse LASTING = new Fuse(Integer.MAX_VALUE);

  @TempDir Path folder;

  private CanaryScene planted(String name) throws Exception {
    CanaryScene scene = new CanaryScene(Files.createDirectory(folder.resolve(name)));
    scene.plant();
    assertThat(scene.found()).isGreaterThan(90);
    return scene;
  }

  /** An order about a person stays, done and without ids, for stores that are not known yet. */
  private static void assertNothingIsLeft(CanaryScene scene) {
    assertThat(scene.found()).isZero();
    assertThat(scene.everything())
        .doesNotContain("scrub-owed")
        .contains("shop opens", "bob waters", "shop was open", "stay text", "run the linter")
        .contains("ask before you delete");
    assertThat(Planted.dump(scene.project)).doesNotContain(Orders.PREFIX);
    assertThat(Planted.records(scene.home))
        .filteredOn(record -> record.body().key().orElse("").startsWith(Orders.PREFIX))
        .singleElement()
        .satisfies(order -> assertThat(order.body().dueAt()).isEmpty())
        .satisfies(order -> assertThat(order.body().content()).isEmpty());
  }

  @Test
  void forgottenPersonIsInNoByte() throws Exception {
    CanaryScene scene = planted("whole");

    ForgetReceipt receipt = scene.memory(LASTING).forget(Selector.person("ana"));

    assertThat(receipt.verified()).isTrue();
    assertThat(receipt.deleted().keySet())
        .containsExactly("DIARY", "EXTRACTION", "FACT", "RULE", "TURN");
    assertThat(receipt.blanked()).isEqualTo(Map.of("SUMMARY", 2L));
    assertNothingIsLeft(scene);
  }

  @Test
  void processThatEndsAtAnyStepIsGoneOnFromByTheNext() throws Exception {
    int steps = 0;
    while (dies(planted("step " + steps), new Fuse(steps))) {
      steps++;
    }
    assertThat(steps).isGreaterThan(20);
  }

  private static boolean dies(CanaryScene scene, Fuse fuse) {
    AgentMemory memory = scene.memory(fuse);
    try {
      memory.forget(Selector.person("ana"));
    } catch (Fuse.Burnt end) {
      boolean ordered = scene.everything().contains(Orders.PREFIX);
      AgentMemory next = scene.memory(LASTING);
      if (!ordered) {
        next.forget(Selector.person("ana")); // nothing had happened yet
      }
    }
    assertNothingIsLeft(scene);
    return fuse.isBurnt();
  }

  @Test
  void leftOverMailboxAndTranscriptBringNothingBack() throws Exception {
    CanaryScene scene = planted("left over");
    AgentMemory memory = scene.memory(LASTING);
    memory.forget(Selector.person("ana"));
    String lines = "- " + CanaryScene.WORDS.get(0) + "\n- " + CanaryScene.WORDS.get(1) + "\n";
    Files.writeString(scene.mailbox.rememberFile(), lines, StandardOpenOption.APPEND);

    scene.mailbox.harvest((layer, drafts) -> drafts.forEach(memory::remember));
    scene.mailbox.discardTaken();
    List<Outcome> outcomes =
        List.of(readAgain(memory, CanaryScene.SPEAKER), readAgain(memory, Provenance.assistant()));

    assertThat(outcomes).containsOnly(Outcome.BURIED);
    assertThat(scene.found()).isZero();
  }

  private static Outcome readAgain(AgentMemory memory, Provenance author) {
    Fact.Draft draft = Fact.draft(CanaryScene.WORDS.get(2)).in(SHOP).observedAt(CanaryScene.SAID);
    return memory.remember(draft.by(author)).outcome();
  }
}
