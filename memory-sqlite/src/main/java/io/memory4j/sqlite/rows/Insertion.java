package io.memory4j.sqlite.rows;

import io.memory4j.ConflictException;
import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Hot;
import io.memory4j.sqlite.search.Projection;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordBody;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Adds records, many in one statement: each statement on an indexed table makes FTS5 write out what
 * it holds, which costs more than the rows. Confined to one transaction.
 *
 * <p>All rows of records come first, as only they can be in conflict. The rows before one in
 * conflict are then taken out again. A savepoint would do the same, but within one SQLite copies
 * each page before it changes it, which made writes a fifth slower.
 */
final class Insertion {
  private static final int ROWS_AT_ONCE = 100;
  private static final String INTO_TEXTS = "insert into texts values ";
  private static final String TEXT_VALUES = "(?, ?, ?, ?, ?, ?, ?, ?)";
  private static final String INTO_TAGS = "insert into tags (tag, born) values ";
  private static final String INTO_LINKS =
      "insert into links (scheme, target, relation, born) values ";

  private final Session session;
  private final Names names;
  private final Ledger ledger;

  Insertion(Session session, Names names, Ledger ledger) {
    this.session = session;
    this.names = names;
    this.ledger = ledger;
  }

  /** Adds all, or none if one of them is in conflict. */
  List<MemoryRecord> insert(List<NewRecord> records) {
    List<RecordRows.Numbers> numbers = new ArrayList<>(records.size());
    long before = ledger.value();
    try {
      for (int from = 0; from < records.size(); from += ROWS_AT_ONCE) {
        insertRows(page(records, from), numbers);
      }
    } catch (ConflictException | IllegalArgumentException refused) {
      session.update("delete from records where born > ?", before);
      throw refused;
    }
    for (int from = 0; from < records.size(); from += ROWS_AT_ONCE) {
      insertParts(page(records, from), page(numbers, from));
    }
    return inserted(records, numbers);
  }

  private static <T> List<T> page(List<T> all, int from) {
    return all.subList(from, Math.min(all.size(), from + ROWS_AT_ONCE));
  }

  private void insertRows(List<NewRecord> records, List<RecordRows.Numbers> numbers) {
    List<@Nullable Object[]> rows = new ArrayList<>(records.size());
    for (NewRecord record : records) {
      RecordRows.Numbers own = numbers(record.body());
      numbers.add(own);
      rows.add(RecordRows.write(record.id(), record.body(), own));
    }
    insert(Hot.INSERT_INTO, Hot.INSERT_VALUES, rows);
  }

  /** Adds what belongs to records whose rows are there, and notes them. */
  private void insertParts(List<NewRecord> records, List<RecordRows.Numbers> numbers) {
    List<@Nullable Object[]> texts = new ArrayList<>();
    List<@Nullable Object[]> tags = new ArrayList<>();
    List<@Nullable Object[]> links = new ArrayList<>();
    for (int i = 0; i < records.size(); i++) {
      RecordBody body = records.get(i).body();
      RecordRows.Numbers own = numbers.get(i);
      if (body.kind().searchable()) {
        texts.add(text(own, body));
      }
      addTags(own.born(), body, tags);
      addLinks(own.born(), body, links);
      ledger.note(own.layer(), own.kind(), own.born(), 1);
    }
    insert(INTO_TAGS, "(?, ?)", tags);
    insert(INTO_LINKS, "(?, ?, ?, ?)", links);
    insert(INTO_TEXTS, TEXT_VALUES, texts);
  }

  private static List<MemoryRecord> inserted(
      List<NewRecord> records, List<RecordRows.Numbers> numbers) {
    List<MemoryRecord> inserted = new ArrayList<>(records.size());
    for (int i = 0; i < records.size(); i++) {
      RecordRows.Numbers own = numbers.get(i);
      inserted.add(
          new MemoryRecord(
              records.get(i).id(),
              records.get(i).body(),
              own.sequence(),
              own.revision(),
              own.born(),
              own.closed()));
    }
    return List.copyOf(inserted);
  }

  private RecordRows.Numbers numbers(RecordBody body) {
    long layer = names.intern(body.layer(), ledger);
    long kind = names.intern(body.kind());
    long number = ledger.next();
    return new RecordRows.Numbers(
        layer,
        kind,
        Statuses.code(body.status()),
        number,
        number,
        number,
        body.status().isClosed() ? number : 0);
  }

  static @Nullable Object[] text(RecordRows.Numbers numbers, RecordBody body) {
    String scope = Projection.scope(numbers.layer(), numbers.kind(), Statuses.code(body.status()));
    Projection text = Projection.of(scope, body);
    return new @Nullable Object[] {
      numbers.born(),
      text.scope(),
      text.title(),
      text.content(),
      text.detail(),
      text.keywords(),
      text.stems(),
      text.keywordStems()
    };
  }

  private static void addTags(long born, RecordBody body, List<@Nullable Object[]> rows) {
    body.tags().forEach(tag -> rows.add(new @Nullable Object[] {tag, born}));
  }

  private static void addLinks(long born, RecordBody body, List<@Nullable Object[]> rows) {
    for (Link link : body.links()) {
      rows.add(
          new @Nullable Object[] {
            link.target().scheme(), link.target().id(), link.relation().name(), born
          });
    }
  }

  /** Replaces the tags of a record. */
  void replaceTags(long born, RecordBody body) {
    session.update("delete from tags where born = ?", born);
    List<@Nullable Object[]> rows = new ArrayList<>();
    addTags(born, body, rows);
    insert(INTO_TAGS, "(?, ?)", rows);
  }

  /** Replaces the links of a record. */
  void replaceLinks(long born, RecordBody body) {
    session.update("delete from links where born = ?", born);
    List<@Nullable Object[]> rows = new ArrayList<>();
    addLinks(born, body, rows);
    insert(INTO_LINKS, "(?, ?, ?, ?)", rows);
  }

  private void insert(String into, String values, List<@Nullable Object[]> rows) {
    for (int from = 0; from < rows.size(); from += ROWS_AT_ONCE) {
      List<@Nullable Object[]> page = page(rows, from);
      String groups = String.join(", ", Collections.nCopies(page.size(), values));
      session.update(into + groups, page.stream().flatMap(Arrays::stream).toArray());
    }
  }
}
