package io.memory4j;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The one implementation of {@link Fact.Draft}. */
final class FactDraft implements Fact.Draft {
  private final String content;
  private @Nullable Layer layer;
  private @Nullable String key;
  private @Nullable String detail;
  private @Nullable String category;
  private Set<String> tags = Set.of();
  private Set<String> episodes = Set.of();
  private @Nullable Instant observedAt;
  private @Nullable Provenance provenance;

  private FactDraft(String content) {
    this.content = content;
  }

  static FactDraft of(String content) {
    return new FactDraft(requireNonNull(content, "statement"));
  }

  private FactDraft copy() {
    FactDraft copy = new FactDraft(content);
    copy.layer = layer;
    copy.key = key;
    copy.detail = detail;
    copy.category = category;
    copy.tags = tags;
    copy.episodes = episodes;
    copy.observedAt = observedAt;
    copy.provenance = provenance;
    return copy;
  }

  @Override
  public String content() {
    return content;
  }

  @Override
  public Optional<Layer> layer() {
    return Optional.ofNullable(layer);
  }

  @Override
  public Optional<String> key() {
    return Optional.ofNullable(key);
  }

  @Override
  public Optional<String> detail() {
    return Optional.ofNullable(detail);
  }

  @Override
  public Optional<String> category() {
    return Optional.ofNullable(category);
  }

  @Override
  public Set<String> tags() {
    return tags;
  }

  @Override
  public Set<String> episodes() {
    return episodes;
  }

  @Override
  public Optional<Instant> observedAt() {
    return Optional.ofNullable(observedAt);
  }

  @Override
  public Optional<Provenance> provenance() {
    return Optional.ofNullable(provenance);
  }

  @Override
  public Fact.Draft in(Layer layer) {
    FactDraft copy = copy();
    copy.layer = requireNonNull(layer, "layer");
    return copy;
  }

  @Override
  public Fact.Draft key(String key) {
    FactDraft copy = copy();
    copy.key = requireNonNull(key, "key");
    return copy;
  }

  @Override
  public Fact.Draft detail(String detail) {
    FactDraft copy = copy();
    copy.detail = requireNonNull(detail, "detail");
    return copy;
  }

  @Override
  public Fact.Draft category(String category) {
    FactDraft copy = copy();
    copy.category = requireNonNull(category, "category");
    return copy;
  }

  @Override
  public Fact.Draft tag(String tag) {
    FactDraft copy = copy();
    copy.tags = with(tags, requireNonNull(tag, "tag"));
    return copy;
  }

  @Override
  public Fact.Draft takenFrom(String episodeId) {
    FactDraft copy = copy();
    copy.episodes = with(episodes, requireNonNull(episodeId, "episodeId"));
    return copy;
  }

  @Override
  public Fact.Draft observedAt(Instant when) {
    FactDraft copy = copy();
    copy.observedAt = requireNonNull(when, "when");
    return copy;
  }

  @Override
  public Fact.Draft by(Provenance provenance) {
    FactDraft copy = copy();
    copy.provenance = requireNonNull(provenance, "provenance");
    return copy;
  }

  private static Set<String> with(Set<String> values, String added) {
    Set<String> all = new LinkedHashSet<>(values);
    all.add(added);
    return Collections.unmodifiableSet(all);
  }

  @Override
  public String toString() {
    return "Draft[" + content.codePointCount(0, content.length()) + " characters]";
  }
}
