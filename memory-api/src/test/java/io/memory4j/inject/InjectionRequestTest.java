package io.memory4j.inject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class InjectionRequestTest {
  private static final InjectionRequest REQUEST = InjectionRequest.forTask("fix the build");
  private static final Budget SMALL = Budget.characters(500);

  private static List<UnaryOperator<InjectionRequest>> changes() {
    return List.of(
        request -> request.budget(SMALL),
        request -> request.session("s1"),
        request -> request.window(10),
        request -> request.boundary(0),
        request -> request.task("another"),
        request -> request.newestFirst(true),
        request -> request.refresh(Section.LESSONS),
        request -> request.shares(Map.of()));
  }

  private static List<Object> parts(InjectionRequest request) {
    return List.of(
        request.task(),
        request.budget(),
        request.session(),
        request.window(),
        request.boundary(),
        request.isNewestFirst(),
        request.refreshed(),
        request.share(Section.FACTS));
  }

  @Test
  void requestForATaskHasTheDefaults() {
    assertThat(REQUEST.task()).isEqualTo("fix the build");
    assertThat(REQUEST.budget()).isEqualTo(Budget.characters(2_000));
    assertThat(REQUEST.session()).isEmpty();
    assertThat(REQUEST.window()).isEqualTo(1_000);
    assertThat(REQUEST.boundary()).isEqualTo(6);
  }

  @Test
  void requestOfDefaultsHasNoTask() {
    assertThat(parts(InjectionRequest.ofDefaults())).isEqualTo(parts(InjectionRequest.forTask("")));
  }

  @Test
  void copyKeepsEveryPart() {
    InjectionRequest request = REQUEST;
    for (UnaryOperator<InjectionRequest> change : changes()) {
      request = change.apply(request);
    }

    assertThat(request.task()).isEqualTo("another");
    assertThat(request.budget()).isEqualTo(SMALL);
    assertThat(request.session()).contains("s1");
    assertThat(request.window()).isEqualTo(10);
    assertThat(request.boundary()).isZero();
  }

  @ParameterizedTest
  @MethodSource("changes")
  void changeConcernsOnePartOfACopy(UnaryOperator<InjectionRequest> change) {
    List<Object> before = parts(REQUEST);

    List<Object> after = parts(change.apply(REQUEST));

    assertThat(parts(REQUEST)).isEqualTo(before);
    assertThat(after).filteredOn(part -> !before.contains(part)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void windowBelowOneIsRefused(int window) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> REQUEST.window(window))
        .withMessage("The window is " + window + " facts; ask for 1 or more.");
  }

  @Test
  void negativeBoundaryIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> REQUEST.boundary(-1))
        .withMessage("The boundary is one in -1; give 0 or more.");
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException().isThrownBy(() -> InjectionRequest.forTask(null));
    assertThatNullPointerException().isThrownBy(() -> REQUEST.budget(null));
    assertThatNullPointerException().isThrownBy(() -> REQUEST.session(null));
  }
}
