package io.memory4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ListQueryTest {
  private static final Layer ANA = Layer.person("ana");

  private static List<UnaryOperator<ListQuery>> changes() {
    return List.of(
        query -> query.in(ANA),
        query -> query.category("taste"),
        query -> query.anyTag("tea"),
        query -> query.limit(7));
  }

  private static List<Object> parts(ListQuery query) {
    return List.of(query.layer(), query.category(), query.anyTag(), query.maxFacts());
  }

  @Test
  void queryOfAllHasOnlyALimit() {
    ListQuery all = ListQuery.all();

    assertThat(all.layer()).isEmpty();
    assertThat(all.category()).isEmpty();
    assertThat(all.anyTag()).isEmpty();
    assertThat(all.maxFacts()).isEqualTo(ListQuery.DEFAULT_LIMIT);
  }

  @Test
  void copyKeepsEveryPart() {
    ListQuery query = ListQuery.all();
    for (UnaryOperator<ListQuery> change : changes()) {
      query = change.apply(query);
    }

    assertThat(query.layer()).contains(ANA);
    assertThat(query.category()).contains("taste");
    assertThat(query.anyTag()).containsExactly("tea");
    assertThat(query.maxFacts()).isEqualTo(7);
  }

  @ParameterizedTest
  @MethodSource("changes")
  void changeConcernsOnePartOfACopy(UnaryOperator<ListQuery> change) {
    List<Object> before = parts(ListQuery.all());

    List<Object> after = parts(change.apply(ListQuery.all()));

    assertThat(parts(ListQuery.all())).isEqualTo(before);
    assertThat(after).filteredOn(part -> !before.contains(part)).hasSize(1);
  }

  @Test
  void tagsAddUpAndAreUnmodifiable() {
    ListQuery query = ListQuery.all().anyTag("b").anyTag("a").anyTag("b");

    assertThat(query.anyTag()).containsExactlyInAnyOrder("a", "b");
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> query.anyTag().add("c"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void limitBelowOneIsRefused(int limit) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ListQuery.all().limit(limit))
        .withMessage("The limit is " + limit + " facts; ask for 1 or more.");
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException().isThrownBy(() -> ListQuery.all().in(null));
    assertThatNullPointerException().isThrownBy(() -> ListQuery.all().category(null));
    assertThatNullPointerException().isThrownBy(() -> ListQuery.all().anyTag(null));
  }
}
