package io.memory4j.examples.quickstart.forget;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.Selector;
import io.memory4j.core.HistoryOptions;
import io.memory4j.core.Memory4j;
import io.memory4j.episode.HistoryQuery;
import io.memory4j.episode.HistoryReport;
import io.memory4j.episode.HistorySource;
import io.memory4j.llm.transcript.Transcripts;
import io.memory4j.sqlite.SqliteMemoryStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person said in a session, in a store of its own, stands in no byte once they are gone. */
class HistoryCanaryTest {
  private static final int STEM = 6;

  private final Random random = new Random(11);
  private final List<String> words = Stream.generate(this::word).limit(40).toList();

  @TempDir Path folder;

  private String word() {
    return random.ints(9, 'a', 'z' + 1).mapToObj(Character::toString).collect(Collectors.joining());
  }

  private Transcripts transcripts() throws IOException {
    Path place = Files.createDirectories(folder.resolve("sessions"));
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < words.size(); i += 4) {
      lines.append(line(i, "user", String.join(" ", words.subList(i, i + 4))));
      lines.append(line(i + 1, "assistant", "Certainly, number " + i));
    }
    Files.writeString(place.resolve("s1.jsonl"), lines);
    return Transcripts.at(place);
  }

  private static String line(int number, String role, String text) {
    return String.format(
        Locale.ROOT,
        "{\"type\":\"%s\",\"uuid\":\"u%d\",\"sessionId\":\"s1\",\"cwd\":\"/shop\","
            + "\"timestamp\":\"2026-10-12T16:00:%02d.000Z\","
            + "\"message\":{\"role\":\"%s\",\"content\":\"%s\"}}%n",
        role,
        number,
        number,
        role,
        text);
  }

  private Memory4j open() {
    HistoryOptions history =
        HistoryOptions.ofDefaults()
            .person("ana")
            .store(SqliteMemoryStore.open(folder.resolve("stores/history")));
    return Memory4j.builder()
        .store(SqliteMemoryStore.open(folder.resolve("stores/home")))
        .history(history)
        .build();
  }

  private long wordsInBytes() throws IOException {
    StringBuilder bytes = new StringBuilder();
    try (Stream<Path> all = Files.walk(folder.resolve("stores"))) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        bytes.append(new String(Files.readAllBytes(file), ISO_8859_1).toLowerCase(Locale.ROOT));
      }
    }
    return words.stream().filter(word -> bytes.indexOf(word.substring(0, STEM)) >= 0).count();
  }

  @Test
  void wordsOfAForgottenPersonStandInNoByteAndAreNotIndexedAgain() throws IOException {
    Transcripts transcripts = transcripts();
    try (Memory4j memory4j = open()) {
      memory4j.history().index(HistorySource.namedByPerson(transcripts));
    }
    long planted = wordsInBytes();

    HistoryReport again;
    try (Memory4j memory4j = open()) {
      memory4j
          .bind(LayerStack.of(Layer.global(), Layer.person("ana")))
          .forget(Selector.person("ana"));
      memory4j.history().clear();
      again = memory4j.history().index(HistorySource.namedByPerson(transcripts));
      assertThat(memory4j.history().search(HistoryQuery.of(words.get(0))).hits()).isEmpty();
    }

    assertThat(planted).isEqualTo(words.size());
    assertThat(again.turns().forgotten()).isEqualTo(words.size() / 4);
    assertThat(again.turns().added()).isPositive();
    assertThat(wordsInBytes()).isZero();
  }
}
