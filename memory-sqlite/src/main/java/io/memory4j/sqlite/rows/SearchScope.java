package io.memory4j.sqlite.rows;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Where;
import io.memory4j.sqlite.search.Projection;
import io.memory4j.store.RecordQuery;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Condition;

/**
 * Where a search looks. If the place is a small part of the store it is said in words that stand in
 * the index itself, so that strangers' matches are never read; if it is a large part, most matches
 * are in it anyway. Confined to one search.
 */
final class SearchScope {
  /** Up to this share of the store its words are cheaper than looking at each row. */
  private static final int SMALL_SHARE = 4;

  private static final int MOST_WORDS = 64;

  private final Names names;
  private final RecordQuery filter;
  private final List<Heads.Slot> slots;
  private final String words;

  private SearchScope(Names names, RecordQuery filter, List<Heads.Slot> slots, String words) {
    this.names = names;
    this.filter = filter;
    this.slots = slots;
    this.words = words;
  }

  static SearchScope of(Session session, Names names, RecordQuery filter) {
    List<Long> wanted = Places.statuses(filter);
    List<Long> statuses = wanted.isEmpty() ? List.of(0L, 1L, 2L, 3L) : wanted;
    int most = MOST_WORDS / statuses.size();
    List<Heads.Slot> slots = Heads.slots(session, names, filter, most + 1);
    long inside = slots.stream().mapToLong(Heads.Slot::records).sum();
    boolean small =
        slots.size() <= most
            && inside * SMALL_SHARE <= session.number("select sum(records) from heads");
    return new SearchScope(names, filter, slots, small ? words(slots, statuses) : "");
  }

  private static String words(List<Heads.Slot> slots, List<Long> statuses) {
    List<String> words = new ArrayList<>();
    for (Heads.Slot slot : slots) {
      for (Long status : statuses) {
        words.add('"' + Projection.scope(slot.layer(), slot.kind(), status) + '"');
      }
    }
    return "scope : (" + String.join(" OR ", words) + ")";
  }

  /** {@return whether there is nothing in it} */
  boolean isEmpty() {
    return slots.isEmpty();
  }

  /** {@return whether what the index says is all that the filter says} */
  boolean isInWords() {
    return !words.isEmpty() && Places.isPlaceOnly(filter);
  }

  /** {@return whether most matches of the index meet the filter} */
  boolean isLarge() {
    return words.isEmpty() && Places.isPlaceOnly(filter);
  }

  /** {@return an expression for the index of words, bounded to this place} */
  String bound(String expression) {
    return words.isEmpty() ? expression : words + " AND (" + expression + ")";
  }

  /** Adds the filter to the conditions of a statement on records. */
  Where add(Where where) {
    return Places.isPlaceOnly(filter)
        ? Places.add(where, filter, names)
        : Filters.add(where, filter, names);
  }

  /** {@return the filter for statements on records that jOOQ builds} */
  Condition condition() {
    return Filters.of(filter, names);
  }
}
