package io.memory4j.sqlite.scrub;

import io.memory4j.sqlite.db.Database;
import io.memory4j.sqlite.db.OpenFiles;
import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.rows.Maintenance;
import io.memory4j.sqlite.search.Projection;
import io.memory4j.store.ScrubReport;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Takes deleted text out of the bytes of a store's files and looks whether any is left. Used once.
 */
public final class Scrub {
  private static final int PAGE_BYTES = 4096;
  private static final int BUFFER_BYTES = 256 * PAGE_BYTES;

  private final Database database;
  private final List<Path> folders;
  private final List<String> traces;
  private final List<String> notReached = new ArrayList<>();
  private long bytesScanned;

  /**
   * Prepares a scrub.
   *
   * @param database whose file it is
   * @param folders all folders whose files may hold the text
   * @param traces texts to look for
   */
  public Scrub(Database database, List<Path> folders, Collection<String> traces) {
    this.database = database;
    this.folders = folders;
    this.traces = List.copyOf(traces);
  }

  /** {@return what was done and found} */
  public ScrubReport run() {
    database.write(RemovedTexts::clear);
    database.maintain(this::compact);
    BitSet found = scan();
    if (!found.isEmpty()) {
      // Not known to happen; what an index holds of a text is gone once it is built anew.
      database.write(Maintenance::rebuildIndexes);
      database.maintain(this::compact);
      found = scan();
    }
    return new ScrubReport(
        found.isEmpty() && notReached.isEmpty(), bytesScanned, found.cardinality(), notReached);
  }

  private boolean compact(Session session) {
    session.run("vacuum");
    long busy = session.number("pragma wal_checkpoint(truncate)");
    session.forgetStatements();
    notReached.clear();
    if (busy != 0) {
      notReached.add("The log is in use by another process; scrub again when it is done.");
    }
    return true;
  }

  private BitSet scan() {
    Patterns patterns = new Patterns(traces, Scrub::forms);
    BitSet found = new BitSet();
    bytesScanned = 0;
    for (Path file : files()) {
      try {
        bytesScanned += OpenFiles.look(file, channel -> scan(channel, patterns, found));
      } catch (IOException unreadable) {
        notReached.add("The file " + file.getFileName() + " cannot be read; remove it.");
      }
    }
    return found;
  }

  /**
   * A text stands in the file as it is, folded for the search, and escaped within packed columns.
   */
  private static Set<String> forms(String text) {
    Set<String> forms = new LinkedHashSet<>();
    forms.add(text);
    forms.add(Projection.folded(text));
    forms.add(text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n"));
    return forms;
  }

  /**
   * Holds numbers of pages and never text. SQLite's locks on it would end with our look at it, and
   * another process would then take the file for unused and empty it.
   */
  private boolean isSharedMemory(Path file) {
    return file.equals(Path.of(database.place().file() + "-shm"));
  }

  private List<Path> files() {
    List<Path> files = new ArrayList<>();
    for (Path folder : folders) {
      try (Stream<Path> inside = Files.isDirectory(folder) ? Files.walk(folder) : Stream.of()) {
        inside
            .filter(Files::isRegularFile)
            .filter(file -> !isSharedMemory(file))
            .sorted()
            .forEach(files::add);
      } catch (IOException unreadable) {
        notReached.add("The folder " + folder.getFileName() + " cannot be read; check its rights.");
      }
    }
    return files;
  }

  private static long scan(FileChannel channel, Patterns patterns, BitSet found)
      throws IOException {
    int overlap = (patterns.longest() / PAGE_BYTES + 1) * PAGE_BYTES;
    ByteBuffer buffer = ByteBuffer.allocate(BUFFER_BYTES + overlap);
    long size = channel.size();
    for (long from = 0; from < size; from += BUFFER_BYTES) {
      buffer.clear();
      while (buffer.hasRemaining() && channel.read(buffer, from + buffer.position()) >= 0) {
        // Reads until the buffer or the file ends.
      }
      byte[] bytes = buffer.array();
      patterns.find(bytes, buffer.position(), found);
      byte[] page = new byte[PAGE_BYTES];
      for (int at = 0;
          at + PAGE_BYTES <= Math.min(BUFFER_BYTES, buffer.position());
          at += PAGE_BYTES) {
        System.arraycopy(bytes, at, page, 0, PAGE_BYTES);
        patterns.findAtEdges(page, PAGE_BYTES, found);
      }
    }
    return size;
  }
}
