package io.memory4j;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LayerTest {
  private static final String E_ACUTE = "\u00e9";
  private static final String E_AND_ACUTE = "e\u0301";

  /** A character that decomposes into four, of which the last is a mark. */
  private static final String FOUR_IN_ONE = "\u1f80";

  @Test
  void layersWithoutNameHaveTheirKindAsId() {
    assertThat(Layer.global().id()).isEqualTo("global");
    assertThat(Layer.system().id()).isEqualTo("system");
    assertThat(Layer.global().name()).isEmpty();
  }

  @Test
  void namedLayersHaveKindAndNameAsId() {
    assertThat(Layer.person("ana").id()).isEqualTo("person:ana");
    assertThat(Layer.project("/srv/shop").id()).isEqualTo("project:/srv/shop");
    assertThat(Layer.agent("coder").id()).isEqualTo("agent:coder");
  }

  @Test
  void equalNamesOfTwoKindsAreTwoLayers() {
    assertThat(Layer.person("ana")).isEqualTo(Layer.person("ana")).isNotEqualTo(Layer.agent("ana"));
  }

  @Test
  void composedAndDecomposedNamesAreOneLayer() {
    assertThat(Layer.person(E_AND_ACUTE))
        .isEqualTo(Layer.person(E_ACUTE))
        .hasSameHashCodeAs(Layer.person(E_ACUTE));
    assertThat(Layer.person(E_AND_ACUTE).name()).isEqualTo(E_ACUTE);
  }

  @Test
  void namesThatDifferInCaseAreTwoLayers() {
    assertThat(Layer.person("Ana")).isNotEqualTo(Layer.person("ana"));
  }

  @Test
  void nameKeepsBlanksAndColons() {
    assertThat(Layer.parse("project: c:\\a b ").name()).isEqualTo(" c:\\a b ");
  }

  @Test
  void longestNameIsCountedInCodePoints() {
    String longest = "\ud83d\ude00".repeat(Layer.MAX_NAME_CHARS);

    assertThat(Layer.person(longest).name()).isEqualTo(longest);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Layer.person(longest + "a"))
        .withMessage(
            "The name of a person layer has 1025 characters; give it 1 to 1024, not all blank.");
  }

  @Test
  void longestNameIsCountedAfterComposing() {
    String decomposed = "\u03b1\u0313\u0345".repeat(Layer.MAX_NAME_CHARS);

    assertThat(Layer.person(decomposed).name()).isEqualTo(FOUR_IN_ONE.repeat(1_024));
  }

  @Test
  void characterOfFourPartsMayFillTheWholeName() {
    String decomposed = "\u03b1\u0313\u0300\u0345".repeat(Layer.MAX_NAME_CHARS);

    assertThat(Layer.person(decomposed).name()).isEqualTo("\u1f82".repeat(1_024));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t\n", "\u2003"})
  void blankNameIsRefused(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Layer.project(name))
        .withMessageContaining("project layer")
        .withMessageContaining("not all blank");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u0000", "\n", "\u007f", "\u0085"})
  void controlCharacterIsRefusedWithoutShowingTheName(String control) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Layer.person("secret" + control + "name"))
        .withMessage(
            "The name of a person layer holds a control character or half a surrogate pair;"
                + " remove it.");
  }

  @Test
  void halfASurrogatePairIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> Layer.person("a\ud83d"));
    assertThatIllegalArgumentException().isThrownBy(() -> Layer.person("\ude00a"));
    assertThatIllegalArgumentException().isThrownBy(() -> Layer.person("\ude00\ud83d"));
  }

  @ParameterizedTest
  @CsvSource({
    "global,GLOBAL",
    "system,SYSTEM",
    "agent:a,AGENT",
    "person:a,PERSON",
    "project:a,PROJECT"
  })
  void parsedIdHasItsKind(String id, LayerKind kind) {
    Layer layer = Layer.parse(id);

    assertThat(layer.kind()).isEqualTo(kind);
    assertThat(layer.id()).isEqualTo(id);
    assertThat(layer).hasToString(id);
  }

  @Test
  void parsedLayersWithoutNameAreTheConstants() {
    assertThat(Layer.parse("global")).isEqualTo(Layer.global());
    assertThat(Layer.parse("system")).isEqualTo(Layer.system());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ":",
        "person",
        "global:",
        "global:x",
        "system:x",
        "Person:x",
        " person:x",
        "room:x",
        "person :x"
      })
  void idOfNoLayerIsRefused(String id) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Layer.parse(id))
        .withMessage(
            "A layer's id is 'global' or a kind and a name, such as 'person:ana' or"
                + " 'project:shop'.");
  }

  @Test
  void parsedNameIsCheckedLikeAnyOther() {
    assertThatIllegalArgumentException().isThrownBy(() -> Layer.parse("person:"));
    assertThatIllegalArgumentException().isThrownBy(() -> Layer.parse("person:a\nb"));
  }

  @Test
  void nullIsRefusedByName() {
    assertThatNullPointerException().isThrownBy(() -> Layer.person(null)).withMessage("name");
    assertThatNullPointerException().isThrownBy(() -> Layer.parse(null)).withMessage("id");
  }

  @Test
  void megabyteOfCombiningMarksIsRefusedBeforeItIsComposed() {
    String marks = "a" + "\u0301\u0323".repeat(1 << 19);

    assertTimeoutPreemptively(
        ofSeconds(20),
        () ->
            assertThatIllegalArgumentException()
                .isThrownBy(() -> Layer.parse("person:" + marks))
                .withMessageContaining("1048577 characters"));
  }

  @ParameterizedTest
  @EnumSource(LayerKind.class)
  void kindIsNamedUnlessThereIsOnlyOne(LayerKind kind) {
    boolean single = kind == LayerKind.GLOBAL || kind == LayerKind.SYSTEM;

    assertThat(kind.isNamed()).isNotEqualTo(single);
    assertThat(kind.id()).isEqualToIgnoringCase(kind.name()).isLowerCase();
  }
}
