package io.memory4j.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Diagnosis.Line;
import io.memory4j.Diagnosis.State;
import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.LayerStack;
import io.memory4j.core.file.Harvest;
import io.memory4j.core.file.MailboxNote;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreRouter;
import io.memory4j.testkit.InMemoryStore;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HarvestLinesTest {
  private static final LayerStack SHOP = LayerStack.of(Layer.project("shop"));

  private final HarvestLines lines = new HarvestLines();
  private final StoreRouter router =
      StoreRouter.of(new EnumMap<>(LayerKind.class), InMemoryStore.create());

  private List<Line> of(LayerStack stack) {
    return lines.lines(StackRoute.of(stack, router));
  }

  private static Harvest harvest(Map<MailboxNote, Integer> notes, Path... refused) {
    return new Harvest(1, notes, List.of(refused), false);
  }

  @Test
  void countsOfSeveralHarvestsAddUp() {
    lines.add(SHOP, harvest(Map.of(MailboxNote.HEADING, 2)));
    lines.add(SHOP, harvest(Map.of(MailboxNote.HEADING, 3, MailboxNote.CUT, 1)));

    assertThat(of(SHOP))
        .extracting(Line::reason)
        .containsExactly("lines not remembered, heading: 5", "lines remembered in part, cut: 1");
    assertThat(of(SHOP)).allMatch(line -> line.state() == State.OK && !line.remedy().isEmpty());
  }

  @Test
  void aFileThatIsNoneIsDegradedAndNotNamed() {
    lines.add(SHOP, harvest(Map.of(), Path.of("/secret/place")));
    lines.refused(SHOP);

    assertThat(of(SHOP)).extracting(Line::state).containsExactly(State.OK, State.DEGRADED);
    assertThat(of(SHOP).toString()).doesNotContain("secret");
  }

  @Test
  void othersSeeNothingOfIt() {
    lines.add(SHOP, harvest(Map.of(MailboxNote.RULE, 1)));

    assertThat(of(LayerStack.of(Layer.project("other")))).isEmpty();
    assertThat(of(LayerStack.of(Layer.global(), Layer.project("shop")))).isEmpty();
  }

  @Test
  void nothingIsSaidOfMailboxesWithoutNotes() {
    lines.add(SHOP, harvest(Map.of()));

    assertThat(of(SHOP)).isEmpty();
  }

  @Test
  void aHostOfManyProjectsDoesNotFillItsHeap() {
    lines.add(SHOP, harvest(Map.of(MailboxNote.RULE, 1)));
    for (int i = 0; i < 1_000; i++) {
      lines.refused(LayerStack.of(Layer.project("p" + i)));
    }

    assertThat(of(SHOP)).isEmpty();
    assertThat(of(LayerStack.of(Layer.project("p999")))).hasSize(1);
  }
}
