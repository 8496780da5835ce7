package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.BLOG;
import static io.memory4j.testkit.Samples.SHOP;
import static io.memory4j.testkit.Samples.START;
import static io.memory4j.testkit.Samples.event;
import static io.memory4j.testkit.Samples.fresh;
import static io.memory4j.testkit.Samples.id;
import static io.memory4j.testkit.Samples.onceEvent;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.Ref;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Events: their order, their filters and their once-keys. */
abstract class JournalRules extends StoreRules {
  private static final Ref SUBJECT = Ref.episode("e1");

  JournalRules(MemoryStoreContract contract) {
    super(contract);
  }

  private boolean append(JournalDraft entry) {
    return store().write(w -> w.append(entry));
  }

  private long appendAll(JournalDraft... entries) {
    return store().write(w -> w.appendAll(List.of(entries)));
  }

  private List<String> types(JournalQuery query) {
    return journal(query).stream().map(entry -> entry.event().type()).toList();
  }

  private static JournalDraft at(String type, Instant at) {
    return new JournalDraft(SHOP, type, SUBJECT, at, 1, Optional.empty(), new TreeMap<>());
  }

  @Test
  @DisplayName("STORE-25: entries keep the order in which they were appended, whatever their time")
  void entriesKeepTheirOrder() {
    append(at("1", START));
    appendAll(at("2", START.minusSeconds(9)), at("3", START.plusSeconds(9)), at("4", START));
    reopen();
    append(at("5", START.minusSeconds(99)));

    List<JournalEntry> entries = journal(JournalQuery.all());
    assertThat(types(JournalQuery.all())).containsExactly("1", "2", "3", "4", "5");
    assertThat(entries).extracting(JournalEntry::sequence).isSorted().doesNotHaveDuplicates();
  }

  @Test
  @DisplayName("STORE-25: an entry comes back as it was appended")
  void entriesComeBackWhole() {
    TreeMap<String, String> data = new TreeMap<>(Map.of("k\u0000'", "\uD83D\uDE00\"", "", ""));
    JournalDraft entry =
        new JournalDraft(
            Samples.ANA,
            "odd type'",
            Ref.period("2026-W01"),
            START.plusNanos(7),
            -1e-300,
            Optional.of("o\u0000"),
            data);

    boolean added = append(entry);
    reopen();

    assertThat(added).isTrue();
    assertThat(journal(JournalQuery.all())).extracting(JournalEntry::event).containsExactly(entry);
  }

  @Test
  @DisplayName(
      "STORE-25: a once-key admits one entry, in any layer, within a list, after reopening")
  void onceAdmitsOne() {
    JournalDraft elsewhere =
        new JournalDraft(BLOG, "c", SUBJECT, START, 1, Optional.of("once"), new TreeMap<>());

    assertThat(append(onceEvent("a", SUBJECT, "once"))).isTrue();
    assertThat(append(onceEvent("b", Ref.episode("e2"), "once"))).isFalse();
    assertThat(append(elsewhere)).isFalse();
    reopen();
    assertThat(append(onceEvent("d", SUBJECT, "once"))).isFalse();
    assertThat(
            appendAll(
                onceEvent("e", SUBJECT, "new"),
                onceEvent("f", SUBJECT, "new"),
                event("g", SUBJECT),
                onceEvent("h", SUBJECT, "once")))
        .isEqualTo(2);

    assertThat(types(JournalQuery.all())).containsExactly("a", "e", "g");
  }

  @Test
  @DisplayName("STORE-25: a once-key stays taken when its entry is deleted")
  void onceOutlivesItsEntry() {
    append(onceEvent("a", SUBJECT, "once"));

    long deleted = store().write(w -> w.deleteJournal(JournalQuery.about(SUBJECT)));

    assertThat(deleted).isOne();
    assertThat(journal(JournalQuery.all())).isEmpty();
    reopen();
    assertThat(append(onceEvent("b", SUBJECT, "once"))).isFalse();
  }

  @Test
  @DisplayName("STORE-25: a once-key is free again when its subject is deleted")
  void onceGoesWithItsSubject() {
    insertAll(fresh(1, "1"), fresh(2, "2"));
    append(onceEvent("a", Ref.record(id(1)), "one"));
    append(onceEvent("b", Ref.record(id(2)), "two"));
    store().write(w -> w.deleteJournal(JournalQuery.all()));

    delete(id(1));

    assertThat(append(onceEvent("c", Ref.record(id(1)), "one"))).isTrue();
    assertThat(append(onceEvent("d", Ref.record(id(1)), "two"))).isFalse();
  }

  private void appendForFilters() {
    appendAll(
        at("a", START),
        at("b", START.plusNanos(1)),
        new JournalDraft(BLOG, "a", Ref.record(id(1)), START, 1, Optional.empty(), new TreeMap<>()),
        event("c", Ref.record(id(1))));
  }

  @Test
  @DisplayName("STORE-23: layer, type, subject, sequence and time select journal entries")
  void filtersSelect() {
    appendForFilters();
    long second = journal(JournalQuery.all()).get(1).sequence();
    JournalQuery before =
        new JournalQuery(
            Set.of(), Set.of(), Set.of(), 0, Optional.of(START.plusNanos(1)), OptionalInt.empty());
    JournalQuery mixed =
        new JournalQuery(
            Set.of(SHOP),
            Set.of("a", "c"),
            Set.of(Ref.record(id(1)), Ref.episode("x")),
            0,
            Optional.empty(),
            OptionalInt.empty());

    assertThat(types(JournalQuery.all().in(SHOP))).containsExactly("a", "b", "c");
    assertThat(types(JournalQuery.all().type("a"))).containsExactly("a", "a");
    assertThat(types(JournalQuery.about(Ref.record(id(1))))).containsExactly("a", "c");
    assertThat(types(JournalQuery.about(Ref.episode(id(1).value())))).isEmpty();
    assertThat(types(JournalQuery.all().after(second))).containsExactly("a", "c");
    assertThat(types(before)).containsExactly("a", "a", "c");
    assertThat(types(mixed)).containsExactly("c");
  }

  @Test
  @DisplayName("STORE-22: a limit takes the first entries, in reading and in deleting")
  void limitsTakeTheFirst() {
    appendForFilters();

    assertThat(types(JournalQuery.all().limit(2))).containsExactly("a", "b");
    long deleted = store().write(w -> w.deleteJournal(JournalQuery.all().in(SHOP).limit(2)));

    assertThat(deleted).isEqualTo(2);
    assertThat(types(JournalQuery.all())).containsExactly("a", "c");
  }
}
