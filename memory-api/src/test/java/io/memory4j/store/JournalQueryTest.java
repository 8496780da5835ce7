package io.memory4j.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.memory4j.Layer;
import java.time.Instant;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class JournalQueryTest {
  private static final Ref SUBJECT = Ref.episode("e1");
  private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");

  @Test
  void queryOfAllSetsNoCondition() {
    assertThat(JournalQuery.all())
        .isEqualTo(
            new JournalQuery(
                Set.of(), Set.of(), Set.of(), 0, Optional.empty(), OptionalInt.empty()));
  }

  @Test
  void queryAboutASubjectSetsItAlone() {
    assertThat(JournalQuery.about(SUBJECT))
        .isEqualTo(
            new JournalQuery(
                Set.of(), Set.of(), Set.of(SUBJECT), 0, Optional.empty(), OptionalInt.empty()));
  }

  @Test
  void changesAddUpAndKeepTheRest() {
    JournalQuery base =
        new JournalQuery(
            Set.of(), Set.of("old"), Set.of(SUBJECT), 1, Optional.of(AT), OptionalInt.of(2));

    JournalQuery query = base.type("seen").in(Layer.global()).after(9).limit(3);

    assertThat(query)
        .isEqualTo(
            new JournalQuery(
                Set.of(Layer.global()),
                Set.of("seen"),
                Set.of(SUBJECT),
                9,
                Optional.of(AT),
                OptionalInt.of(3)));
  }

  @Test
  void changeLeavesTheQueryAsItWas() {
    JournalQuery base = JournalQuery.about(SUBJECT);

    base.type("seen").after(3).limit(1);

    assertThat(base).isEqualTo(JournalQuery.about(SUBJECT));
  }

  @Test
  void setsAreCopied() {
    Set<String> types = new HashSet<>(Set.of("seen"));
    JournalQuery query =
        new JournalQuery(Set.of(), types, Set.of(), 0, Optional.empty(), OptionalInt.empty());

    types.clear();

    assertThat(query.types()).containsExactly("seen");
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException()
        .isThrownBy(
            () -> new JournalQuery(Set.of(), Set.of(), Set.of(), 0, null, OptionalInt.empty()));
    assertThatNullPointerException().isThrownBy(() -> JournalQuery.about(null));
    assertThatNullPointerException().isThrownBy(() -> JournalQuery.all().in(null));
  }

  @Test
  void eventCopiesItsValues() {
    SortedMap<String, String> values = new TreeMap<>(Map.of("a", "1"));
    JournalDraft draft =
        new JournalDraft(Layer.global(), "seen", SUBJECT, AT, 1.0, Optional.empty(), values);

    values.put("b", "2");

    assertThat(draft.data()).containsExactly(Map.entry("a", "1"));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> draft.data().clear());
    assertThat(new JournalEntry(4, draft).event()).isEqualTo(draft);
  }

  @Test
  void eventNeedsItsParts() {
    assertThatNullPointerException()
        .isThrownBy(
            () ->
                new JournalDraft(
                    Layer.global(), "seen", null, AT, 1.0, Optional.empty(), new TreeMap<>()));
    assertThatNullPointerException().isThrownBy(() -> new JournalEntry(1, null));
  }
}
