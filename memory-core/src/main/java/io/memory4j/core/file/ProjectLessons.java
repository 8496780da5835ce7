package io.memory4j.core.file;

import io.memory4j.StoreUnavailableException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/**
 * The lessons of all projects of a home, also of those that nobody has opened since the process
 * began. Immutable and thread-safe.
 *
 * @param path the folder of the projects
 * @param lessons the lessons of a project's folder
 */
record ProjectLessons(Path path, Function<Path, Lessons> lessons) implements ForgetfulFile {
  @Override
  public void forget(Collection<String> texts) {
    folders().forEach(folder -> lessons.apply(folder).forget(texts));
  }

  private List<Path> folders() {
    List<Path> folders = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(path)) {
      for (Path folder : all) {
        if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS) && hasLessons(folder)) {
          folders.add(folder);
        }
      }
    } catch (NoSuchFileException nobodyLearned) {
      return List.of();
    } catch (IOException failed) {
      throw new StoreUnavailableException(
          "The lessons below " + path + " cannot be listed; make the folder readable.", failed);
    }
    return folders;
  }

  /** Backups and staged files count too. */
  private static boolean hasLessons(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, Lessons.NAME + "*")) {
      return files.iterator().hasNext();
    }
  }
}
