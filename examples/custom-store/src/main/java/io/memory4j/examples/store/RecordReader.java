package io.memory4j.examples.store;

import io.memory4j.AuthorRole;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads what {@link RecordWriter} wrote. Not thread-safe. */
final class RecordReader {
  private final DataInputStream in;

  RecordReader(byte[] bytes) {
    in = new DataInputStream(new ByteArrayInputStream(bytes));
  }

  long number() throws IOException {
    return in.readLong();
  }

  String text() throws IOException {
    int length = in.readInt();
    byte[] encoded = in.readNBytes(Math.max(0, length));
    if (encoded.length != length) {
      throw new EOFException("A text is cut short.");
    }
    return new String(encoded, StandardCharsets.UTF_8);
  }

  private List<String> texts() throws IOException {
    List<String> values = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      values.add(text());
    }
    return values;
  }

  private SortedMap<String, String> map() throws IOException {
    SortedMap<String, String> values = new TreeMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      values.put(text(), text());
    }
    return values;
  }

  private Optional<Instant> instant() throws IOException {
    return in.readBoolean()
        ? Optional.of(Instant.ofEpochSecond(in.readLong(), in.readInt()))
        : Optional.empty();
  }

  Ref ref() throws IOException {
    return new Ref(text(), text());
  }

  MemoryRecord record() throws IOException {
    RecordId id = new RecordId(text());
    long sequence = number();
    long revision = number();
    long born = number();
    long closed = number();
    return new MemoryRecord(id, body(), sequence, revision, born, closed);
  }

  private RecordBody body() throws IOException {
    Layer layer = Layer.parse(text());
    RecordBody.Builder body =
        RecordBody.builder(layer, new RecordKind(text(), in.readBoolean()))
            .status(RecordStatus.valueOf(text()))
            .key(text())
            .content(text())
            .detail(text())
            .keywords(text())
            .category(text())
            .fingerprint(text())
            .tags(texts());
    map().forEach(body::attribute);
    body.provenance(provenance()).links(links());
    instant().ifPresent(body::dueAt);
    instant().ifPresent(body::validFrom);
    instant().ifPresent(body::validUntil);
    return body.times(time(), time(), time()).build();
  }

  private Instant time() throws IOException {
    return instant().orElseThrow(() -> new EOFException("A time is missing."));
  }

  private List<Link> links() throws IOException {
    List<Link> links = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      links.add(new Link(Relation.valueOf(text()), ref()));
    }
    return links;
  }

  private Provenance provenance() throws IOException {
    Provenance.Builder builder = Provenance.builder(AuthorRole.valueOf(text()));
    present(text()).ifPresent(builder::personId);
    present(text()).ifPresent(builder::session);
    place(number()).ifPresent(builder::turn);
    place(number()).ifPresent(builder::line);
    present(text()).ifPresent(builder::workspace);
    present(text()).ifPresent(builder::evidence);
    return builder.references(texts()).build();
  }

  private static Optional<String> present(String value) {
    return value.isEmpty() ? Optional.empty() : Optional.of(value);
  }

  private static Optional<Long> place(long value) {
    return value == 0 ? Optional.empty() : Optional.of(value);
  }

  JournalEntry entry() throws IOException {
    long sequence = number();
    Layer layer = Layer.parse(text());
    String type = text();
    Ref subject = ref();
    Instant at = time();
    double weight = in.readDouble();
    Optional<String> once = texts().stream().findFirst();
    return new JournalEntry(
        sequence, new JournalDraft(layer, type, subject, at, weight, once, map()));
  }
}
