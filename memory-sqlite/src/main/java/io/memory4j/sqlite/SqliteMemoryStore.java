package io.memory4j.sqlite;

import static java.util.Objects.requireNonNull;

import io.memory4j.StoreUnavailableException;
import io.memory4j.sqlite.db.Database;
import io.memory4j.sqlite.db.OpenFiles;
import io.memory4j.sqlite.db.Place;
import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.rows.Maintenance;
import io.memory4j.sqlite.rows.Names;
import io.memory4j.sqlite.rows.RowReader;
import io.memory4j.sqlite.rows.RowWriter;
import io.memory4j.sqlite.schema.Schema;
import io.memory4j.sqlite.schema.StoreFiles;
import io.memory4j.sqlite.scrub.Scrub;
import io.memory4j.store.Capability;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.StoreMark;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A store in one SQLite file, {@code memory.v1/memory.db} under a folder. It can be read by any
 * SQLite tool; nothing in it is encrypted. Several processes may use one folder at a time, and
 * several stores within one process too.
 *
 * <p>Finds words in any script, with stems of English words. Statements are run as SQLite's
 * documentation demands of a file with one writer and many readers: a write-ahead log, the write
 * lock taken at the beginning, and a wait of {@link SqliteOptions#busyTimeout()} for others.
 * Thread-safe.
 */
public final class SqliteMemoryStore implements MemoryStore {
  private final StoreFiles files;
  private final Database database;
  private final String storeId;
  private final List<String> mendedIndexes;
  private final Names.Meanings meanings = new Names.Meanings();
  private final ReentrantReadWriteLock use = new ReentrantReadWriteLock();
  private final ThreadLocal<Boolean> inside = ThreadLocal.withInitial(() -> false);
  private volatile boolean closed;

  private SqliteMemoryStore(
      StoreFiles files, Database database, String storeId, List<String> mendedIndexes) {
    this.files = files;
    this.database = database;
    this.storeId = storeId;
    this.mendedIndexes = mendedIndexes;
  }

  /**
   * Opens the store of a folder with the default options; makes both if they do not exist.
   *
   * @param root the folder, such as a project's {@code .memory4j}
   * @return the store, to be closed by the caller
   * @throws io.memory4j.StoreFormatException if the file is damaged, no store, or of a newer
   *     version
   * @throws StoreUnavailableException if the folder cannot be used
   */
  public static SqliteMemoryStore open(Path root) {
    return open(root, SqliteOptions.ofDefaults());
  }

  /**
   * Opens the store of a folder; makes both if they do not exist, unless it is for reading only.
   *
   * @param root the folder, such as a project's {@code .memory4j}
   * @param options how it works
   * @return the store, to be closed by the caller
   * @throws io.memory4j.StoreFormatException if the file is damaged, no store, or of a newer
   *     version
   * @throws StoreUnavailableException if the folder cannot be used, or does not exist and is to be
   *     read only
   */
  public static SqliteMemoryStore open(Path root, SqliteOptions options) {
    StoreFiles files = new StoreFiles(root);
    boolean[] unclean = {false};
    OpenFiles.enter(
        files.database(),
        () -> {
          files.requireStoreOrNothing();
          unclean[0] = files.isUnclean();
        });
    try {
      Place place = place(files, options);
      if (options.readOnly()) {
        requirePresent(files);
        return open(files, Database.of(place), List.of());
      }
      files.create();
      List<String> mended = new ArrayList<>();
      Database database =
          Database.of(place, session -> mended.addAll(prepare(session, unclean[0])));
      return open(files, database, List.copyOf(mended));
    } catch (RuntimeException failure) {
      OpenFiles.leave(files.database());
      throw failure;
    }
  }

  /** {@return the indexes that were mended} */
  private static List<String> prepare(Session session, boolean unclean) {
    Schema.create(session);
    List<String> mended = Maintenance.endSecureDelete(session);
    return unclean && mended.isEmpty() ? Maintenance.repair(session) : mended;
  }

  private static SqliteMemoryStore open(StoreFiles files, Database database, List<String> mended) {
    try {
      String id =
          database.read(
              session -> {
                Schema.requireReadable(session);
                return session
                    .first("select value from meta where name = 'store_id'", r -> r.getString(1))
                    .orElse("");
              });
      return new SqliteMemoryStore(files, database, id, mended);
    } catch (RuntimeException failure) {
      database.closeConnections();
      throw failure;
    }
  }

  private static Place place(StoreFiles files, SqliteOptions options) {
    JournalMode fitting = files.isOnNetwork() ? JournalMode.ROLLBACK : JournalMode.WRITE_AHEAD;
    JournalMode mode = options.journalMode().orElse(fitting);
    return new Place(
        files.database(),
        options.readOnly(),
        mode == JournalMode.WRITE_AHEAD,
        options.durability().synchronous(),
        (int) options.busyTimeout().toMillis(),
        options.readers(),
        options.maxFileBytes());
  }

  private static void requirePresent(StoreFiles files) {
    if (!Files.exists(files.database())) {
      throw new StoreUnavailableException(
          "There is no store to read in this folder; open it without readOnly to make one.", null);
    }
  }

  @Override
  public Set<Capability> capabilities() {
    return Set.copyOf(EnumSet.allOf(Capability.class));
  }

  @Override
  public String storeId() {
    return storeId;
  }

  @Override
  public Map<String, String> modes() {
    return Map.of(
        "journal", journalMode().name().toLowerCase(Locale.ROOT),
        "synchronous", database.place().synchronous().toLowerCase(Locale.ROOT),
        "access", database.place().readOnly() ? "read-only" : "read-write");
  }

  /** {@return the mode in effect: the one asked for, or the one that fits the file system} */
  public JournalMode journalMode() {
    return database.place().shared() ? JournalMode.WRITE_AHEAD : JournalMode.ROLLBACK;
  }

  /**
   * {@return the indexes that did not agree with the texts when the store was opened, and so were
   * built anew} Told in the log as a warning, too. Nothing is lost with an index. Indexes are
   * looked at if the last process ended without closing the store, and it has 20,000 texts or
   * fewer.
   */
  public List<String> mendedIndexes() {
    return mendedIndexes;
  }

  /**
   * {@return whether the indexes agree with the texts} Reads everything, and waits for writers.
   *
   * @throws StoreUnavailableException if the store is open for reading only
   */
  public boolean checkIndexes() {
    return alone(() -> database.write(Maintenance::unsoundIndexes)).isEmpty();
  }

  /** Builds the indexes anew from the texts. Waits for writers. */
  public void rebuildIndexes() {
    alone(() -> database.write(Maintenance::rebuildIndexes));
  }

  @Override
  public StoreMark mark() {
    return whileOpen(() -> new StoreMark(database.mark()));
  }

  @Override
  public <T extends @Nullable Object> T read(Function<? super StoreReader, ? extends T> work) {
    requireNonNull(work, "work");
    return alone(
        () ->
            database.read(
                session -> {
                  RowReader reader = new RowReader(session, meanings);
                  try {
                    return work.apply(reader);
                  } finally {
                    reader.end();
                  }
                }));
  }

  @Override
  public <T extends @Nullable Object> T write(Function<? super StoreWriter, ? extends T> work) {
    requireNonNull(work, "work");
    return alone(
        () ->
            database.write(
                session -> {
                  RowWriter writer = new RowWriter(session, meanings);
                  try {
                    T result = work.apply(writer);
                    writer.finish();
                    return result;
                  } finally {
                    writer.end();
                  }
                }));
  }

  /**
   * {@inheritDoc}
   *
   * <p>Waits for calls that are running on other threads of this store. Takes time in proportion to
   * the file, which is written anew, and to the indexes, if a record was deleted or changed since
   * the last time. Looked at are all files in the folders {@code memory.v*} and {@code backup}
   * under the root; backups elsewhere are not. What the store deleted or blanked, by forgetting or
   * otherwise, is taken out of the backups in {@code backup} too.
   */
  @Override
  public ScrubReport scrub(Collection<String> traces) {
    List<String> copy = List.copyOf(traces);
    return exclusively(
        () -> {
          database.write(Maintenance::dropUnusedLayers);
          List<String> copiesNotReached = cleanOwnCopies();
          ScrubReport report = new Scrub(database, files.everyFolder(), copy).run();
          return OwnCopies.with(report, copiesNotReached);
        });
  }

  private List<String> cleanOwnCopies() {
    if (files.ownCopies().isEmpty()) {
      return List.of();
    }
    List<RecordId> deleted =
        database.read(
            session ->
                session.list("select id from deletions", row -> new RecordId(row.getString(1))));
    List<MemoryRecord> blanked = new ArrayList<>();
    RecordQuery husks = RecordQuery.in(Set.of()).statuses(Set.of(RecordStatus.HUSK));
    read(
        reader -> {
          reader.scan(husks, blanked::add);
          return null;
        });
    return new OwnCopies(deleted, blanked).clean(files);
  }

  /**
   * {@inheritDoc}
   *
   * @param target a folder that does not exist; afterwards {@link #open(Path)} opens it
   */
  @Override
  public void backup(Path target) {
    requireNonNull(target, "target");
    alone(
        () -> {
          Path file = StoreFiles.createCopy(target);
          database.copyTo(file);
          return true;
        });
  }

  /** Runs a call unless one is running on this thread: a second one would wait for the first. */
  private <T extends @Nullable Object> T alone(Supplier<T> call) {
    if (inside.get()) {
      throw new IllegalStateException("A call inside the work of another is not allowed.");
    }
    inside.set(true);
    try {
      return whileOpen(call);
    } finally {
      inside.remove();
    }
  }

  private <T extends @Nullable Object> T whileOpen(Supplier<T> call) {
    use.readLock().lock();
    try {
      requireOpen();
      return call.get();
    } finally {
      use.readLock().unlock();
    }
  }

  /** Runs a call while no other of this store runs. */
  private <T> T exclusively(Supplier<T> call) {
    if (inside.get()) {
      throw new IllegalStateException("A call inside the work of another is not allowed.");
    }
    use.writeLock().lock();
    try {
      requireOpen();
      return call.get();
    } finally {
      use.writeLock().unlock();
    }
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException("The store is closed; open it anew.");
    }
  }

  /**
   * Waits for calls that are running on other threads, then releases everything. Closing twice has
   * no effect.
   *
   * @throws IllegalStateException if it is called inside the work of a call
   */
  @Override
  public void close() {
    if (inside.get()) {
      throw new IllegalStateException("The store cannot be closed inside the work of a call.");
    }
    use.writeLock().lock();
    try {
      if (!closed) {
        closed = true;
        database.close();
      }
    } finally {
      use.writeLock().unlock();
    }
  }
}
