package io.memory4j.examples.store;

import io.memory4j.Provenance;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.Ref;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** Writes values as bytes: lengths before texts, never terminators. Not thread-safe. */
final class RecordWriter {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  byte[] bytes() {
    return bytes.toByteArray();
  }

  RecordWriter number(long value) throws IOException {
    out.writeLong(value);
    return this;
  }

  RecordWriter text(String value) throws IOException {
    byte[] encoded = value.getBytes(StandardCharsets.UTF_8);
    out.writeInt(encoded.length);
    out.write(encoded);
    return this;
  }

  private void texts(Collection<String> values) throws IOException {
    out.writeInt(values.size());
    for (String value : values) {
      text(value);
    }
  }

  private void map(Map<String, String> values) throws IOException {
    out.writeInt(values.size());
    for (Map.Entry<String, String> entry : values.entrySet()) {
      text(entry.getKey()).text(entry.getValue());
    }
  }

  private void instant(Optional<Instant> value) throws IOException {
    out.writeBoolean(value.isPresent());
    if (value.isPresent()) {
      Instant at = value.get();
      out.writeLong(at.getEpochSecond());
      out.writeInt(at.getNano());
    }
  }

  RecordWriter ref(Ref value) throws IOException {
    return text(value.scheme()).text(value.id());
  }

  RecordWriter record(MemoryRecord record) throws IOException {
    text(record.id().value());
    number(record.sequence()).number(record.revision());
    number(record.born()).number(record.closed());
    RecordBody body = record.body();
    text(body.layer().id()).text(body.kind().name());
    out.writeBoolean(body.kind().searchable());
    text(body.status().name());
    text(body.key().orElse("")).text(body.content()).text(body.detail().orElse(""));
    text(body.keywords()).text(body.category()).text(body.fingerprint().orElse(""));
    texts(body.tags());
    map(body.attributes());
    provenance(body.provenance());
    out.writeInt(body.links().size());
    for (Link link : body.links()) {
      text(link.relation().name()).ref(link.target());
    }
    instant(body.dueAt());
    instant(body.validFrom());
    instant(body.validUntil());
    instant(Optional.of(body.createdAt()));
    instant(Optional.of(body.updatedAt()));
    instant(Optional.of(body.observedAt()));
    return this;
  }

  private void provenance(Provenance value) throws IOException {
    text(value.role().name()).text(value.personId().orElse(""));
    text(value.session().orElse("")).number(value.turn().orElse(0));
    number(value.line().orElse(0)).text(value.workspace().orElse(""));
    text(value.evidence().orElse(""));
    texts(value.references());
  }

  RecordWriter entry(JournalEntry entry) throws IOException {
    number(entry.sequence()).text(entry.event().layer().id()).text(entry.event().type());
    ref(entry.event().subject());
    instant(Optional.of(entry.event().at()));
    out.writeDouble(entry.event().weight());
    texts(entry.event().once().stream().toList());
    map(entry.event().data());
    return this;
  }
}
