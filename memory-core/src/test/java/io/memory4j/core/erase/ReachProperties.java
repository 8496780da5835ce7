package io.memory4j.core.erase;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Graphs of texts, with circles, husks and sources that no store knows. */
class ReachProperties {
  private final Map<RecordId, MemoryRecord> graph = new LinkedHashMap<>();

  private void grow(Random random, int size) {
    graph.clear();
    for (int i = 0; i < size; i++) {
      Set<Link> links = new HashSet<>();
      for (int n = random.nextInt(4); n > 0; n--) {
        links.add(new Link(Relation.DERIVED_FROM, Ref.record(id(random.nextInt(size + 1)))));
      }
      RecordStatus status = random.nextInt(5) == 0 ? RecordStatus.HUSK : RecordStatus.ACTIVE;
      RecordBody body =
          RecordBody.builder(Layer.global(), RecordKinds.SUMMARY)
              .links(links)
              .status(status)
              .build();
      graph.put(id(i), new MemoryRecord(id(i), body, i, i, i, 0));
    }
  }

  private static RecordId id(int number) {
    return new RecordId(String.format(Locale.ROOT, "s%012d", number));
  }

  private Reach reach(Collection<RecordId> forgotten) {
    Reach reach = new Reach(new GraphLook());
    forgotten.forEach(id -> reach.goes(graph.get(id)));
    reach.follow();
    return reach;
  }

  /** What stands on a way of links that ends in what was forgotten. */
  private Set<RecordId> tainted(Set<RecordId> forgotten) {
    Set<RecordId> tainted = new HashSet<>(forgotten);
    boolean grew = true;
    while (grew) {
      grew =
          tainted.addAll(
              graph.values().stream()
                  .filter(record -> sources(record).stream().anyMatch(tainted::contains))
                  .map(MemoryRecord::id)
                  .toList());
    }
    return tainted;
  }

  private static Set<RecordId> sources(MemoryRecord record) {
    return record.body().links().stream()
        .map(link -> new RecordId(link.target().id()))
        .collect(Collectors.toSet());
  }

  @Property(tries = 500)
  void everyTextOnAWayToTheForgottenIsReachedAndNoOther(
      @ForAll Random random, @ForAll @IntRange(min = 1, max = 30) int size) {
    grow(random, size);
    Set<RecordId> forgotten = new HashSet<>(List.of(id(random.nextInt(size)), id(0)));

    Reach reach = reach(new ArrayList<>(forgotten));

    Set<RecordId> reached = new HashSet<>(Plan.ids(reach.gone()));
    reached.addAll(Plan.ids(reach.blank()));
    assertThat(reached).isEqualTo(tainted(forgotten));
  }

  @Property(tries = 500)
  void aTextGoesIfNothingIsLeftToMakeItFromAndIsBlankedOtherwise(
      @ForAll Random random, @ForAll @IntRange(min = 1, max = 30) int size) {
    grow(random, size);
    RecordId forgotten = id(random.nextInt(size));

    Reach reach = reach(List.of(forgotten));

    Set<RecordId> gone = Plan.ids(reach.gone());
    for (MemoryRecord record : reach.gone()) {
      assertThat(record.id().equals(forgotten) || !hasSource(record, gone)).isTrue();
    }
    for (MemoryRecord record : reach.blank()) {
      assertThat(hasSource(record, gone)).isTrue();
    }
  }

  /** Whether a way over husks leads to a text, or to what is not known. */
  private boolean hasSource(MemoryRecord record, Set<RecordId> gone) {
    Set<RecordId> reached = new HashSet<>(sources(record));
    boolean grew = true;
    while (grew) {
      reached.removeAll(gone);
      if (reached.stream().anyMatch(source -> !graph.containsKey(source) || hasText(source))) {
        return true;
      }
      Set<RecordId> further = new HashSet<>();
      reached.forEach(source -> further.addAll(sources(graph.get(source))));
      further.removeAll(gone);
      grew = reached.addAll(further);
    }
    return false;
  }

  private boolean hasText(RecordId id) {
    return graph.get(id).body().status() != RecordStatus.HUSK;
  }

  private final class GraphLook implements Look {
    @Override
    public List<MemoryRecord> madeFrom(Collection<Ref> sources) {
      Set<RecordId> ids =
          sources.stream().map(source -> new RecordId(source.id())).collect(Collectors.toSet());
      return graph.values().stream()
          .filter(record -> sources(record).stream().anyMatch(ids::contains))
          .toList();
    }

    @Override
    public Optional<Source> source(RecordId id) {
      return Optional.ofNullable(graph.get(id))
          .map(record -> new Source(hasText(id), Look.sourcesOf(record)));
    }
  }
}
