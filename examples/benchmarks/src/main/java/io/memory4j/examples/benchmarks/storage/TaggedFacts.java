package io.memory4j.examples.benchmarks.storage;

import io.memory4j.examples.benchmarks.sample.SampleFacts;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Facts with tags in the schema of system S3 as its specification describes it, with the index on
 * the facts of links that it lacks, and its search without a tag. Not thread-safe.
 */
final class TaggedFacts implements AutoCloseable {
  private static final List<String> SCHEMA =
      List.of(
          "create table Facts (id_fact integer primary key autoincrement,"
              + " date timestamp not null default current_timestamp, fact text not null)",
          "create table Tags (id_tag integer primary key autoincrement, tag text not null unique)",
          "create table FactTags (id_tag integer not null references Tags (id_tag),"
              + " id_fact integer not null references Facts (id_fact),"
              + " primary key (id_tag, id_fact))",
          "create index FactTags_fact on FactTags (id_fact)",
          "create virtual table facts_fts using fts5 (fact, content = 'Facts',"
              + " content_rowid = 'id_fact', tokenize = 'porter unicode61')",
          "create trigger Facts_ai after insert on Facts begin"
              + " insert into facts_fts (rowid, fact) values (new.id_fact, new.fact); end");

  private static final String SEARCH =
      "select f.id_fact, f.fact, f.date, group_concat(t.tag) as tags, facts_fts.rank as place"
          + " from facts_fts join Facts f on f.id_fact = facts_fts.rowid"
          + " left join FactTags ft on ft.id_fact = f.id_fact"
          + " left join Tags t on t.id_tag = ft.id_tag"
          + " where facts_fts match ? group by f.id_fact"
          + " order by place, f.date desc limit 20";

  private static final int ROWS_AT_ONCE = 1_000;

  private final PlainConnection plain;

  private TaggedFacts(PlainConnection plain) {
    this.plain = plain;
  }

  /** {@return the facts of a new file} */
  static TaggedFacts of(Path file, int count) throws SQLException {
    TaggedFacts facts = new TaggedFacts(new PlainConnection(file));
    for (String statement : SCHEMA) {
      facts.plain.run(statement);
    }
    for (int from = 0; from < count; from += ROWS_AT_ONCE) {
      facts.plain.update("begin immediate");
      for (int i = from; i < Math.min(count, from + ROWS_AT_ONCE); i++) {
        facts.add(i);
      }
      facts.plain.update("commit");
    }
    return facts;
  }

  private void add(int number) throws SQLException {
    long id = number + 1L;
    plain.update(
        "insert into Facts (id_fact, date, fact) values (?, ?, ?)",
        id,
        Instant.ofEpochSecond(number).toString(),
        SampleFacts.content(number));
    for (String tag : SampleFacts.tags(number)) {
      plain.update("insert or ignore into Tags (tag) values (?)", tag);
      plain.update(
          "insert into FactTags (id_tag, id_fact)" + " select id_tag, ? from Tags where tag = ?",
          id,
          tag);
    }
  }

  /** {@return the rows of the facts that hold a word or the beginning of one} */
  List<@Nullable Object[]> search(String word) throws SQLException {
    return plain.rows(SEARCH, '"' + word.replace("\"", "\"\"") + "\"*");
  }

  @Override
  public void close() throws SQLException {
    plain.close();
  }
}
