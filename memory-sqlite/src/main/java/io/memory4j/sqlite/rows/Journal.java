package io.memory4j.sqlite.rows;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Hot;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Where;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.Ref;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Events as rows. Confined to one transaction. */
final class Journal {
  private static final String SELECT =
      "select journal.sequence, journal.layer, journal.type, journal.scheme, journal.subject,"
          + " journal.at, journal.weight, journal.once, journal.more from journal";
  private static final String ORDER = " order by journal.sequence";
  private static final String ABOUT = "journal.scheme = ? and journal.subject = ?";
  private static final String DATA = "d.";
  private static final String EXACT = "at";

  private final Session session;
  private final Names names;

  Journal(Session session, Names names) {
    this.session = session;
    this.names = names;
  }

  /** Adds an entry, unless its once-key is taken. */
  boolean append(JournalDraft draft, Ledger ledger) {
    long layer = names.intern(draft.layer(), ledger);
    Ref subject = draft.subject();
    if (draft.once().isPresent()
        && session.update(Hot.TAKE_ONCE, draft.once().get(), layer, subject.scheme(), subject.id())
            == 0) {
      return false;
    }
    SortedMap<String, String> packed = new TreeMap<>();
    draft.data().forEach((name, value) -> packed.put(DATA + name, value));
    if (!Instants.fits(draft.at())) {
      packed.put(EXACT, draft.at().toString());
    }
    session.update(
        Hot.APPEND,
        ledger.next(),
        layer,
        draft.type(),
        subject.scheme(),
        subject.id(),
        Instants.toNanos(draft.at()),
        draft.weight(),
        draft.once().orElse(null),
        Packed.write(packed));
    return true;
  }

  /** Hands entries in their order to a visitor. */
  void visit(JournalQuery query, Predicate<? super JournalEntry> visitor) {
    int[] left = {query.limit().orElse(Integer.MAX_VALUE)};
    Predicate<JournalEntry> bounded = entry -> visitor.test(entry) && --left[0] > 0;
    Comparator<JournalEntry> order = Comparator.comparingLong(JournalEntry::sequence);
    if (left[0] > 0) {
      Merge.visit(session, parts(query), this::read, order, bounded);
    }
  }

  /** {@return one query for each subject, type or layer, along its index} */
  List<Sql> parts(JournalQuery query) {
    return places(query).stream().map(place -> part(query, place)).toList();
  }

  private Sql part(JournalQuery query, Where place) {
    addOthers(query, place);
    return query.limit().isPresent()
        ? place.sql(SELECT, ORDER + " limit ?", (long) query.limit().getAsInt())
        : place.sql(SELECT, ORDER);
  }

  private List<Where> places(JournalQuery query) {
    if (fits(query.subjects().size())) {
      return query.subjects().stream()
          .map(subject -> new Where().and(ABOUT, subject.scheme(), subject.id()))
          .toList();
    }
    if (fits(query.types().size())) {
      return query.types().stream().map(type -> new Where().and("journal.type = ?", type)).toList();
    }
    if (fits(query.layers().size())) {
      return Places.layers(query.layers(), names).stream()
          .map(layer -> new Where().and("journal.layer = ?", layer))
          .toList();
    }
    return List.of(new Where());
  }

  private static boolean fits(int parts) {
    return parts > 0 && parts <= Scan.MOST_PARTS;
  }

  private void addOthers(JournalQuery query, Where place) {
    place.and("journal.sequence > ?", query.after());
    List<Long> layers = Places.layers(query.layers(), names);
    if (Places.isNowhere(query.layers(), layers)) {
      place.and("false");
    } else if (!layers.isEmpty()) {
      place.in("journal.layer", layers);
    }
    if (!query.types().isEmpty()) {
      place.in("journal.type", query.types().stream().sorted().toList());
    }
    if (!query.subjects().isEmpty() && !fits(query.subjects().size())) {
      List<Object> subjects = new ArrayList<>();
      query.subjects().forEach(subject -> subjects.addAll(List.of(subject.scheme(), subject.id())));
      String any =
          String.join(" or ", Collections.nCopies(query.subjects().size(), "(" + ABOUT + ")"));
      place.and("(" + any + ")", subjects.toArray());
    }
    query.before().ifPresent(before -> place.and("journal.at < ?", Instants.toNanos(before)));
  }

  /** Deletes the entries of a query; their once-keys stay. */
  long delete(JournalQuery query) {
    List<Long> doomed = new ArrayList<>();
    visit(
        query,
        entry -> {
          doomed.add(entry.sequence());
          return true;
        });
    for (Long sequence : doomed) {
      session.update("delete from journal where sequence = ?", sequence);
    }
    return doomed.size();
  }

  private JournalEntry read(ResultSet row) throws SQLException {
    SortedMap<String, String> packed = Packed.read(row.getString(9));
    SortedMap<String, String> data = new TreeMap<>();
    packed.subMap(DATA, "d/").forEach((name, value) -> data.put(name.substring(2), value));
    String exact = packed.get(EXACT);
    return new JournalEntry(
        row.getLong(1),
        new JournalDraft(
            names.layer(row.getLong(2)),
            row.getString(3),
            new Ref(row.getString(4), row.getString(5)),
            exact == null ? Instants.ofNanos(row.getLong(6)) : Instant.parse(exact),
            row.getDouble(7),
            Optional.ofNullable(row.getString(8)),
            data));
  }
}
