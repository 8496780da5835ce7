package io.memory4j.core.inject;

import static io.memory4j.core.inject.Blocks.SHOP;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Section;
import io.memory4j.testkit.InMemoryStore;
import org.junit.jupiter.api.Test;

class BlockCacheTest {
  private static final InjectionRequest ANY = InjectionRequest.ofDefaults();

  private final FakeSource weeks = new FakeSource(Section.SUMMARIES, true, route -> "last week");
  private final FakeSource lessons = new FakeSource(Section.LESSONS, false, route -> "a lesson");
  private final Blocks blocks = new Blocks(weeks, lessons);

  @Test
  void unchangedMemoryGivesTheSameBlockWithoutMakingIt() {
    blocks.write(SHOP, "a fact");
    InjectionBlock block = blocks.block(ANY);

    assertThat(blocks.block(InjectionRequest.ofDefaults())).isSameAs(block);
    assertThat(weeks.asked).isEqualTo(1);
  }

  @Test
  void anyWriteIsSeenAtOnce() {
    blocks.block(ANY);
    blocks.write(SHOP, "a fact");
    InjectionBlock first = blocks.block(ANY);
    blocks.write(SHOP, "another");

    assertThat(first.text()).contains("- a fact");
    assertThat(blocks.block(ANY).text()).contains("- a fact", "- another");
  }

  @Test
  void whatAnotherHandleOverTheStoreWritesIsSeen() {
    InMemoryStore store = InMemoryStore.create();
    Blocks reading = new Blocks(store);
    reading.block(ANY);

    new Blocks(store).write(SHOP, "from elsewhere");

    assertThat(reading.block(ANY).text()).contains("- from elsewhere");
  }

  @Test
  void changedFileIsSeenThoughNoStoreChanged() {
    blocks.block(ANY);
    lessons.text = route -> "another lesson";

    assertThat(blocks.block(ANY).text()).contains("another lesson").doesNotContain("- a lesson");
  }

  @Test
  void blockIsThatOfItsLayersAndRequest() {
    Layer other = Layer.project("other");
    blocks.write(SHOP, "of the shop");
    blocks.write(other, "of the other");

    assertThat(blocks.block(ANY, SHOP).text()).contains("of the shop").doesNotContain("of the o");
    assertThat(blocks.block(ANY, other).text()).contains("of the other").doesNotContain("of the s");
    assertThat(blocks.block(InjectionRequest.guidance(String::length), SHOP).text())
        .doesNotContain("of the shop");
    assertThat(blocks.block(ANY, SHOP).text()).contains("of the shop");
  }

  @Test
  void forgettingLetsGoOfAllBlocks() {
    InjectionBlock block = blocks.block(ANY);

    blocks.maker.forget();

    assertThat(blocks.block(ANY)).isNotSameAs(block).isEqualTo(block);
  }

  @Test
  void blockThatIsMadeDuringAForgettingIsNotHeld() {
    weeks.text =
        route -> {
          blocks.maker.forget();
          return "forgotten";
        };
    InjectionBlock block = blocks.block(ANY);

    assertThat(blocks.block(ANY)).isNotSameAs(block);
  }
}
