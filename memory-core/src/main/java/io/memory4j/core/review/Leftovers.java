package io.memory4j.core.review;

import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What can still be told of a period whose summary lost its text: the summaries of its parts; of a
 * part that has no text either, its own parts; of a day, what happened on it and was not forgotten.
 * Confined to one thread.
 */
final class Leftovers {
  private final Ledger ledger;
  private final DayMaterial days;
  private final List<Material.Part> parts = new ArrayList<>();
  private final List<MemoryRecord> used = new ArrayList<>();
  private final Set<Link> links = new TreeSet<>();
  private final Map<Period, Set<Link>> read = new TreeMap<>();
  private Optional<String> failure = Optional.empty();

  private Leftovers(Ledger ledger, DayMaterial days) {
    this.ledger = ledger;
    this.days = days;
  }

  static Leftovers of(Remake remake, Ledger ledger, DayMaterial days) {
    Leftovers left = new Leftovers(ledger, days);
    left.links.addAll(remake.husk().body().links());
    left.open(remake.period(), remake.husk());
    return left;
  }

  /** {@return what the summary is made from now} */
  Material material() {
    return new Material(parts, links, failure, false);
  }

  /** {@return all records that it was taken from} */
  List<MemoryRecord> used() {
    return used;
  }

  /** {@return whether nothing that was read on the days was forgotten meanwhile} */
  boolean stands(StoreReader reader) {
    return read.entrySet().stream()
        .allMatch(day -> ledger.stands(reader, day.getValue(), day.getKey()));
  }

  private void open(Period period, MemoryRecord husk) {
    used.add(husk);
    if (period.level() == ReviewLevel.DAILY) {
      read(period);
    } else {
      period.children().forEach(this::take);
    }
  }

  private void take(Period period) {
    Optional<MemoryRecord> row = ledger.read(reader -> ledger.rows.find(reader, period));
    row.ifPresentOrElse(
        this::add,
        () ->
            ledger
                .read(reader -> ledger.rows.husk(reader, period))
                .ifPresent(husk -> open(period, husk)));
  }

  private void add(MemoryRecord row) {
    RecordBody body = row.body();
    parts.add(Material.part(body));
    used.add(row);
    links.addAll(Material.derivedFrom(List.of(Ref.record(row.id()))));
  }

  private void read(Period day) {
    Material told = days.of(day);
    parts.addAll(told.parts());
    links.addAll(told.links());
    read.put(day, told.links());
    failure = failure.or(told::failure);
  }
}
