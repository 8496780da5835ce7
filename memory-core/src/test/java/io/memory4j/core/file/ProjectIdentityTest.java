package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.LayerKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectIdentityTest {
  @TempDir Path temp;

  private Path srv;
  private Path app;

  @BeforeEach
  void layOut() throws IOException {
    srv = temp.toRealPath().resolve("srv");
    app = Files.createDirectories(srv.resolve("acme/app"));
  }

  @Test
  void sixLikePathsAreSixProjects() throws IOException {
    List<String> paths =
        List.of("acme/app", "other/app", "acme-app", "acme/app.v2", "acme/app-v2", "acme/app_v2");
    for (String path : paths) {
      Files.createDirectories(srv.resolve(path));
    }

    assertThat(
            paths.stream().map(p -> ProjectIdentity.of(srv.resolve(p))).collect(Collectors.toSet()))
        .hasSize(6);
  }

  @Test
  void theNameIsTheRealPath() {
    Layer layer = ProjectIdentity.of(app);

    assertThat(layer.kind()).isEqualTo(LayerKind.PROJECT);
    assertThat(layer.name()).isEqualTo(app.toString().replace('\\', '/'));
  }

  @Test
  void detoursAndLinksLeadToTheSameProject() throws IOException {
    Path link = Files.createSymbolicLink(temp.resolve("link"), app);
    Path linkedParent = Files.createSymbolicLink(temp.resolve("up"), app.getParent());
    Layer expected = ProjectIdentity.of(app);

    assertThat(List.of(app + "/", srv + "/acme/./app", srv + "/acme/../acme/app"))
        .allSatisfy(p -> assertThat(ProjectIdentity.of(Path.of(p))).isEqualTo(expected));
    assertThat(ProjectIdentity.of(link)).isEqualTo(expected);
    assertThat(ProjectIdentity.of(linkedParent.resolve("app"))).isEqualTo(expected);
  }

  @Test
  void aRelativePathIsResolved() {
    Path here = Path.of("").toAbsolutePath();

    assertThat(ProjectIdentity.of(here.relativize(app))).isEqualTo(ProjectIdentity.of(app));
  }

  @Test
  void creatingTheFolderChangesNothing() throws IOException {
    Path link = Files.createSymbolicLink(temp.resolve("link"), srv);
    Path later = link.resolve("./new/deep");
    Layer before = ProjectIdentity.of(later);

    Files.createDirectories(later);

    assertThat(ProjectIdentity.of(later)).isEqualTo(before);
  }

  @Test
  void caseIsFoldedWhereTheDiskIgnoresItAndOnlyThere() throws IOException {
    Path mixed = Files.createDirectories(srv.resolve("Mount/IDEA/Src"));

    Layer layer = ProjectIdentity.of(mixed, path -> path.startsWith(srv.resolve("Mount/IDEA")));

    assertThat(layer.name()).endsWith("/srv/Mount/idea/src");
  }

  @Test
  void longPathsKeepTheirTailAndStayApart() {
    Path deep = app.resolve("d".repeat(200) + "/" + ("e".repeat(200) + "/").repeat(5));
    Layer one = ProjectIdentity.of(deep.resolve("one"));
    Layer other =
        ProjectIdentity.of(Path.of(deep.toString().replaceFirst("d", "c")).resolve("one"));

    assertThat(one.name()).startsWith("\u2026").matches("(?s).*eee/one#[0-9a-f]{32}");
    assertThat(one.name()).hasSizeLessThanOrEqualTo(Layer.MAX_NAME_CHARS);
    assertThat(other).isNotEqualTo(one);
  }

  @Test
  void controlCharactersInANameStayApart() {
    Layer line = ProjectIdentity.of(srv.resolve("a\nb"));
    Layer tab = ProjectIdentity.of(srv.resolve("a\tb"));

    assertThat(line.name()).endsWith("a b#" + line.name().substring(line.name().length() - 32));
    assertThat(line).isNotEqualTo(tab).isNotEqualTo(ProjectIdentity.of(srv.resolve("a b")));
  }

  @Test
  void theRootIsAProject() {
    assertThat(ProjectIdentity.of(app.getRoot()).name())
        .isEqualTo(app.getRoot().toString().replace('\\', '/'));
  }
}
