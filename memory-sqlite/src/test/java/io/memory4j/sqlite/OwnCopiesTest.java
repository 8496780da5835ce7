package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.fact;
import static io.memory4j.sqlite.Fixtures.id;
import static io.memory4j.sqlite.Fixtures.insert;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.ScrubReport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnCopiesTest {
  private static final String GONE = "quokka lanterns guide my morning route";
  private static final String BLANKED = "zephyr harpsichord needs retuning";

  @TempDir Path folder;

  private String bytes() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        all.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return all.toString();
  }

  private static RecordBody husk() {
    return fact("").toBuilder().status(RecordStatus.HUSK).build();
  }

  @Test
  void backupInTheStoresOwnFolderLosesWhatTheStoreDeletedOrBlanked() throws IOException {
    Path backup = folder.resolve("backup/monday");
    ScrubReport report;
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      insert(store, 1, GONE);
      MemoryRecord blanked = insert(store, 2, BLANKED);
      insert(store, 3, "kept in both");
      store.backup(backup);
      store.write(w -> w.delete(id(1)));
      store.write(w -> w.update(blanked, husk(), Position.KEEP));

      report = store.scrub(List.of()); // as after a crash: nobody knows the texts
    }

    assertThat(report.verified()).isTrue();
    assertThat(bytes()).doesNotContain("quokka", "harpsichord", "lantern", "retuning");
    try (SqliteMemoryStore copy = SqliteMemoryStore.open(backup)) {
      assertThat(copy.<Boolean>read(reader -> reader.find(id(3)).isPresent())).isTrue();
      assertThat(copy.checkIndexes()).isTrue();
    }
  }

  @Test
  void backupThatCannotBeOpenedIsNamed() throws IOException {
    Path damaged = Files.createDirectories(folder.resolve("backup/broken/memory.v1"));
    Files.writeString(damaged.resolve("memory.db"), "no database");
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      ScrubReport report = store.scrub(List.of());

      assertThat(report.verified()).isFalse();
      assertThat(report.notReached()).singleElement().asString().contains("broken");
    }
  }

  @Test
  void backupElsewhereIsLeftAlone() throws IOException {
    Path elsewhere = folder.resolve("elsewhere");
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder.resolve("store"))) {
      insert(store, 1, GONE);
      store.backup(elsewhere);
      store.write(w -> w.delete(id(1)));
      store.scrub(List.of(GONE));
    }

    assertThat(bytes()).contains("quokka");
  }
}
