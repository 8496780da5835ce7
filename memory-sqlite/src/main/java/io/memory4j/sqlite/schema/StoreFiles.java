package io.memory4j.sqlite.schema;

import io.memory4j.StoreFormatException;
import io.memory4j.StoreUnavailableException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * The folder of a store: where the file lies, and what a look at its first bytes tells (the offsets
 * are those of SQLite's database file format). Immutable and thread-safe.
 */
public final class StoreFiles {
  private static final String MAGIC = "SQLite format 3\0";
  private static final int HEADER_BYTES = 100;
  private static final int TABLES_AT = 40;
  private static final int VERSION_AT = 60;
  private static final int APPLICATION_AT = 68;

  private final Path root;

  /**
   * Names the folder; touches nothing.
   *
   * @param root the folder
   */
  public StoreFiles(Path root) {
    this.root = root.toAbsolutePath().normalize();
  }

  /** {@return the database file of this version} */
  public Path database() {
    return folder().resolve("memory.db");
  }

  /** {@return the folder of this version} */
  public Path folder() {
    return root.resolve("memory.v" + Schema.VERSION);
  }

  /** {@return the folders in which a deleted text may be: those of all versions and the backups} */
  public List<Path> everyFolder() {
    try (Stream<Path> inside = Files.list(root)) {
      return inside
          .filter(
              path -> {
                String name = String.valueOf(path.getFileName());
                return name.startsWith("memory.v") || name.equals("backup");
              })
          .sorted()
          .toList();
    } catch (IOException failure) {
      throw new StoreUnavailableException(
          "The folder of the store cannot be read; check the path and its rights.", failure);
    }
  }

  /** {@return the roots of the backups in the folder {@code backup}} */
  public List<Path> ownCopies() {
    Path copies = root.resolve("backup");
    if (!Files.isDirectory(copies)) {
      return List.of();
    }
    String version = String.valueOf(folder().getFileName());
    try (Stream<Path> inside = Files.walk(copies)) {
      return inside
          .filter(path -> path.endsWith(Path.of(version, "memory.db")))
          .map(file -> file.resolveSibling("..").normalize())
          .sorted()
          .toList();
    } catch (IOException | UncheckedIOException failure) {
      throw new StoreUnavailableException(
          "The folder of the backups cannot be read; check the path and its rights.", failure);
    }
  }

  /** {@return whether the nearest folder that exists lies on another machine} */
  public boolean isOnNetwork() {
    Path present = root;
    while (!Files.exists(present) && present.getParent() != null) {
      present = present.getParent();
    }
    try {
      return NetworkFileSystems.contains(Files.getFileStore(present).type());
    } catch (IOException unknown) {
      return false;
    }
  }

  /** {@return whether a log with something in it lies beside the file: nobody closed it} */
  public boolean isUnclean() {
    try {
      return Files.size(folder().resolve("memory.db-wal")) > 0;
    } catch (IOException missing) {
      return false;
    }
  }

  /**
   * Makes the folder of a copy of the store.
   *
   * @param target the root of the copy, which must not exist
   * @return where to write the file
   */
  public static Path createCopy(Path target) {
    try {
      Path parent = target.toAbsolutePath().getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      Files.createDirectory(target);
      StoreFiles copy = new StoreFiles(target);
      Files.createDirectories(copy.folder());
      return copy.database();
    } catch (FileAlreadyExistsException exists) {
      throw new IllegalArgumentException(
          "The target of the backup exists; name one that does not.", exists);
    } catch (IOException failure) {
      throw new StoreUnavailableException(
          "The folder of the backup cannot be made; check the path and its rights.", failure);
    }
  }

  /** Makes the folders, and keeps a project's memory out of its repository. */
  public void create() {
    try {
      Files.createDirectories(folder());
      Path name = root.getFileName();
      if (name != null && name.toString().equals(".memory4j")) {
        ignoreInGit();
      }
    } catch (IOException failure) {
      throw new StoreUnavailableException(
          "The folder of the store cannot be made; check the path and its rights.", failure);
    }
  }

  private void ignoreInGit() throws IOException {
    try {
      Files.writeString(
          root.resolve(".gitignore"),
          "*\n!shared/\n!shared/**\n!.gitignore\n",
          StandardCharsets.UTF_8,
          StandardOpenOption.CREATE_NEW);
    } catch (FileAlreadyExistsException kept) {
      // A person's own file is theirs to change.
    }
  }

  /**
   * Looks at the first bytes of the file, if there is one, and refuses what is no store of this
   * version, before anything opens it.
   */
  public void requireStoreOrNothing() {
    byte[] header = header();
    if (header.length == 0) {
      return;
    }
    String magic = new String(header, 0, Math.min(header.length, 16), StandardCharsets.ISO_8859_1);
    if (header.length < HEADER_BYTES || !magic.equals(MAGIC)) {
      throw new StoreFormatException(
          "The file memory.db is no SQLite database; move it away or restore a backup.", null);
    }
    ByteBuffer numbers = ByteBuffer.wrap(header);
    // Without tables in it the file is new: what was committed may still be in the log beside it.
    if (numbers.getInt(TABLES_AT) != 0) {
      Schema.requireOurs(numbers.getInt(APPLICATION_AT));
      Schema.requireVersion(numbers.getInt(VERSION_AT));
    }
  }

  private byte[] header() {
    if (!Files.exists(database())) {
      return new byte[0];
    }
    try (InputStream in = Files.newInputStream(database())) {
      return in.readNBytes(HEADER_BYTES);
    } catch (IOException failure) {
      throw new StoreUnavailableException(
          "The file memory.db cannot be read; check the folder and its rights.", failure);
    }
  }
}
