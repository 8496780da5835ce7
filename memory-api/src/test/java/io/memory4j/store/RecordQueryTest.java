package io.memory4j.store;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.memory4j.Layer;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordQueryTest {
  private static final RecordKind FACT = new RecordKind("FACT", true);
  private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");
  private static final Ref EPISODE = Ref.episode("e1");
  private static final RecordQuery QUERY = RecordQuery.in(Layer.global());

  /** Every part of a query by its name. */
  private static final Map<String, Function<RecordQuery, Object>> PARTS =
      Map.ofEntries(
          entry("layers", RecordQuery::layers),
          entry("kinds", RecordQuery::kinds),
          entry("statuses", RecordQuery::statuses),
          entry("categories", RecordQuery::categories),
          entry("anyTag", RecordQuery::anyTag),
          entry("keyFrom", RecordQuery::keyFrom),
          entry("keyBefore", RecordQuery::keyBefore),
          entry("author", RecordQuery::author),
          entry("linkedTo", RecordQuery::linkedTo),
          entry("relations", RecordQuery::relations),
          entry("dueFrom", RecordQuery::dueFrom),
          entry("dueBy", RecordQuery::dueBy),
          entry("observedFrom", RecordQuery::observedFrom),
          entry("observedBefore", RecordQuery::observedBefore),
          entry("sequenceBelow", RecordQuery::sequenceBelow),
          entry("validAt", RecordQuery::validAt),
          entry("asOf", RecordQuery::asOf),
          entry("withDetail", RecordQuery::withDetail),
          entry("order", RecordQuery::order),
          entry("limit", RecordQuery::limit));

  /** The part that a change concerns, the change, and what the part becomes. */
  private static Stream<Arguments> changes() {
    return Stream.of(
        change("kinds", query -> query.kinds(Set.of(FACT)), Set.of(FACT)),
        change("kinds", query -> query.kind(FACT), Set.of(FACT)),
        change(
            "statuses",
            query -> query.statuses(Set.of(RecordStatus.HUSK)),
            Set.of(RecordStatus.HUSK)),
        change("statuses", RecordQuery::anyStatus, Set.of()),
        change("categories", query -> query.categories(List.of("a", "b")), Set.of("a", "b")),
        change("anyTag", query -> query.anyTag(List.of("a")), Set.of("a")),
        change("keyFrom", query -> query.keyFrom("k"), Optional.of("k")),
        change("keyBefore", query -> query.keyBefore("l"), Optional.of("l")),
        change("author", query -> query.author("person:ana"), Optional.of("person:ana")),
        change("linkedTo", query -> query.linkedTo(EPISODE, Set.of()), Optional.of(EPISODE)),
        change("dueFrom", query -> query.dueFrom(AT), Optional.of(AT)),
        change("dueBy", query -> query.dueBy(AT), Optional.of(AT)),
        change("observedFrom", query -> query.observedFrom(AT), Optional.of(AT)),
        change("observedBefore", query -> query.observedBefore(AT), Optional.of(AT)),
        change("sequenceBelow", query -> query.sequenceBelow(5), OptionalLong.of(5)),
        change("validAt", query -> query.validAt(AT), Optional.of(AT)),
        change("asOf", query -> query.asOf(6), OptionalLong.of(6)),
        change("withDetail", RecordQuery::withoutDetail, false),
        change("order", query -> query.order(RecordOrder.DUE), RecordOrder.DUE),
        change("limit", query -> query.limit(7), OptionalInt.of(7)));
  }

  private static Arguments change(String part, UnaryOperator<RecordQuery> change, Object value) {
    return Arguments.of(part, change, value);
  }

  private static Map<String, Object> parts(RecordQuery query) {
    Map<String, Object> values = new LinkedHashMap<>();
    PARTS.forEach((name, part) -> values.put(name, part.apply(query)));
    return values;
  }

  @Test
  void queryOfALayerAsksForItsActiveRecordsNewestFirst() {
    assertThat(QUERY.layers()).containsExactly(Layer.global());
    assertThat(QUERY.statuses()).containsExactly(RecordStatus.ACTIVE);
    assertThat(QUERY.order()).isEqualTo(RecordOrder.NEWEST);
    assertThat(QUERY.withDetail()).isTrue();
    assertThat(QUERY.limit()).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("changes")
  void changeConcernsItsPartOfACopy(String part, UnaryOperator<RecordQuery> change, Object value) {
    Map<String, Object> before = parts(QUERY);
    Map<String, Object> expected = new LinkedHashMap<>(before);
    expected.put(part, value);

    RecordQuery changed = change.apply(QUERY);

    assertThat(parts(changed)).isEqualTo(expected).isNotEqualTo(before);
    assertThat(parts(QUERY)).isEqualTo(before);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("changes")
  void laterChangesKeepThePart(String part, UnaryOperator<RecordQuery> change, Object value) {
    RecordQuery changed = change.apply(QUERY);

    RecordQuery later = part.equals("limit") ? changed.validAt(AT) : changed.limit(3);

    assertThat(parts(later)).containsEntry(part, value);
  }

  @Test
  void everyPartButTheLayersIsInTheTable() {
    Set<String> concerned = new HashSet<>(Set.of("layers", "relations"));
    changes().forEach(change -> concerned.add((String) change.get()[0]));

    assertThat(concerned).isEqualTo(PARTS.keySet());
  }

  @Test
  void linkComesWithItsRelations() {
    RecordQuery query = QUERY.linkedTo(EPISODE, Set.of(Relation.EVIDENCE)).limit(1);

    assertThat(query.linkedTo()).contains(EPISODE);
    assertThat(query.relations()).containsExactly(Relation.EVIDENCE);
  }

  @Test
  void setsAreCopied() {
    Set<Layer> layers = new HashSet<>(Set.of(Layer.global()));
    RecordQuery query = RecordQuery.in(layers);

    layers.clear();

    assertThat(query.layers()).containsExactly(Layer.global());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void limitBelowOneIsRefused(int max) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> QUERY.limit(max))
        .withMessage("The limit is " + max + " records; ask for 1 or more.");
  }

  @Test
  void limitCanBeDemanded() {
    RecordQuery limited = QUERY.limit(1);

    assertThat(limited.requireLimit()).isSameAs(limited);
    assertThatIllegalArgumentException()
        .isThrownBy(QUERY::requireLimit)
        .withMessage("This query needs a limit; set one with limit(max).");
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException().isThrownBy(() -> QUERY.kind(null));
    assertThatNullPointerException().isThrownBy(() -> QUERY.keyFrom(null));
    assertThatNullPointerException().isThrownBy(() -> QUERY.author(null));
    assertThatNullPointerException().isThrownBy(() -> QUERY.order(null));
    assertThatNullPointerException().isThrownBy(() -> QUERY.linkedTo(null, Set.of()));
    assertThatNullPointerException().isThrownBy(() -> QUERY.linkedTo(EPISODE, null));
  }
}
