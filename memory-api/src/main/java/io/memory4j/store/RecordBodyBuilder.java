package io.memory4j.store;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.internal.CodePointOrder;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The one implementation of {@link RecordBody.Builder}. */
final class RecordBodyBuilder implements RecordBody.Builder {
  private final Layer layer;
  private final RecordKind kind;
  private RecordStatus status = RecordStatus.ACTIVE;
  private String key = "";
  private String content = "";
  private String detail = "";
  private String keywords = "";
  private String category = "";
  private SortedSet<String> tags = CodePointOrder.sorted(Set.of());
  private SortedMap<String, String> attributes = new TreeMap<>();
  private String fingerprint = "";
  private Provenance provenance = Provenance.host();
  private Set<Link> links = Set.of();
  private @Nullable Instant dueAt;
  private @Nullable Instant validFrom;
  private @Nullable Instant validUntil;
  private Instant createdAt = Instant.EPOCH;
  private Instant updatedAt = Instant.EPOCH;
  private Instant observedAt = Instant.EPOCH;

  RecordBodyBuilder(Layer layer, RecordKind kind) {
    this.layer = requireNonNull(layer, "layer");
    this.kind = requireNonNull(kind, "kind");
  }

  RecordBodyBuilder(RecordParts body) {
    this(body.layer(), body.kind());
    status = body.status();
    key = body.key().orElse("");
    content = body.content();
    detail = body.detail().orElse("");
    keywords = body.keywords();
    category = body.category();
    tags = body.tags();
    attributes = new TreeMap<>(body.attributes());
    fingerprint = body.fingerprint().orElse("");
    provenance = body.provenance();
    links = body.links();
    dueAt = body.dueAt().orElse(null);
    validFrom = body.validFrom().orElse(null);
    validUntil = body.validUntil().orElse(null);
    createdAt = body.createdAt();
    updatedAt = body.updatedAt();
    observedAt = body.observedAt();
  }

  @Override
  public RecordBody.Builder status(RecordStatus status) {
    this.status = requireNonNull(status, "status");
    return this;
  }

  @Override
  public RecordBody.Builder key(String key) {
    this.key = requireNonNull(key, "key");
    return this;
  }

  @Override
  public RecordBody.Builder content(String content) {
    this.content = requireNonNull(content, "content");
    return this;
  }

  @Override
  public RecordBody.Builder detail(String detail) {
    this.detail = requireNonNull(detail, "detail");
    return this;
  }

  @Override
  public RecordBody.Builder keywords(String words) {
    this.keywords = requireNonNull(words, "words");
    return this;
  }

  @Override
  public RecordBody.Builder category(String category) {
    this.category = requireNonNull(category, "category");
    return this;
  }

  @Override
  public RecordBody.Builder tags(Collection<String> tags) {
    this.tags = CodePointOrder.sorted(tags);
    return this;
  }

  @Override
  public RecordBody.Builder attribute(String name, String value) {
    if (requireNonNull(value, "value").isEmpty()) {
      attributes.remove(requireNonNull(name, "name"));
    } else {
      attributes.put(requireNonNull(name, "name"), value);
    }
    return this;
  }

  @Override
  public RecordBody.Builder fingerprint(String hash) {
    this.fingerprint = requireNonNull(hash, "hash");
    return this;
  }

  @Override
  public RecordBody.Builder provenance(Provenance provenance) {
    this.provenance = requireNonNull(provenance, "provenance");
    return this;
  }

  @Override
  public RecordBody.Builder links(Collection<Link> links) {
    this.links = Set.copyOf(links);
    return this;
  }

  @Override
  public RecordBody.Builder dueAt(Instant due) {
    this.dueAt = requireNonNull(due, "due");
    return this;
  }

  @Override
  public RecordBody.Builder notDue() {
    this.dueAt = null;
    return this;
  }

  @Override
  public RecordBody.Builder validFrom(Instant from) {
    this.validFrom = requireNonNull(from, "from");
    return this;
  }

  @Override
  public RecordBody.Builder validUntil(Instant until) {
    this.validUntil = requireNonNull(until, "until");
    return this;
  }

  @Override
  public RecordBody.Builder validAlways() {
    this.validFrom = null;
    this.validUntil = null;
    return this;
  }

  @Override
  public RecordBody.Builder times(Instant created, Instant updated, Instant observed) {
    this.createdAt = requireNonNull(created, "created");
    this.updatedAt = requireNonNull(updated, "updated");
    this.observedAt = requireNonNull(observed, "observed");
    return this;
  }

  @Override
  public RecordBody build() {
    int keyChars = key.codePointCount(0, key.length());
    if (keyChars > RecordBody.MAX_KEY_CHARS) {
      throw new IllegalArgumentException(
          "A key has " + keyChars + " characters; the limit is " + RecordBody.MAX_KEY_CHARS + ".");
    }
    return new RecordParts(
        layer,
        kind,
        status,
        present(key),
        content,
        present(detail),
        keywords,
        category,
        tags,
        attributes,
        present(fingerprint),
        provenance,
        links,
        Optional.ofNullable(dueAt),
        Optional.ofNullable(validFrom),
        Optional.ofNullable(validUntil),
        createdAt,
        updatedAt,
        observedAt);
  }

  private static Optional<String> present(String value) {
    return value.isEmpty() ? Optional.empty() : Optional.of(value);
  }
}
