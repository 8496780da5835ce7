package io.memory4j.core.erase;

import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.Ref;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How far a forgetting reaches along the links by which texts name their sources, through husks and
 * from store to store. A text whose sources are all gone goes too. One that has others is blanked,
 * since nobody can tell which words it took from which, and so is what was made from it. A source
 * that lost its text, as a pruned one, stands for what it was made from. Ends, since a record is
 * looked at again only when it steps from blanked to gone. Confined to one thread.
 */
final class Reach {
  private final Look look;
  private final Map<RecordId, MemoryRecord> gone = new LinkedHashMap<>();
  private final Map<RecordId, MemoryRecord> blank = new LinkedHashMap<>();
  private final Set<Ref> goneRefs = new HashSet<>();
  private Set<Ref> frontier = new LinkedHashSet<>();

  Reach(Look look) {
    this.look = look;
  }

  /** Takes sources for gone that are no records, without going after what was made from them. */
  void lost(Collection<Ref> sources) {
    goneRefs.addAll(sources);
  }

  /** Goes after what was made from sources that are gone, wherever they were. */
  void goneElsewhere(Collection<RecordId> ids) {
    ids.stream().map(Ref::record).forEach(ref -> push(ref, goneRefs.add(ref)));
  }

  /** Goes after what was made from texts that are blanked, wherever they are. */
  void blankedElsewhere(Collection<RecordId> ids) {
    ids.stream().map(Ref::record).forEach(ref -> push(ref, !goneRefs.contains(ref)));
  }

  private void push(Ref source, boolean unseen) {
    if (unseen) {
      frontier.add(source);
    }
  }

  /** Lets a record go, whatever it was made from. */
  void goes(MemoryRecord record) {
    blank.remove(record.id());
    if (gone.putIfAbsent(record.id(), record) == null) {
      Ref ref = Ref.record(record.id());
      goneRefs.add(ref);
      frontier.add(ref);
    }
  }

  /** Lets a record go if nothing is left that it was made from, and blanks it otherwise. */
  void judge(MemoryRecord record) {
    if (gone.containsKey(record.id())) {
      return;
    }
    if (!hasSource(record)) {
      goes(record);
    } else if (blank.putIfAbsent(record.id(), record) == null) {
      frontier.add(Ref.record(record.id()));
    }
  }

  /** Goes back along the links, through what has no text, to something that can still be told. */
  private boolean hasSource(MemoryRecord record) {
    Deque<Ref> open = new ArrayDeque<>(Look.sourcesOf(record));
    Set<Ref> seen = new HashSet<>(open);
    while (!open.isEmpty()) {
      Ref target = open.remove();
      if (!goneRefs.contains(target)) {
        Optional<Look.Source> source = source(target);
        if (source.isEmpty() || source.get().hasText()) {
          return true;
        }
        source.get().madeFrom().stream().filter(seen::add).forEach(open::add);
      }
    }
    return false;
  }

  /** What is no record, and what no open store knows, may lie elsewhere. */
  private Optional<Look.Source> source(Ref target) {
    return target.scheme().equals(Ref.RECORD)
        ? look.source(new RecordId(target.id()))
        : Optional.empty();
  }

  /** Goes on until nothing more is reached. */
  void follow() {
    while (!frontier.isEmpty()) {
      Set<Ref> sources = frontier;
      frontier = new LinkedHashSet<>();
      look.madeFrom(sources).forEach(this::judge);
    }
  }

  /** {@return what goes} */
  Collection<MemoryRecord> gone() {
    return gone.values();
  }

  /** {@return what is blanked} */
  Collection<MemoryRecord> blank() {
    return blank.values();
  }

  /** {@return the links that a blanked record keeps} */
  Set<Link> linksLeft(MemoryRecord blanked) {
    return blanked.body().links().stream()
        .filter(link -> !goneRefs.contains(link.target()))
        .collect(Collectors.toUnmodifiableSet());
  }
}
