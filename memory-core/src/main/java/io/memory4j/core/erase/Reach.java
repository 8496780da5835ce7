package io.memory4j.core.erase;

import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How far a forgetting reaches along the links by which texts name their sources, through husks and
 * from store to store. A text whose sources are all gone goes too. One that has others is blanked,
 * since nobody can tell which words it took from which, and so is what was made from it. A source
 * that lost its text and will not get it back is no source. Ends, since a record is looked at again
 * only when it steps from blanked to gone. Confined to one thread.
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
    boolean hasSource =
        record.body().links().stream()
            .filter(link -> link.relation() == Relation.DERIVED_FROM)
            .map(Link::target)
            .anyMatch(this::isSource);
    if (!hasSource) {
      goes(record);
    } else if (blank.putIfAbsent(record.id(), record) == null) {
      frontier.add(Ref.record(record.id()));
    }
  }

  /** What no open store knows may lie in another one. */
  private boolean isSource(Ref target) {
    if (goneRefs.contains(target)) {
      return false;
    }
    return !target.scheme().equals(Ref.RECORD)
        || look.hasText(new RecordId(target.id())).orElse(true);
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
