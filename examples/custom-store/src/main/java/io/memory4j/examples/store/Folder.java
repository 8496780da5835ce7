package io.memory4j.examples.store;

import io.memory4j.StoreFormatException;
import io.memory4j.StoreUnavailableException;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * The files of a store: one per record, one for the rest. A commit first writes all its files into
 * one, {@code redo}, which appears by a rename; who opens the folder after a death completes what
 * it says. Used by one writer at a time.
 */
final class Folder implements AutoCloseable {
  private static final String REST = "rest";
  private static final String REDO = "redo";
  private final Path root;
  private final FileChannel lock;

  Folder(Path root) throws IOException {
    this.root = root;
    lock =
        FileChannel.open(root.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (lock.tryLock() == null) {
        throw new OverlappingFileLockException();
      }
    } catch (OverlappingFileLockException e) {
      lock.close();
      throw new StoreUnavailableException("Another process uses " + root + "; close it.", e);
    }
    Files.createDirectories(root.resolve("records"));
    if (Files.exists(root.resolve(REDO))) {
      apply(new RecordReader(Files.readAllBytes(root.resolve(REDO))));
    }
  }

  /** {@return the id of the folder, made once} */
  String id() throws IOException {
    Path file = root.resolve("id");
    if (!Files.exists(file)) {
      write(file, UUID.randomUUID().toString().getBytes(StandardCharsets.UTF_8));
    }
    return Files.readString(file);
  }

  State load() throws IOException {
    State state = new State();
    try (Stream<Path> files = Files.list(root.resolve("records"))) {
      for (Path file : files.filter(file -> !file.toString().endsWith(".new")).toList()) {
        MemoryRecord record = new RecordReader(Files.readAllBytes(file)).record();
        state.records.put(record.id(), record);
      }
      if (Files.exists(root.resolve(REST))) {
        loadRest(state, new RecordReader(Files.readAllBytes(root.resolve(REST))));
      }
    } catch (IOException | IllegalArgumentException e) {
      throw new StoreFormatException("A file in " + root + " is damaged; restore a copy.", e);
    }
    return state;
  }

  private static void loadRest(State state, RecordReader in) throws IOException {
    state.counter = in.number();
    state.forgottenAt = in.number();
    for (long left = in.number(); left > 0; left--) {
      JournalEntry entry = in.entry();
      state.journal.put(entry.sequence(), entry);
    }
    for (long left = in.number(); left > 0; left--) {
      long revision = in.number();
      state.deletions.put(
          revision, new State.Deletion(new RecordId(in.text()), in.text(), in.text()));
    }
    for (long left = in.number(); left > 0; left--) {
      state.onceKeys.put(in.text(), new State.Once(in.text(), in.ref()));
    }
    for (long left = in.number(); left > 0; left--) {
      state.kinds.put(in.text(), in.number() == 1);
    }
  }

  private static byte[] rest(State state) throws IOException {
    RecordWriter out = new RecordWriter().number(state.counter).number(state.forgottenAt);
    out.number(state.journal.size());
    for (JournalEntry entry : state.journal.values()) {
      out.entry(entry);
    }
    out.number(state.deletions.size());
    for (Map.Entry<Long, State.Deletion> gone : state.deletions.entrySet()) {
      State.Deletion deletion = gone.getValue();
      out.number(gone.getKey()).text(deletion.id().value());
      out.text(deletion.layer()).text(deletion.kind());
    }
    out.number(state.onceKeys.size());
    for (Map.Entry<String, State.Once> once : state.onceKeys.entrySet()) {
      out.text(once.getKey()).text(once.getValue().layer()).ref(once.getValue().subject());
    }
    out.number(state.kinds.size());
    for (Map.Entry<String, Boolean> kind : state.kinds.entrySet()) {
      out.text(kind.getKey()).number(kind.getValue() ? 1 : 0);
    }
    return out.bytes();
  }

  /** Makes a changed state the one that is found after opening. */
  void commit(State before, State after) throws IOException {
    RecordWriter redo = new RecordWriter();
    List<RecordId> gone =
        before.records.keySet().stream().filter(id -> !after.records.containsKey(id)).toList();
    List<MemoryRecord> kept =
        after.records.values().stream()
            .filter(record -> !record.equals(before.records.get(record.id())))
            .toList();
    redo.number(gone.size());
    for (RecordId id : gone) {
      redo.text(id.value());
    }
    redo.number(kept.size());
    for (MemoryRecord record : kept) {
      redo.record(record);
    }
    // The rest comes last, in the same form as in its own file.
    byte[] rest = rest(after);
    byte[] head = redo.bytes();
    byte[] all = new byte[head.length + rest.length];
    System.arraycopy(head, 0, all, 0, head.length);
    System.arraycopy(rest, 0, all, head.length, rest.length);
    write(root.resolve(REDO), all);
    apply(new RecordReader(all));
  }

  private void apply(RecordReader redo) throws IOException {
    Path records = root.resolve("records");
    for (long left = redo.number(); left > 0; left--) {
      Files.deleteIfExists(records.resolve(redo.text()));
    }
    for (long left = redo.number(); left > 0; left--) {
      MemoryRecord record = redo.record();
      write(records.resolve(record.id().value()), new RecordWriter().record(record).bytes());
    }
    State rest = new State();
    loadRest(rest, redo);
    write(root.resolve(REST), rest(rest));
    Files.delete(root.resolve(REDO));
  }

  /** Writes a file that is there whole or not at all. */
  private static void write(Path file, byte[] bytes) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    Files.write(fresh, bytes);
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() throws IOException {
    lock.close();
  }
}
