package io.memory4j.testkit;

import java.nio.file.Path;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;

/** What outlives a store that is closed: the committed tables, under a path. Thread-safe. */
final class Medium {
  private static final Map<Path, Medium> MEDIA = new ConcurrentHashMap<>();

  /** Held by the one writer. */
  final ReentrantLock writer = new ReentrantLock(true);

  /** Whether the thread is inside a read or a write of this medium. */
  final ThreadLocal<AtomicBoolean> inside = ThreadLocal.withInitial(AtomicBoolean::new);

  final String id = UUID.randomUUID().toString();
  private volatile Tables committed;

  Medium(Tables committed) {
    this.committed = committed;
  }

  /** {@return the medium of a path, made if there is none} */
  static Medium at(Path path) {
    return MEDIA.computeIfAbsent(name(path), name -> new Medium(new Tables()));
  }

  /** {@return whether a path had no medium and has this one now} */
  boolean register(Path path) {
    return MEDIA.putIfAbsent(name(path), this) == null;
  }

  /** Forgets the medium of a path. */
  static void dispose(Path path) {
    MEDIA.remove(name(path));
  }

  private static Path name(Path path) {
    return path.toAbsolutePath().normalize();
  }

  Tables committed() {
    return committed;
  }

  /** Makes changed tables the committed ones; the writer's lock must be held. */
  void commit(Tables changed) {
    changed.commits++;
    committed = changed;
  }
}
