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
    if (records.size() <= ROWS_AT_ONCE) {
      return insertPage(records);
    }
    session.run("savepoint many");
    try {
      List<MemoryRecord> inserted = new ArrayList<>();
      for (int from = 0; from < records.size(); from += ROWS_AT_ONCE) {
        int until = Math.min(records.size(), from + ROWS_AT_ONCE);
        inserted.addAll(insertPage(records.subList(from, until)));
      }
      session.run("release many");
      return List.copyOf(inserted);
    } catch (ConflictException conflict) {
      session.run("rollback to many");
      session.run("release many");
      throw conflict;
    }
  }

  private List<MemoryRecord> insertPage(List<NewRecord> records) {
    List<@Nullable Object[]> rows = new ArrayList<>();
    List<@Nullable Object[]> texts = new ArrayList<>();
    List<@Nullable Object[]> tags = new ArrayList<>();
    List<@Nullable Object[]> links = new ArrayList<>();
    List<MemoryRecord> inserted = new ArrayList<>();
    for (NewRecord record : records) {
      RecordBody body = record.body();
      RecordRows.Numbers numbers = numbers(body);
      rows.add(RecordRows.write(record.id(), body, numbers));
      if (body.kind().searchable()) {
        texts.add(text(numbers, body));
      }
      addTags(numbers.born(), body, tags);
      addLinks(numbers.born(), body, links);
      inserted.add(
          new MemoryRecord(
              record.id(),
              body,
              numbers.sequence(),
              numbers.revision(),
              numbers.born(),
              numbers.closed()));
    }
    insert(Hot.INSERT_INTO, Hot.INSERT_VALUES, rows);
    insert(INTO_TAGS, "(?, ?)", tags);
    insert(INTO_LINKS, "(?, ?, ?, ?)", links);
    insert(INTO_TEXTS, TEXT_VALUES, texts);
    for (@Nullable Object[] row : rows) {
      note(row);
    }
    return List.copyOf(inserted);
  }

  private void note(@Nullable Object[] row) {
    if (row[0] instanceof Long born
        && row[2] instanceof Long layer
        && row[3] instanceof Long kind) {
      ledger.note(layer, kind, born, 1);
    }
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
      List<@Nullable Object[]> page =
          rows.subList(from, Math.min(rows.size(), from + ROWS_AT_ONCE));
      String groups = String.join(", ", Collections.nCopies(page.size(), values));
      session.update(into + groups, page.stream().flatMap(Arrays::stream).toArray());
    }
  }
}
