package io.memory4j.llm.transcript;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The folder in which OpenCode keeps its files. */
record OpenCodeStorage(Path root) {
  private static final Set<String> FOLDERS =
      Set.of("session", "message", "part", "project", "session_diff", "todo", "session_share");

  private static final int MAX_DEPTH = 3;

  /** Ids become names of folders, so that they must be nothing else. */
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,200}");

  /** {@return the storage that a file lies in, if it does} */
  static Optional<OpenCodeStorage> around(Path file) {
    Path below = file.toAbsolutePath();
    for (int i = 0; i < MAX_DEPTH && below != null; i++) {
      Path root = below.getParent();
      if (root != null && isPart(below) && isRoot(root)) {
        return Optional.of(new OpenCodeStorage(root));
      }
      below = root;
    }
    return Optional.empty();
  }

  private static boolean isPart(Path below) {
    String name = String.valueOf(below.getFileName());
    return FOLDERS.contains(name) || name.equals("migration");
  }

  private static boolean isRoot(Path root) {
    return Files.isDirectory(root.resolve("session"), LinkOption.NOFOLLOW_LINKS)
        && Files.isDirectory(root.resolve("message"), LinkOption.NOFOLLOW_LINKS);
  }

  /** {@return the files of a session's messages, in the order in which they were sent} */
  List<Path> messages(String session) {
    return isId(session) ? files(root.resolve("message").resolve(session)) : List.of();
  }

  /** {@return the files of a message's parts, without those that lie all in one folder} */
  List<Path> partsOf(String message) {
    return isId(message) ? files(root.resolve("part").resolve(message)) : List.of();
  }

  /** {@return where the parts of messages lie} */
  OpenCodeParts parts() throws IOException {
    return new OpenCodeParts(root.resolve("part"));
  }

  /** {@return whether an id may be the name of a folder} */
  static boolean isId(String id) {
    return ID.matcher(id).matches();
  }

  /** {@return the files of a folder in the order of their names, which is that of their making} */
  static List<Path> files(Path folder) {
    List<Path> files = new ArrayList<>();
    if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, "*.json")) {
        stream.forEach(files::add);
      } catch (IOException | DirectoryIteratorException e) {
        // A folder that cannot be listed is one that is missing.
        return List.of();
      }
    }
    files.removeIf(file -> !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS));
    files.sort(null);
    return files;
  }
}
