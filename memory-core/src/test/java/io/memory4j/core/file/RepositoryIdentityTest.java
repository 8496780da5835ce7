package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RepositoryIdentityTest {
  @TempDir Path temp;

  private Path main;
  private Path worktree;

  /** Lays the files out as {@code git worktree add} does. */
  @BeforeEach
  void layOut() throws IOException {
    main = temp.toRealPath().resolve("main");
    worktree = addWorktree(repository(main.resolve(".git")), "feature");
  }

  private static Path repository(Path gitFolder) throws IOException {
    Files.createDirectories(gitFolder);
    Files.writeString(gitFolder.resolve("HEAD"), "ref: refs/heads/main\n");
    return gitFolder;
  }

  private Path addWorktree(Path common, String name) throws IOException {
    Path folder = Files.createDirectories(temp.toRealPath().resolve(name));
    Path own = repository(common.resolve("worktrees").resolve(name));
    Files.writeString(own.resolve("gitdir"), folder.resolve(".git") + "\n");
    Files.writeString(folder.resolve(".git"), "gitdir: " + own + "\n");
    return folder;
  }

  @Test
  void worktreesShareTheProjectOfTheMainFolder() {
    assertThat(ProjectIdentity.ofRepository(worktree))
        .isEqualTo(ProjectIdentity.ofRepository(main))
        .isEqualTo(ProjectIdentity.of(main));
    assertThat(ProjectIdentity.of(worktree)).isNotEqualTo(ProjectIdentity.of(main));
  }

  @Test
  void foldersBelowBelongToTheRepository() throws IOException {
    Path below = Files.createDirectories(worktree.resolve("src/main"));

    assertThat(ProjectIdentity.ofRepository(below)).isEqualTo(ProjectIdentity.of(main));
  }

  @Test
  void relativePointersAreFollowed() throws IOException {
    Path own = main.resolve(".git/worktrees/feature");
    Files.writeString(worktree.resolve(".git"), "gitdir: " + worktree.relativize(own) + "\n");
    Files.writeString(own.resolve("gitdir"), own.relativize(worktree.resolve(".git")) + "\n");

    assertThat(ProjectIdentity.ofRepository(worktree)).isEqualTo(ProjectIdentity.of(main));
  }

  @Test
  void worktreesOfABareRepositoryShareIt() throws IOException {
    Path bare = repository(temp.toRealPath().resolve("shop.git"));

    assertThat(ProjectIdentity.ofRepository(addWorktree(bare, "one")))
        .isEqualTo(ProjectIdentity.ofRepository(addWorktree(bare, "two")))
        .isEqualTo(ProjectIdentity.of(bare));
  }

  @Test
  void aFolderCannotClaimARepositoryThatDoesNotKnowIt() throws IOException {
    Path stranger = Files.createDirectories(temp.resolve("stranger"));
    Files.copy(worktree.resolve(".git"), stranger.resolve(".git"));

    assertThat(ProjectIdentity.ofRepository(stranger)).isEqualTo(ProjectIdentity.of(stranger));
  }

  @Test
  void aSelfMadeWorktreeFolderReachesNothingOutside() throws IOException {
    Path worktrees = Files.createDirectories(main.resolve("worktrees/x"));
    Files.writeString(worktrees.resolve(".git"), "gitdir: .\n");
    Files.writeString(worktrees.resolve("gitdir"), ".git\n");

    assertThat(ProjectIdentity.ofRepository(worktrees)).isEqualTo(ProjectIdentity.of(worktrees));
  }

  @Test
  void aLinkToAnotherRepositoryIsNoClaimOnIt() throws IOException {
    Path stranger = Files.createDirectories(temp.resolve("stranger"));
    Files.createSymbolicLink(stranger.resolve(".git"), main.resolve(".git"));

    assertThat(ProjectIdentity.ofRepository(stranger)).isEqualTo(ProjectIdentity.of(stranger));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "gitdir:",
        "gitdir: /absent/.git/worktrees/x",
        "GITDIR",
        "gitdir: \0",
        "gitdir: ../main/.git"
      })
  void oddPointersAreIgnored(String pointer) throws IOException {
    Files.writeString(worktree.resolve(".git"), pointer);

    assertThat(ProjectIdentity.ofRepository(worktree)).isEqualTo(ProjectIdentity.of(worktree));
  }

  @Test
  void aHugePointerIsNotReadToItsEnd() throws IOException {
    String huge = "gitdir: " + main.resolve(".git/worktrees/feature") + "\n".repeat(20_000_000);
    Files.writeString(worktree.resolve(".git"), huge);

    assertThat(
            assertTimeoutPreemptively(
                Duration.ofSeconds(20), () -> ProjectIdentity.ofRepository(worktree)))
        .isEqualTo(ProjectIdentity.of(worktree));
  }

  @Test
  void anEmptyGitFolderIsNoRepository() throws IOException {
    Path plain = Files.createDirectories(temp.resolve("plain/.git")).getParent();
    Path below = Files.createDirectories(plain.resolve("below"));

    assertThat(ProjectIdentity.ofRepository(below)).isEqualTo(ProjectIdentity.of(below));
  }
}
