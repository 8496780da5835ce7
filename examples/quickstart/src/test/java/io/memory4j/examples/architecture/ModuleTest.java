package io.memory4j.examples.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.core.Memory4j;
import io.memory4j.sqlite.SqliteMemoryStore;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.net.URI;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What each module opens to others is a decision, and this list is where it is taken. */
class ModuleTest {
  @Test
  void apiExportsItsConcepts() throws IOException {
    assertThat(exportsOf(Fact.class))
        .containsExactlyInAnyOrder(
            "io.memory4j",
            "io.memory4j.episode",
            "io.memory4j.inject",
            "io.memory4j.recall",
            "io.memory4j.redact",
            "io.memory4j.review",
            "io.memory4j.store");
  }

  @Test
  void coreExportsTheWayInAndItsFiles() throws IOException {
    assertThat(exportsOf(Memory4j.class))
        .containsExactlyInAnyOrder("io.memory4j.core", "io.memory4j.core.file");
  }

  @Test
  void sqliteExportsItsEntry() throws IOException {
    assertThat(exportsOf(SqliteMemoryStore.class)).containsExactly("io.memory4j.sqlite");
  }

  /** Returns what a module exports to everybody. */
  private static Set<String> exportsOf(Class<?> member) throws IOException {
    var code = member.getProtectionDomain().getCodeSource().getLocation();
    var module =
        code.getPath().endsWith(".jar")
            ? "jar:" + code + "!/module-info.class"
            : code + "module-info.class";
    try (InputStream in = URI.create(module).toURL().openStream()) {
      return ModuleDescriptor.read(in).exports().stream()
          .filter(export -> !export.isQualified())
          .map(ModuleDescriptor.Exports::source)
          .collect(Collectors.toSet());
    }
  }
}
