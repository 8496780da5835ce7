package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ProjectIdentityProperties {
  private static final Path NOWHERE = Path.of("/nowhere-of-memory4j");

  private static final List<String> PARTS =
      Stream.of("a", "A", "b", "é", "-", "_", ".x", "…", "#", "\n", "\t", "x".repeat(300))
          .filter(ProjectIdentityProperties::isNameHere)
          .toList();

  /** Without a UTF-8 locale the platform has no paths outside of ASCII. */
  private static boolean isNameHere(String name) {
    try {
      return NOWHERE.resolve(name).isAbsolute();
    } catch (InvalidPathException foreign) {
      return false;
    }
  }

  @Provide
  Arbitrary<Path> folders() {
    Arbitrary<String> name =
        Arbitraries.of(PARTS).list().ofMinSize(1).ofMaxSize(4).map(parts -> String.join("", parts));
    return name.list().ofMaxSize(4).map(names -> NOWHERE.resolve(String.join("/", names)));
  }

  @Property(tries = 300)
  void twoFoldersAreOneProjectOnlyIfTheirPathsAreEqual(
      @ForAll("folders") Path one, @ForAll("folders") Path other) {
    assertThat(ProjectIdentity.of(one).equals(ProjectIdentity.of(other)))
        .isEqualTo(one.equals(other));
  }

  @Property(tries = 300)
  void detoursAndCompositionDoNotCount(@ForAll("folders") Path folder) {
    Layer expected = ProjectIdentity.of(folder);
    String apart = Normalizer.normalize(folder.toString(), Normalizer.Form.NFD);

    assertThat(List.of(folder.resolve("x/.."), folder.resolve("."), Path.of(apart)))
        .allSatisfy(path -> assertThat(ProjectIdentity.of(path)).isEqualTo(expected));
  }
}
