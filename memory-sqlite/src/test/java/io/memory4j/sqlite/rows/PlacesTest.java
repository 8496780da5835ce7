package io.memory4j.sqlite.rows;

import static io.memory4j.sqlite.Fixtures.FACT;
import static io.memory4j.sqlite.Fixtures.SHOP;
import static io.memory4j.sqlite.Fixtures.START;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.sqlite.schema.Where;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.Ref;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A query that is taken for a place only, though it is not, would find too much. */
class PlacesTest {
  private static final RecordQuery PLACE = RecordQuery.in(SHOP).kind(FACT);

  @TempDir Path folder;

  private static Stream<RecordQuery> details() {
    return Stream.of(
        PLACE.categories(List.of("c")),
        PLACE.anyTag(List.of("t")),
        PLACE.keyFrom("a"),
        PLACE.keyBefore("b"),
        PLACE.author("host"),
        PLACE.linkedTo(Ref.episode("e"), Set.of()),
        PLACE.dueFrom(START),
        PLACE.dueBy(START),
        PLACE.observedFrom(START),
        PLACE.observedBefore(START),
        PLACE.sequenceBelow(9),
        PLACE.validAt(START),
        PLACE.asOf(3));
  }

  @ParameterizedTest
  @MethodSource("details")
  void anyOtherConditionIsSeen(RecordQuery query) {
    assertThat(Places.isPlaceOnly(query)).isFalse();
    assertThat(Places.isPlaceOnly(query.anyStatus().limit(3))).isFalse();
  }

  @Test
  void layersKindsStatusesOrderAndLimitAreThePlace() {
    for (RecordQuery query : List.of(PLACE, PLACE.anyStatus(), RecordQuery.in(Set.of()))) {
      assertThat(Places.isPlaceOnly(query)).isTrue();
      assertThat(Places.isPlaceOnly(query.limit(3).withoutDetail())).isTrue();
      assertThat(Places.isPlaceOnly(query.order(RecordOrder.OLDEST))).isTrue();
    }
  }

  /** A part that a query gains must be thought of here and in Places. */
  @Test
  void noPartOfAQueryIsUnknownHere() {
    long parts =
        Arrays.stream(RecordQuery.class.getDeclaredFields())
            .filter(field -> !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic())
            .count();

    // Layers, kinds, statuses, relations (with a link), detail, order and limit are no conditions.
    assertThat(parts).isEqualTo(details().count() + 7);
  }

  @Test
  void aLayerThatNothingIsInMeetsNoRow() {
    RecordQuery nowhere = RecordQuery.in(Layer.project("nowhere"));
    try (SampleRows rows = SampleRows.in(folder)) {
      List<String> texts =
          rows.read(
              (session, names) ->
                  Stream.of(nowhere, PLACE.anyStatus(), RecordQuery.in(Set.of()).anyStatus())
                      .map(query -> Places.add(new Where(), query, names).sql("x", "").text())
                      .toList());

      assertThat(texts)
          .containsExactly(
              "x where (false and records.status in (?))",
              "x where (records.layer in (?) and records.kind in (?))",
              "x");
    }
  }
}
