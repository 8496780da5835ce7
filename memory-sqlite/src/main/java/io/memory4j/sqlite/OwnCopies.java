package io.memory4j.sqlite;

import io.memory4j.MemoryException;
import io.memory4j.sqlite.schema.StoreFiles;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.StoreWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Takes out of the backups in a store's own folder what the store deleted or blanked since, so that
 * a backup does not keep what was to go. By ids, and so also when nobody knows the texts any more.
 */
final class OwnCopies {
  private static final int AT_ONCE = 500;

  private final List<RecordId> deleted;
  private final List<MemoryRecord> blanked;

  /**
   * Knows what has to go.
   *
   * @param deleted the ids of all records that the store deleted
   * @param blanked the records that lost their text
   */
  OwnCopies(List<RecordId> deleted, List<MemoryRecord> blanked) {
    this.deleted = List.copyOf(deleted);
    this.blanked = List.copyOf(blanked);
  }

  /** {@return what could not be cleaned, and why} */
  List<String> clean(StoreFiles files) {
    List<String> notReached = new ArrayList<>();
    for (Path root : files.ownCopies()) {
      try (SqliteMemoryStore copy = SqliteMemoryStore.open(root)) {
        boolean changed = copy.write(this::clean);
        if (changed) {
          notReached.addAll(copy.scrub(List.of()).notReached());
        }
      } catch (MemoryException damaged) {
        notReached.add("The backup " + root.getFileName() + " cannot be opened; remove it.");
      }
    }
    return notReached;
  }

  /** {@return a report that also tells which backups could not be cleaned} */
  static ScrubReport with(ScrubReport report, List<String> copiesNotReached) {
    List<String> notReached = new ArrayList<>(report.notReached());
    notReached.addAll(copiesNotReached);
    return new ScrubReport(
        report.verified() && copiesNotReached.isEmpty(),
        report.bytesScanned(),
        report.tracesFound(),
        notReached);
  }

  private boolean clean(StoreWriter writer) {
    boolean changed = false;
    for (int from = 0; from < deleted.size(); from += AT_ONCE) {
      List<RecordId> some = deleted.subList(from, Math.min(deleted.size(), from + AT_ONCE));
      Collection<MemoryRecord> kept = writer.findAll(some);
      kept.forEach(record -> writer.delete(record.id()));
      changed |= !kept.isEmpty();
    }
    for (MemoryRecord husk : blanked) {
      Optional<MemoryRecord> kept =
          writer.find(husk.id()).filter(record -> record.body().status() != RecordStatus.HUSK);
      kept.ifPresent(record -> writer.update(record, husk.body(), Position.KEEP));
      changed |= kept.isPresent();
    }
    return changed;
  }
}
