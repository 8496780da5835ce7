package io.memory4j.core.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.LayerStack;
import io.memory4j.store.MemoryStore;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.Samples;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StackRouteTest {
  private final MemoryStore own = InMemoryStore.create();
  private final MemoryStore others = InMemoryStore.create();
  private final StoreRouter router = StoreRouter.of(Map.of(LayerKind.PERSON, own), others);

  @Test
  void layersGoToTheStoreOfTheirKindOrToTheOther() {
    StackRoute route =
        StackRoute.of(LayerStack.of(Layer.global(), Samples.ANA, Samples.SHOP), router);

    assertThat(route.store(Samples.ANA)).isSameAs(own);
    assertThat(route.shares())
        .containsExactly(
            new StoreShare(others, List.of(Samples.SHOP, Layer.global())),
            new StoreShare(own, List.of(Samples.ANA)));
    assertThat(route.shareOf(own.storeId()).orElseThrow().layers()).containsExactly(Samples.ANA);
    assertThat(route.shareOf("unknown")).isEmpty();
    assertThat(route.place(Layer.global())).isEqualTo(2);
  }

  @Test
  void layerOutsideTheStackIsRefusedWithoutItsName() {
    StackRoute route = StackRoute.of(LayerStack.of(Samples.SHOP), router);

    assertThatThrownBy(() -> route.store(Samples.ANA))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("person")
        .hasMessageNotContaining("ana");
  }

  @Test
  void layerWithoutAStoreIsRefused() {
    StoreRouter persons = StoreRouter.of(Map.of(LayerKind.PERSON, own), null);

    assertThatThrownBy(() -> StackRoute.of(LayerStack.of(Samples.SHOP), persons))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("project");
  }

  @Test
  void noStoreAndOneMediumTwiceAreRefused(@TempDir Path place) {
    MemoryStore one = InMemoryStore.open(place);
    MemoryStore same = InMemoryStore.open(place);

    assertThatThrownBy(() -> StoreRouter.of(Map.of(), null))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> StoreRouter.of(Map.of(LayerKind.PERSON, one), same))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(one.storeId());
    assertThat(StoreRouter.of(Map.of(LayerKind.PERSON, one), one).stores()).hasSize(1);
  }

  @Test
  void turnsLieWithTheirLayerUnlessTheyHaveAStore() {
    MemoryStore turns = InMemoryStore.create();
    StoreRouter apart = router.withTurns(turns);

    assertThat(router.turnStoreOf(Samples.ANA)).contains(own);
    assertThat(router.turnStores()).containsExactlyInAnyOrder(own, others);
    assertThat(apart.turnStoreOf(Samples.ANA)).contains(turns);
    assertThat(apart.turnStores()).containsExactly(turns);
    assertThat(apart.storeOf(Samples.ANA)).contains(own);
    assertThat(apart.stores()).containsExactlyInAnyOrder(own, others, turns);
  }
}
