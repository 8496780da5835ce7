package io.memory4j.testkit;

import io.memory4j.store.JournalEntry;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.ScrubReport;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** Looks for texts in everything the reference store keeps. */
final class Traces {
  private Traces() {}

  static ScrubReport look(Tables tables, Collection<String> traces) {
    List<String> texts = new ArrayList<>();
    tables.records.values().forEach(record -> texts.addAll(texts(record)));
    tables.journal.values().forEach(entry -> texts.addAll(texts(entry)));
    texts.addAll(tables.onceKeys.keys());
    texts.addAll(tables.keys.keys());
    texts.addAll(tables.fingerprints.keys());
    texts.addAll(tables.slots.keys());
    tables.deletions.values().forEach(row -> row.layer().ifPresent(layer -> texts.add(layer.id())));
    long bytes =
        texts.stream().mapToLong(text -> text.getBytes(StandardCharsets.UTF_8).length).sum();
    long found =
        traces.stream().filter(trace -> texts.stream().anyMatch(t -> t.contains(trace))).count();
    return new ScrubReport(found == 0, bytes, found, List.of());
  }

  private static List<String> texts(MemoryRecord record) {
    RecordBody body = record.body();
    List<String> texts = new ArrayList<>(List.of(body.content(), body.keywords(), body.category()));
    body.detail().ifPresent(texts::add);
    body.key().ifPresent(texts::add);
    body.fingerprint().ifPresent(texts::add);
    texts.addAll(body.tags());
    body.attributes().forEach((name, value) -> texts.addAll(List.of(name, value)));
    body.links().stream().map(Link::target).forEach(target -> texts.add(target.id()));
    body.provenance().evidence().ifPresent(texts::add);
    body.provenance().personId().ifPresent(texts::add);
    texts.addAll(body.provenance().references());
    return texts;
  }

  private static List<String> texts(JournalEntry entry) {
    Stream<String> data =
        entry.event().data().entrySet().stream().flatMap(e -> Stream.of(e.getKey(), e.getValue()));
    return Stream.concat(Stream.of(entry.event().layer().id(), entry.event().subject().id()), data)
        .toList();
  }
}
