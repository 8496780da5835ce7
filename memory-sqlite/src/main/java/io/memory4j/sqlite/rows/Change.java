package io.memory4j.sqlite.rows;

import io.memory4j.sqlite.db.Session;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Replaces the body of a record; the indexes are touched only where the text changed. */
final class Change {
  private static final String UPDATE =
      "update records set status = ?, key = ?, content = ?, detail = ?, category = ?, author = ?,"
          + " fingerprint = ?, sequence = ?, revision = ?, closed = ?, due = ?, observed = ?,"
          + " created = ?, updated = ?, valid_from = ?, valid_until = ?, more = ? where born = ?";
  private static final String UPDATE_SCOPE = "update texts set scope = ? where born = ?";
  private static final String UPDATE_TEXT =
      "update texts set scope = ?, title = ?, content = ?, detail = ?, keywords = ?, stems = ?,"
          + " keyword_stems = ? where born = ?";

  private final Session session;
  private final Names names;
  private final Ledger ledger;

  Change(Session session, Names names, Ledger ledger) {
    this.session = session;
    this.names = names;
    this.ledger = ledger;
  }

  MemoryRecord apply(MemoryRecord kept, RecordBody body, Position position) {
    long layer = names.intern(body.layer(), ledger);
    long kind = names.intern(body.kind());
    long revision = ledger.next();
    long sequence = position == Position.NEWEST ? revision : kept.sequence();
    long closed = kept.closed() == 0 && body.status().isClosed() ? revision : kept.closed();
    RecordRows.Numbers numbers =
        new RecordRows.Numbers(layer, kind, 0, sequence, revision, kept.born(), closed);
    updateRow(kept, body, numbers);
    updateParts(kept.body(), body, numbers);
    ledger.note(layer, kind, revision, 0);
    return new MemoryRecord(kept.id(), body, sequence, revision, kept.born(), closed);
  }

  private void updateRow(MemoryRecord kept, RecordBody body, RecordRows.Numbers numbers) {
    @Nullable Object[] row = RecordRows.write(kept.id(), body, numbers);
    List<@Nullable Object> arguments = new ArrayList<>();
    arguments.add(row[4]);
    // The first six columns are the record's identity and its status, now and at birth.
    arguments.addAll(Arrays.asList(row).subList(6, row.length));
    arguments.add(kept.born());
    session.update(UPDATE, arguments.toArray());
  }

  private void updateParts(RecordBody before, RecordBody body, RecordRows.Numbers numbers) {
    Insertion parts = new Insertion(session, names, ledger);
    if (!before.tags().equals(body.tags())) {
      parts.replaceTags(numbers.born(), body);
    }
    if (!before.links().equals(body.links())) {
      parts.replaceLinks(numbers.born(), body);
    }
    if (!body.kind().searchable()) {
      return;
    }
    if (!hasSameText(before, body)) {
      session.update(UPDATE_TEXT, bornLast(Insertion.text(numbers, body)));
    } else if (before.status() != body.status()) {
      session.update(UPDATE_SCOPE, Insertion.text(numbers, body)[1], numbers.born());
    }
  }

  private static boolean hasSameText(RecordBody before, RecordBody body) {
    return before.content().equals(body.content())
        && before.detail().equals(body.detail())
        && before.keywords().equals(body.keywords())
        && before.key().equals(body.key())
        && before.tags().equals(body.tags());
  }

  private static @Nullable Object[] bornLast(@Nullable Object[] row) {
    List<@Nullable Object> moved = new ArrayList<>(Arrays.asList(row).subList(1, row.length));
    moved.add(row[0]);
    return moved.toArray();
  }
}
