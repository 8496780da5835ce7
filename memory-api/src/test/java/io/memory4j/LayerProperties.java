package io.memory4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

class LayerProperties {
  private static final String MESSAGE = "The name of a [a-z]+ layer h(as|olds) [^:\\n]+\\.";

  @Property(tries = 500)
  void idIsParsedToTheSameLayer(@ForAll("kinds") LayerKind kind, @ForAll("names") String name) {
    Layer layer = NamedLayer.of(kind, name);

    Layer parsed = Layer.parse(layer.id());

    assertThat(parsed).isEqualTo(layer).hasSameHashCodeAs(layer).hasToString(layer.id());
    assertThat(parsed.kind()).isEqualTo(kind);
  }

  @Property(tries = 500)
  void everyFormOfANameIsOneLayer(@ForAll("names") String name) {
    String decomposed = Normalizer.normalize(name, Normalizer.Form.NFD);

    assertThat(Layer.person(decomposed)).isEqualTo(Layer.person(name));
  }

  @Property(tries = 500)
  void layersAreEqualExactlyWhenIdsAre(
      @ForAll("kinds") LayerKind kind,
      @ForAll("kinds") LayerKind other,
      @ForAll("names") String name) {
    Layer one = NamedLayer.of(kind, name);
    Layer two = NamedLayer.of(other, name);

    assertThat(one.equals(two)).isEqualTo(one.id().equals(two.id())).isEqualTo(kind == other);
  }

  @Property(tries = 500)
  void anyTextIsANameOrRefusedWithoutShowingIt(@ForAll String text) {
    String outcome;
    try {
      outcome = Layer.parse("agent:" + text).name();
    } catch (IllegalArgumentException refusal) {
      assertThat(refusal.getMessage()).matches(MESSAGE);
      return;
    }
    assertThat(outcome).isEqualTo(Normalizer.normalize(text, Normalizer.Form.NFC)).isNotBlank();
    assertThat(outcome.codePoints()).noneMatch(Character::isISOControl);
  }

  @Property(tries = 500)
  void idsDoNotDependOnTheLocale(@ForAll LayerKind kind) {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertThat(kind.id()).isEqualTo(kind.name().toLowerCase(Locale.ROOT));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Provide
  Arbitrary<LayerKind> kinds() {
    return Arbitraries.of(LayerKind.class).filter(LayerKind::isNamed);
  }

  /** Marks, jamo, right-to-left, separators of paths and ids, and whatever else is valid. */
  @Provide
  Arbitrary<String> names() {
    Arbitrary<Integer> hostile =
        Arbitraries.of(
            0x3a, 0x2f, 0x5c, 0x20, 0x25, 0x2a, 0x27, 0x22, 0x65, 0x301, 0x323, 0x1112, 0x1161,
            0x11ab, 0x202e, 0x200d, 0xfeff, 0x212b, 0x1f600, 0x1d15e, 0xac00);
    Arbitrary<Integer> any = Arbitraries.integers().between(0x20, 0x10ffff);
    return Arbitraries.frequencyOf(Tuple.of(3, hostile), Tuple.of(1, any))
        .filter(LayerProperties::isAllowed)
        .list()
        .ofMaxSize(12)
        .map(points -> points.stream().map(Character::toString).reduce("", String::concat))
        .filter(name -> !name.isBlank());
  }

  private static boolean isAllowed(int codePoint) {
    boolean surrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
    return !surrogate && !Character.isISOControl(codePoint);
  }
}
