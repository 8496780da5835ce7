package io.memory4j.store;

import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.internal.CodePointOrder;
import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** The one implementation of {@link RecordBody}. */
record RecordParts(
    Layer layer,
    RecordKind kind,
    RecordStatus status,
    Optional<String> key,
    String content,
    Optional<String> detail,
    String keywords,
    String category,
    SortedSet<String> tags,
    SortedMap<String, String> attributes,
    Optional<String> fingerprint,
    Provenance provenance,
    Set<Link> links,
    Optional<Instant> dueAt,
    Optional<Instant> validFrom,
    Optional<Instant> validUntil,
    Instant createdAt,
    Instant updatedAt,
    Instant observedAt)
    implements RecordBody {
  RecordParts {
    tags = CodePointOrder.sorted(tags);
    attributes = Collections.unmodifiableSortedMap(new TreeMap<>(attributes));
    links = Set.copyOf(links);
  }

  @Override
  public Builder toBuilder() {
    return new RecordBodyBuilder(this);
  }

  @Override
  public String toString() {
    return "RecordBody[" + layer.kind().id() + ", " + kind.name() + ", " + status + "]";
  }
}
