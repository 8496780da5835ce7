package io.memory4j.core.erase;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.core.record.RecordIds;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Plants derived records through core's writer, and tells all that stores hold. */
final class Planted {
  private final RecordWriter records = new RecordWriter(new RecordIds(new Random(11)));

  static Ref ref(FactId fact) {
    return Ref.record(new RecordId(fact.value()));
  }

  static FactId fact(AgentMemory memory, Fact.Draft draft) {
    return memory.remember(draft).fact().orElseThrow().id();
  }

  /** {@return the reference to a new record that was made from others} */
  Ref derived(MemoryStore store, Layer layer, RecordKind kind, String text, Ref... sources) {
    return add(store, body(layer, kind, sources).content(text).detail(text + " at length").build());
  }

  /** {@return the reference to a new summary made from one record and supported by another} */
  Ref supported(MemoryStore store, Layer layer, String text, Ref source, Ref evidence) {
    RecordBody made = body(layer, RecordKinds.SUMMARY, source).content(text).build();
    Set<Link> links = new TreeSet<>(made.links());
    links.add(new Link(Relation.EVIDENCE, evidence));
    return add(store, made.toBuilder().links(links).build());
  }

  /** {@return the reference to a new husk: its text was pruned} */
  Ref husk(MemoryStore store, Layer layer, RecordKind kind, Ref... sources) {
    return add(store, body(layer, kind, sources).status(RecordStatus.HUSK).build());
  }

  /** {@return the reference to a new turn of a session} */
  Ref turn(MemoryStore store, Layer layer, String text, Provenance speaker) {
    Ref session = Ref.episode(speaker.session().orElseThrow());
    return add(
        store, body(layer, RecordKinds.TURN, session).content(text).provenance(speaker).build());
  }

  private static RecordBody.Builder body(Layer layer, RecordKind kind, Ref... sources) {
    return RecordBody.builder(layer, kind)
        .provenance(Provenance.assistant())
        .times(Instant.EPOCH, Instant.EPOCH, Instant.EPOCH)
        .links(
            Arrays.stream(sources)
                .map(source -> new Link(Relation.DERIVED_FROM, source))
                .collect(Collectors.toSet()));
  }

  private Ref add(MemoryStore store, RecordBody body) {
    return Ref.record(store.write(writer -> records.insert(writer, body)).id());
  }

  /** {@return all records of a store} */
  static List<MemoryRecord> records(MemoryStore store) {
    List<MemoryRecord> all = new ArrayList<>();
    store.read(
        reader -> {
          reader.scan(RecordQuery.in(Set.of()).anyStatus(), all::add);
          return null;
        });
    return all;
  }

  /** {@return all that stands in a store's records, as one text} */
  static String dump(MemoryStore store) {
    return records(store).stream().map(Planted::dump).collect(Collectors.joining("\n"));
  }

  private static String dump(MemoryRecord record) {
    RecordBody body = record.body();
    return String.join(
        "|",
        record.id().value(),
        body.layer().id(),
        body.kind().name(),
        body.status().name(),
        body.key().orElse(""),
        body.content(),
        body.detail().orElse(""),
        body.keywords(),
        body.category(),
        body.tags().toString(),
        body.attributes().toString(),
        body.provenance().author(),
        body.provenance().evidence().orElse(""),
        body.links().toString());
  }

  static MemoryRecord find(MemoryStore store, Ref ref) {
    return store.read(reader -> reader.find(new RecordId(ref.id())).orElseThrow());
  }

  static boolean isGone(MemoryStore store, Ref ref) {
    return store.read(reader -> reader.find(new RecordId(ref.id())).isEmpty());
  }
}
