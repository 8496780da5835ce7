package io.memory4j.core;

import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.RejectedException;
import io.memory4j.Selector;
import io.memory4j.core.watch.Watch;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.recall.RecallQuery;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewReport;
import io.memory4j.testkit.InMemoryStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedObject;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FlightRecorderTest {
  private static final String MARKER = "marker-7f3a";

  private static List<RecordedEvent> events;

  @BeforeAll
  static void record(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("memory.jfr");
    try (Recording recording = new Recording()) {
      recording.start();
      live();
      recording.stop();
      recording.dump(file);
    }
    events =
        RecordingFile.readAllEvents(file).stream()
            .filter(event -> event.getEventType().getName().startsWith("io.memory4j."))
            .toList();
  }

  @Test
  void everyKindIsRecordedAndNoFieldHoldsWhatWasPlanted() {
    assertThat(events)
        .extracting(event -> event.getEventType().getName())
        .contains(
            "io.memory4j.Written",
            "io.memory4j.Recalled",
            "io.memory4j.Injected",
            "io.memory4j.Forgotten",
            "io.memory4j.Reviewed",
            "io.memory4j.Failed");
    List<String> values = new ArrayList<>();
    events.forEach(event -> walk(event, values));
    assertThat(values).hasSizeGreaterThan(20);
    assertThat(values).noneMatch(value -> value.contains(MARKER));
  }

  @Test
  void countsAreThoseOfTheCall() {
    RecordedEvent first = events.get(0);

    assertThat(first.getInt("added")).isEqualTo(2);
    assertThat(first.getInt("seen")).isZero();
    assertThat(first.getLong("took")).isPositive();
  }

  /** Uses everything with the marker in it, names of layers and failures included. */
  private static void live() {
    try (Memory4j memory4j = Memory4j.builder().store(InMemoryStore.create()).build()) {
      Layer person = Layer.person(MARKER);
      AgentMemory memory = memory4j.bind(LayerStack.of(GLOBAL, person, SHOP));
      memory.replace(List.of(), List.of(Fact.draft("one"), Fact.draft("two")));
      memory.remember(Fact.draft(MARKER).key(MARKER).tag(MARKER).in(person));
      memory.recall(RecallQuery.of(MARKER));
      memory.inject(InjectionRequest.forTask(MARKER));
      memory.forget(Selector.key(MARKER));
      assertThatThrownBy(() -> memory.remember(MARKER + "\n" + MARKER))
          .isInstanceOf(RejectedException.class);
      Watch watch = new Watch(Watch.NOBODY, () -> 0);
      watch.reviewed(person, failedReport(), watch.start());
    }
  }

  private static ReviewReport failedReport() {
    Period day = Period.parse("2026-01-05");
    return new ReviewReport(
        List.of(new ReviewReport.Entry(day, ReviewReport.Outcome.FAILED, Optional.of(MARKER))),
        List.of(),
        List.of(MARKER));
  }

  private static void walk(RecordedObject object, List<String> values) {
    object
        .getFields()
        .forEach(
            field -> {
              Object value = object.getValue(field.getName());
              if (value instanceof RecordedObject inner) {
                values.add(inner.toString());
              } else {
                values.add(String.valueOf(value));
              }
            });
  }
}
