package io.memory4j.core.erase;

import io.memory4j.AuthorRole;
import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.core.tomb.Seal;
import io.memory4j.store.Facet;
import io.memory4j.store.FacetField;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreReader;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A selection without a name in it: the names as salted hashes, by which they are known again in a
 * store that still holds them. Immutable and thread-safe.
 *
 * @param layers of layers to be deleted whole
 * @param persons of persons
 * @param episodes of sessions
 * @param scope of the layers that the sessions reach
 */
record SealedSelection(
    Set<String> layers, Set<String> persons, Set<String> episodes, Set<String> scope) {
  private static final String LAYER = "layer ";
  private static final String PERSON = "person ";
  private static final String EPISODE = "session ";

  static SealedSelection of(Selection selection, Seal seal) {
    boolean scoped = !selection.episodes().isEmpty();
    return new SealedSelection(
        sealed(selection.layers(), layer -> seal.of(LAYER + layer.id())),
        sealed(selection.persons(), id -> seal.of(PERSON + id)),
        sealed(selection.episodes(), id -> seal.of(EPISODE + id)),
        scoped ? sealed(selection.scope(), layer -> seal.of(LAYER + layer.id())) : Set.of());
  }

  private static <T> Set<String> sealed(Set<T> names, Function<T, String> seal) {
    return names.stream().map(seal).collect(Collectors.toUnmodifiableSet());
  }

  /** {@return the selection as far as a store knows the names} */
  Selection open(StoreReader reader, Seal seal, Instant until) {
    Set<Layer> known = facets(reader, FacetField.LAYER).map(Layer::parse).collect(toSet());
    Set<Layer> reached = known.stream().filter(layer -> holds(scope, seal, layer)).collect(toSet());
    Set<String> names =
        persons.isEmpty()
            ? Set.of()
            : Stream.concat(names(known), authors(reader))
                .filter(id -> persons.contains(seal.of(PERSON + id)))
                .collect(toSet());
    return new Selection(
        Set.of(),
        known.stream().filter(layer -> holds(layers, seal, layer)).collect(toSet()),
        names,
        reached.isEmpty() ? Set.of() : openEpisodes(reader, seal, reached),
        reached,
        until);
  }

  private static <T> Collector<T, ?, Set<T>> toSet() {
    return Collectors.toUnmodifiableSet();
  }

  private static boolean holds(Set<String> hashes, Seal seal, Layer layer) {
    return !hashes.isEmpty() && hashes.contains(seal.of(LAYER + layer.id()));
  }

  private static Stream<String> facets(StoreReader reader, FacetField field) {
    RecordQuery all = RecordQuery.in(Set.of()).anyStatus();
    return reader.facets(all, field).stream().map(Facet::value);
  }

  private static Stream<String> names(Set<Layer> layers) {
    return layers.stream().filter(layer -> layer.kind() == LayerKind.PERSON).map(Layer::name);
  }

  private static Stream<String> authors(StoreReader reader) {
    String prefix = AuthorRole.PERSON.id() + ":";
    return facets(reader, FacetField.AUTHOR)
        .filter(author -> author.startsWith(prefix))
        .map(author -> author.substring(prefix.length()));
  }

  private Set<String> openEpisodes(StoreReader reader, Seal seal, Set<Layer> reached) {
    Set<String> seen = new HashSet<>();
    Set<String> open = new HashSet<>();
    reader.scan(
        RecordQuery.in(reached).anyStatus(),
        record -> {
          episodes(record)
              .filter(seen::add)
              .filter(id -> episodes.contains(seal.of(EPISODE + id)))
              .forEach(open::add);
          return true;
        });
    return open;
  }

  private static Stream<String> episodes(MemoryRecord record) {
    RecordBody body = record.body();
    Stream<String> sources =
        body.links().stream()
            .filter(link -> link.target().scheme().equals(Ref.EPISODE))
            .map(link -> link.target().id());
    return Stream.concat(sources, body.provenance().session().stream());
  }

  /** {@return hashes as one text} */
  static String joined(Collection<String> hashes) {
    return hashes.stream().sorted().collect(Collectors.joining(" "));
  }

  /** {@return the inverse of {@link #joined}} */
  static Set<String> split(String joined) {
    return Arrays.stream(joined.split(" ", -1)).filter(part -> !part.isEmpty()).collect(toSet());
  }
}
