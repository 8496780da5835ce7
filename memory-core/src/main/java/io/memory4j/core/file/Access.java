package io.memory4j.core.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Who may read a file that is created, where the file system has POSIX permissions. */
enum Access {
  /** Nobody but the owner, as fits what a person said. */
  OWNER_ONLY,
  /** Whom the process's mask lets in, as fits a file that travels with a repository. */
  AS_USUAL;

  private static final Set<PosixFilePermission> OWNER =
      PosixFilePermissions.fromString("rw-------");

  /** {@return what to create a file with} */
  FileAttribute<?>[] attributes(Path file) {
    return this == OWNER_ONLY && isPosix(file)
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER)}
        : new FileAttribute<?>[0];
  }

  /** Gives one file the permissions of another, as far as that is possible. */
  static void copy(Path from, Path to) throws IOException {
    if (isPosix(from)) {
      Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
    }
  }

  private static boolean isPosix(Path file) {
    return Files.getFileAttributeView(file, PosixFileAttributeView.class) != null;
  }
}
