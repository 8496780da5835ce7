package io.memory4j.sqlite.rows;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.search.Projection;
import io.memory4j.store.RecordQuery;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Condition;
import org.jooq.impl.DSL;

/**
 * Where a search looks: as a condition on rows, and, if the place is a small part of the store, as
 * words that stand in the index itself, so that strangers' matches are never read.
 *
 * @param condition all conditions of the filter
 * @param words an expression for the index of words, or empty
 * @param complete whether the words say all that the condition says
 */
record SearchScope(Condition condition, String words, boolean complete) {
  /** Up to this share of the store its words are cheaper than looking at each row. */
  private static final int SMALL_SHARE = 4;

  private static final int MOST_WORDS = 64;

  static SearchScope of(Session session, Names names, RecordQuery filter) {
    Condition condition = Filters.of(filter, names);
    List<Long> wanted = Filters.statuses(filter);
    List<Long> statuses = wanted.isEmpty() ? List.of(0L, 1L, 2L, 3L) : wanted;
    int most = MOST_WORDS / statuses.size();
    List<Heads.Slot> slots = Heads.slots(session, names, filter, most + 1);
    long inside = slots.stream().mapToLong(Heads.Slot::records).sum();
    long everywhere = session.number("select sum(records) from heads");
    if (slots.isEmpty() || slots.size() > most || inside * SMALL_SHARE > everywhere) {
      return new SearchScope(condition, "", false);
    }
    boolean complete = isPlaceOnly(filter);
    return new SearchScope(condition, words(slots, statuses), complete);
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

  private static boolean isPlaceOnly(RecordQuery filter) {
    return Filters.details(filter).equals(DSL.noCondition());
  }

  /** {@return an expression for the index of words, bounded to this place} */
  String bound(String expression) {
    return words.isEmpty() ? expression : words + " AND (" + expression + ")";
  }
}
