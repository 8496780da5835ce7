package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.SHOP;
import static io.memory4j.sqlite.Fixtures.fact;
import static io.memory4j.sqlite.Fixtures.id;
import static io.memory4j.sqlite.Fixtures.insert;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.ScrubReport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScrubTest {
  @TempDir Path folder;

  /** All bytes of all files, each byte as one character. Read only while no store is open. */
  private String bytes() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        all.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)).append('\n');
      }
    }
    return all.toString();
  }

  private static String words(Random random, int count) {
    return words(random, count, 'a');
  }

  /**
   * Other records are of other letters, so that none of them holds a part of the text by chance.
   */
  private static String noise(Random random) {
    return words(random, 20, 'а');
  }

  private static String words(Random random, int count, char first) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      StringBuilder word = new StringBuilder();
      for (int letter = 0; letter < 7; letter++) {
        word.append((char) (first + random.nextInt(26)));
      }
      words.add(word.toString());
    }
    return String.join(" ", words);
  }

  private static boolean holdsAny(String bytes, String text, int width) {
    Set<String> parts = new HashSet<>();
    for (int at = 0; at + width <= text.length(); at++) {
      parts.add(text.substring(at, at + width));
    }
    return IntStream.rangeClosed(0, bytes.length() - width)
        .anyMatch(at -> parts.contains(bytes.substring(at, at + width)));
  }

  private static List<String> stemsLeft(String bytes, String text) {
    return Stream.of(text.split(" ", -1))
        .map(word -> word.substring(0, 6))
        .filter(bytes::contains)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 7, 8})
  void aDeletedTextIsInNoByteWhateverItsLength(long seed) throws IOException {
    Random random = new Random(seed);
    String secret = words(random, seed % 2 == 0 ? 12 : 2_000);
    ScrubReport report;
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      for (int i = 2; i < 40; i++) {
        insert(store, i, noise(random));
      }
      store.write(w -> w.insert(id(1), fact(secret).toBuilder().keywords(secret).build()));
      for (int i = 40; i < 60; i++) {
        insert(store, i, noise(random));
      }
      store.backup(folder.resolve("elsewhere"));
      assertThat(store.scrub(List.of(secret)).tracesFound()).isEqualTo(1);
      store.write(w -> w.delete(id(1)));
      report = store.scrub(List.of(secret));
    }
    assertThat(holdsAny(bytes(), secret, 12)).isTrue();
    delete(folder.resolve("elsewhere"));

    assertThat(report.verified()).isTrue();
    assertThat(report.bytesScanned()).isPositive();
    assertThat(holdsAny(bytes(), secret, 12)).isFalse();
    assertThat(stemsLeft(bytes(), secret)).isEmpty();
  }

  private static void delete(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path path : files.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.delete(path);
      }
    }
  }

  @Test
  void anyFileAmongTheStoresOwnBackupsIsLookedAtToo() throws IOException {
    String secret = "Ana prefers the blue door";
    Path notes = Files.createDirectories(folder.resolve("backup")).resolve("notes.txt");
    Files.writeString(notes, "as she said: " + secret);
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      insert(store, 1, secret);
      store.write(w -> w.delete(id(1)));

      ScrubReport report = store.scrub(List.of(secret, "never written"));

      assertThat(report.verified()).isFalse();
      assertThat(report.tracesFound()).isEqualTo(1);
    }
  }

  @Test
  void aTextThatReachesOverManyPagesIsFoundWhileItIsThere() {
    String text = words(new Random(9), 3_000);
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      RecordBody body = fact("short").toBuilder().detail(text).build();
      store.write(w -> w.insert(id(1), body));

      assertThat(store.scrub(List.of(text)).tracesFound()).isEqualTo(1);
      assertThat(store.scrub(List.of(text.substring(9_000))).tracesFound()).isEqualTo(1);
      assertThat(store.scrub(List.of(words(new Random(10), 3_000))).verified()).isTrue();
    }
  }

  @Test
  void aLayerDeletedWholeLeavesNoName() throws IOException {
    Layer person = Layer.person("annabelle-the-second");
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      insert(store, 1, "kept");
      store.write(
          w -> w.insert(id(2), RecordBody.builder(person, Fixtures.FACT).content("goes").build()));
      store.write(w -> w.deleteAll(RecordQuery.in(person).anyStatus()));

      assertThat(store.scrub(List.of(person.name())).verified()).isTrue();
      List<MemoryRecord> left = store.read(r -> r.list(RecordQuery.in(SHOP).limit(5)));
      assertThat(left).hasSize(1);
    }
    assertThat(bytes()).doesNotContain("annabelle");
  }

  /** Closing any handle of a file drops all locks that the process holds on it. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void aLookAtTheFilesKeepsTheLocksOnThem() throws IOException {
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      insert(store, 1, "kept");
      List<Boolean> before = List.of(isLocked("memory.db"), isLocked("memory.db-shm"));

      store.scrub(List.of("never written"));

      assertThat(before).containsExactly(true, true);
      assertThat(isLocked("memory.db")).isTrue();
      assertThat(isLocked("memory.db-shm")).isTrue();
    }
  }

  private boolean isLocked(String file) throws IOException {
    Object inode = Files.getAttribute(folder.resolve("memory.v1").resolve(file), "unix:ino");
    String holder = " " + ProcessHandle.current().pid() + " ";
    try (Stream<String> locks = Files.lines(Path.of("/proc/locks"))) {
      return locks.anyMatch(lock -> lock.contains(holder) && lock.contains(":" + inode + " "));
    }
  }
}
