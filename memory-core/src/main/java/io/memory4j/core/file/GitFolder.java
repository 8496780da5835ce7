package io.memory4j.core.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Finds the main folder of the Git repository a folder belongs to, by the layout that
 * gitrepository-layout(5) describes. Runs no Git.
 */
final class GitFolder {
  private static final String GIT = ".git";
  private static final String POINTER = "gitdir:";
  private static final int MAX_BYTES = 4_096;

  private GitFolder() {}

  /**
   * {@return the folder that stands for the repository; empty outside of one} For a worktree it is
   * the main folder, or the bare repository itself; otherwise the nearest folder that has {@code
   * .git} in it.
   *
   * @param real a real path
   */
  static Optional<Path> projectOf(Path real) {
    for (Path folder = real; folder != null; folder = folder.getParent()) {
      Path git = folder.resolve(GIT);
      if (isRepository(git)) {
        return Optional.of(folder);
      }
      if (Files.isRegularFile(git)) {
        return Optional.of(mainFolder(git).orElse(folder));
      }
    }
    return Optional.empty();
  }

  private static Optional<Path> mainFolder(Path pointerFile) {
    try {
      String line = line(pointerFile);
      if (!line.startsWith(POINTER)) {
        return Optional.empty();
      }
      String target = line.substring(POINTER.length()).strip();
      return ofWorktree(pointerFile.resolveSibling(target).toRealPath(), pointerFile);
    } catch (IOException | InvalidPathException odd) {
      return Optional.empty();
    }
  }

  /**
   * Follows {@code <common>/worktrees/<name>} up, if the file in it points back: whoever made the
   * worktree's folder alone cannot write there.
   */
  private static Optional<Path> ofWorktree(Path gitDir, Path pointerFile) throws IOException {
    Path worktrees = gitDir.getParent();
    if (worktrees == null || !worktrees.endsWith("worktrees")) {
      return Optional.empty();
    }
    Path common = worktrees.getParent();
    Path back = gitDir.resolve(line(gitDir.resolve("gitdir")));
    if (common == null || !isRepository(common) || !Files.isSameFile(back, pointerFile)) {
      return Optional.empty();
    }
    return Optional.ofNullable(common.endsWith(GIT) ? common.getParent() : common);
  }

  private static boolean isRepository(Path folder) {
    return Files.isDirectory(folder) && Files.exists(folder.resolve("HEAD"));
  }

  private static String line(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new IOException("no regular file");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MAX_BYTES + 1);
      if (bytes.length > MAX_BYTES) {
        throw new IOException("longer than " + MAX_BYTES + " bytes");
      }
      return new String(bytes, StandardCharsets.UTF_8).strip();
    }
  }
}
