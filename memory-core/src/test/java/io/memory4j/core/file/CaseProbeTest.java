package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CaseProbeTest {
  @TempDir Path temp;

  @Test
  void theProbeAgreesWithTheDisk() throws IOException {
    Path folder = Files.createDirectory(temp.resolve("Src"));

    assertThat(CaseProbe.ignoresCase(folder)).isEqualTo(Files.exists(temp.resolve("sRC")));
    assertThat(temp).isDirectoryNotContaining(path -> !path.equals(folder));
  }

  @Test
  void aLinkUnderTheOtherNameProvesNothing() throws IOException {
    Path folder = Files.createDirectory(temp.resolve("lower"));
    if (!Files.exists(temp.resolve("LOWER"))) {
      Files.createSymbolicLink(temp.resolve("LOWER"), folder);

      assertThat(CaseProbe.ignoresCase(folder)).isFalse();
    }
  }

  @Test
  void anotherFolderUnderTheOtherNameIsNotTheSame() throws IOException {
    Path folder = Files.createDirectory(temp.resolve("app"));
    if (!Files.exists(temp.resolve("APP"))) {
      Files.createDirectory(temp.resolve("APP"));

      assertThat(CaseProbe.ignoresCase(folder)).isFalse();
    }
  }

  @Test
  void whatHasNoCaseOrDoesNotExistSaysNo() throws IOException {
    assertThat(CaseProbe.ignoresCase(Files.createDirectory(temp.resolve("17")))).isFalse();
    assertThat(CaseProbe.ignoresCase(temp.resolve("absent"))).isFalse();
    assertThat(CaseProbe.ignoresCase(temp.getRoot())).isFalse();
  }
}
