package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.FACT;
import static io.memory4j.sqlite.Fixtures.SHOP;
import static io.memory4j.sqlite.Fixtures.fact;
import static io.memory4j.sqlite.Fixtures.id;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ColdStartTest {
  @TempDir Path folder;

  /** What runs most; the second JVM that the test starts does nothing else. */
  static final class Hot {
    private Hot() {}

    public static void main(String[] arguments) {
      try (SqliteMemoryStore store = SqliteMemoryStore.open(Path.of(arguments[0]))) {
        MemoryRecord record =
            store.write(w -> w.insert(id(1), fact("text").toBuilder().key("k").build()));
        store.read(r -> r.find(id(1)));
        store.read(r -> r.findByKey(SHOP, FACT, "k"));
        store.read(r -> r.findByFingerprint(SHOP, FACT, "f"));
        store.write(w -> w.update(record, record.body(), Position.NEWEST));
        store.write(w -> w.delete(id(1)));
        store.mark();
      }
    }
  }

  @Test
  void neitherOpeningNorTheHotStatementsLoadJooq() throws IOException, InterruptedException {
    String classPath =
        Stream.of("java.class.path", "jdk.module.path")
            .map(System::getProperty)
            .filter(Objects::nonNull)
            .collect(Collectors.joining(File.pathSeparator));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process =
        new ProcessBuilder(
                List.of(java, "-verbose:class", "-cp", classPath, Hot.class.getName(), "" + folder))
            .redirectErrorStream(true)
            .start();
    String loaded = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).isZero();
    assertThat(loaded).contains("io.memory4j.sqlite.rows.RowWriter").doesNotContain("org.jooq.");
  }
}
