package io.memory4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LayerStackTest {
  private static final Layer GLOBAL = Layer.global();
  private static final Layer ANA = Layer.person("ana");
  private static final Layer SHOP = Layer.project("shop");
  private static final LayerStack STACK = LayerStack.of(GLOBAL, ANA, SHOP);

  @Test
  void lastLayerIsTheMostSpecific() {
    assertThat(STACK.layers()).containsExactly(GLOBAL, ANA, SHOP);
    assertThat(STACK.specificFirst()).containsExactly(SHOP, ANA, GLOBAL);
    assertThat(STACK.mostSpecific()).isEqualTo(SHOP);
  }

  @Test
  void hostDecidesTheOrderOfKinds() {
    assertThat(LayerStack.of(SHOP, ANA).mostSpecific()).isEqualTo(ANA);
  }

  @Test
  void layerIsFoundByItsKind() {
    assertThat(STACK.layer(LayerKind.PERSON)).contains(ANA);
    assertThat(STACK.layer(LayerKind.AGENT)).isEmpty();
  }

  @Test
  void stackHoldsItsLayersOnly() {
    assertThat(STACK.contains(Layer.person("ana"))).isTrue();
    assertThat(STACK.contains(Layer.person("ben"))).isFalse();
  }

  @Test
  void emptyStackIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(LayerStack::of)
        .withMessage("A layer stack is empty; name one layer at least.");
  }

  @Test
  void twoLayersOfOneKindAreRefusedWithoutNamingThem() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LayerStack.of(ANA, Layer.person("ben")))
        .withMessageContaining("kind person")
        .withMessageNotContaining("ben");
  }

  @Test
  void systemLayerIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LayerStack.of(Layer.system()))
        .withMessageContaining("never the system layer");
  }

  @Test
  void nullLayerIsRefused() {
    List<Layer> layers = new ArrayList<>();
    layers.add(null);

    assertThatNullPointerException().isThrownBy(() -> LayerStack.of(layers));
  }

  @Test
  void laterChangesOfTheGivenListDoNotReachTheStack() {
    List<Layer> layers = new ArrayList<>(List.of(GLOBAL));
    LayerStack stack = LayerStack.of(layers);

    layers.add(ANA);

    assertThat(stack.layers()).containsExactly(GLOBAL);
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> stack.layers().add(ANA));
  }

  @Test
  void stacksAreEqualInOrderOnly() {
    assertThat(STACK)
        .isEqualTo(LayerStack.of(List.of(GLOBAL, ANA, SHOP)))
        .hasSameHashCodeAs(LayerStack.of(GLOBAL, ANA, SHOP))
        .isNotEqualTo(LayerStack.of(ANA, GLOBAL, SHOP))
        .hasToString("[global, person:ana, project:shop]");
  }
}
