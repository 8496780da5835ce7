package io.memory4j;

import java.time.Instant;
import java.util.Optional;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** The one implementation of {@link Fact}. */
final class StoredFact implements Fact {
  private final FactId id;
  private final Layer layer;
  private final @Nullable String key;
  private final String content;
  private final @Nullable String detail;
  private final String category;
  private final SortedSet<String> tags;
  private final Provenance provenance;
  private final State state;
  private final Instant createdAt;
  private final Instant updatedAt;
  private final Instant observedAt;

  StoredFact(Builder parts) {
    this.id = parts.id;
    this.layer = parts.layer;
    this.key = parts.key;
    this.content = parts.content;
    this.detail = parts.detail;
    this.category = parts.category;
    this.tags = parts.tags;
    this.provenance = parts.provenance;
    this.state = parts.state;
    this.createdAt = parts.createdAt;
    this.updatedAt = parts.updatedAt;
    this.observedAt = parts.observedAt;
  }

  @Override
  public FactId id() {
    return id;
  }

  @Override
  public Layer layer() {
    return layer;
  }

  @Override
  public Optional<String> key() {
    return Optional.ofNullable(key);
  }

  @Override
  public String content() {
    return content;
  }

  @Override
  public Optional<String> detail() {
    return Optional.ofNullable(detail);
  }

  @Override
  public String category() {
    return category;
  }

  @Override
  public SortedSet<String> tags() {
    return tags;
  }

  @Override
  public Provenance provenance() {
    return provenance;
  }

  @Override
  public State state() {
    return state;
  }

  @Override
  public Instant createdAt() {
    return createdAt;
  }

  @Override
  public Instant updatedAt() {
    return updatedAt;
  }

  @Override
  public Instant observedAt() {
    return observedAt;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Fact that && id.equals(that.id());
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return "Fact[" + id + ", " + content.codePointCount(0, content.length()) + " characters]";
  }
}
