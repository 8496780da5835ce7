package io.memory4j.examples.quickstart.forget;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.Selector;
import io.memory4j.core.Memory4j;
import io.memory4j.core.ReviewOptions;
import io.memory4j.llm.transcript.Transcripts;
import io.memory4j.review.ReviewLevel;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.testkit.MutableClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was said in a forgotten session stands in no summary, nor in those made anew. */
class ReviewCanaryTest {
  private static final LayerStack SHOP = LayerStack.of(Layer.project("shop"));
  private static final LocalDate FIRST = LocalDate.parse("2026-10-12");
  private static final int STEM = 6;

  private final Random random = new Random(12);
  private final List<String> words = Stream.generate(this::word).limit(12).toList();
  private final MutableClock clock = MutableClock.standing();

  @TempDir Path folder;

  private String word() {
    return random.ints(9, 'a', 'z' + 1).mapToObj(Character::toString).collect(Collectors.joining());
  }

  private Transcripts transcripts() throws IOException {
    Path place = Files.createDirectories(folder.resolve("sessions"));
    Files.writeString(
        place.resolve("s1.jsonl"), line("s1", FIRST, "We decided " + String.join(" ", words)));
    Files.writeString(
        place.resolve("s2.jsonl"), line("s2", FIRST.plusDays(1), "We decided to pin the driver"));
    return Transcripts.at(place);
  }

  private static String line(String session, LocalDate day, String text) {
    return String.format(
        Locale.ROOT,
        "{\"type\":\"user\",\"uuid\":\"u-%s\",\"sessionId\":\"%s\",\"cwd\":\"/shop\","
            + "\"timestamp\":\"%sT16:00:00.000Z\","
            + "\"message\":{\"role\":\"user\",\"content\":\"%s\"}}%n",
        session,
        session,
        day,
        text);
  }

  private Memory4j open(Transcripts transcripts) {
    return Memory4j.builder()
        .store(SqliteMemoryStore.open(folder.resolve("store")))
        .clock(clock)
        .reviews(ReviewOptions.ofDefaults().sessions(layer -> Optional.of(transcripts)))
        .build();
  }

  private void runDaily(Memory4j memory4j, int from, int until) {
    for (int day = from; day < until; day++) {
      clock.set(FIRST.plusDays(day).atTime(12, 0).toInstant(ZoneOffset.UTC));
      memory4j.bind(SHOP).reviews().runIfDue().toCompletableFuture().join();
    }
  }

  private long wordsInBytes() throws IOException {
    StringBuilder bytes = new StringBuilder();
    try (Stream<Path> all = Files.walk(folder.resolve("store"))) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        bytes.append(new String(Files.readAllBytes(file), ISO_8859_1).toLowerCase(Locale.ROOT));
      }
    }
    return words.stream().filter(word -> bytes.indexOf(word.substring(0, STEM)) >= 0).count();
  }

  @Test
  void wordsOfAForgottenSessionStandInNoSummary() throws IOException {
    Transcripts transcripts = transcripts();
    try (Memory4j memory4j = open(transcripts)) {
      runDaily(memory4j, 0, 12);
    }
    long planted = wordsInBytes();

    try (Memory4j memory4j = open(transcripts)) {
      memory4j.bind(SHOP).forget(Selector.episode("s1"));
      assertThat(wordsInBytes()).isZero();
      runDaily(memory4j, 12, 40);
      assertThat(memory4j.bind(SHOP).reviews().summaries(ReviewLevel.WEEKLY, 9))
          .anyMatch(week -> week.detail().contains("pin the driver"));
    }

    assertThat(planted).isEqualTo(words.size());
    assertThat(wordsInBytes()).isZero();
  }
}
