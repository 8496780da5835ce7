package io.memory4j.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AuthorRole;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RecordBodyProperties {
  private static final RecordKind FACT = new RecordKind("FACT", true);

  @Property(tries = 200)
  void builderOfABodyBuildsItAgain(@ForAll("bodies") RecordBody body) {
    RecordBody again = body.toBuilder().build();

    assertThat(again).isEqualTo(body).hasSameHashCodeAs(body);
  }

  @Property(tries = 200)
  void changeOfTheCopyLeavesTheBodyAsItWas(
      @ForAll("bodies") RecordBody body,
      @ForAll("changes") UnaryOperator<RecordBody.Builder> change) {
    RecordBody before = body.toBuilder().build();

    change.apply(body.toBuilder()).build();

    assertThat(body).isEqualTo(before);
  }

  @Property(tries = 200)
  void layerAndKindStay(
      @ForAll("bodies") RecordBody body,
      @ForAll("changes") UnaryOperator<RecordBody.Builder> change) {
    RecordBody changed = change.apply(body.toBuilder()).build();

    assertThat(changed.layer()).isEqualTo(body.layer());
    assertThat(changed.kind()).isEqualTo(body.kind());
  }

  @Property(tries = 200)
  void sameChangeTwiceIsOne(
      @ForAll("bodies") RecordBody body,
      @ForAll("changes") UnaryOperator<RecordBody.Builder> change) {
    RecordBody once = change.apply(body.toBuilder()).build();

    assertThat(change.apply(once.toBuilder()).build()).isEqualTo(once);
  }

  @Property(tries = 200)
  void tagsAreInTheOrderOfTheirCodePoints(@ForAll List<String> tags) {
    Comparator<String> byCodePoint =
        (a, b) -> Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray());

    RecordBody body = RecordBody.builder(Layer.global(), FACT).tags(tags).build();

    assertThat(List.copyOf(body.tags()))
        .containsExactlyElementsOf(tags.stream().distinct().sorted(byCodePoint).toList());
  }

  @Provide
  Arbitrary<RecordBody> bodies() {
    return changes()
        .list()
        .ofMaxSize(12)
        .map(
            changes -> {
              RecordBody.Builder builder = RecordBody.builder(Layer.person("ana"), FACT);
              for (UnaryOperator<RecordBody.Builder> change : changes) {
                builder = change.apply(builder);
              }
              return builder.build();
            });
  }

  @Provide
  Arbitrary<UnaryOperator<RecordBody.Builder>> changes() {
    return Arbitraries.oneOf(textChanges(), timeChanges(), otherChanges());
  }

  private static Arbitrary<UnaryOperator<RecordBody.Builder>> textChanges() {
    return Arbitraries.strings()
        .ofMaxLength(8)
        .flatMap(
            text ->
                Arbitraries.of(
                    List.<UnaryOperator<RecordBody.Builder>>of(
                        builder -> builder.key(text),
                        builder -> builder.content(text),
                        builder -> builder.detail(text),
                        builder -> builder.keywords(text),
                        builder -> builder.category(text),
                        builder -> builder.fingerprint(text),
                        builder -> builder.attribute("n", text),
                        builder -> builder.attribute(text, "v"),
                        builder -> builder.tags(List.of(text, "tag")))));
  }

  private static Arbitrary<UnaryOperator<RecordBody.Builder>> timeChanges() {
    return Arbitraries.longs()
        .between(0, 9)
        .map(Instant::ofEpochSecond)
        .flatMap(
            at ->
                Arbitraries.of(
                    List.<UnaryOperator<RecordBody.Builder>>of(
                        builder -> builder.dueAt(at),
                        builder -> builder.validFrom(at),
                        builder -> builder.validUntil(at),
                        builder -> builder.times(at, at.plusSeconds(1), at.minusSeconds(1)),
                        RecordBody.Builder::notDue,
                        RecordBody.Builder::validAlways)));
  }

  private static Arbitrary<UnaryOperator<RecordBody.Builder>> otherChanges() {
    Provenance tool = Provenance.builder(AuthorRole.TOOL).session("s").build();
    return Arbitraries.of(
        List.of(
            builder -> builder.status(RecordStatus.SUPERSEDED),
            builder -> builder.provenance(tool),
            builder -> builder.links(List.of(new Link(Relation.SUCCEEDS, Ref.person("a")))),
            builder -> builder.links(List.of())));
  }
}
