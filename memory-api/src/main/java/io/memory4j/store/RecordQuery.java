package io.memory4j.store;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A filter, an order and a bound. A record must meet every condition that is set; an empty set and
 * an absent part set none. The methods that take a value return a changed copy. Immutable and
 * thread-safe.
 */
public final class RecordQuery {
  private Set<Layer> layers;
  private Set<RecordKind> kinds = Set.of();
  private Set<RecordStatus> statuses = Set.of(RecordStatus.ACTIVE);
  private Set<String> categories = Set.of();
  private Set<String> anyTag = Set.of();
  private @Nullable String keyFrom;
  private @Nullable String keyBefore;
  private @Nullable String author;
  private @Nullable Ref linkedTo;
  private Set<Relation> relations = Set.of();
  private @Nullable Instant dueFrom;
  private @Nullable Instant dueBy;
  private @Nullable Instant observedFrom;
  private @Nullable Instant observedBefore;
  private @Nullable Long sequenceBelow;
  private @Nullable Instant validAt;
  private @Nullable Long asOf;
  private boolean withDetail = true;
  private RecordOrder order = RecordOrder.NEWEST;
  private @Nullable Integer limit;

  private RecordQuery(Set<Layer> layers) {
    this.layers = layers;
  }

  private RecordQuery(RecordQuery other) {
    layers = other.layers;
    kinds = other.kinds;
    statuses = other.statuses;
    categories = other.categories;
    anyTag = other.anyTag;
    keyFrom = other.keyFrom;
    keyBefore = other.keyBefore;
    author = other.author;
    linkedTo = other.linkedTo;
    relations = other.relations;
    dueFrom = other.dueFrom;
    dueBy = other.dueBy;
    observedFrom = other.observedFrom;
    observedBefore = other.observedBefore;
    sequenceBelow = other.sequenceBelow;
    validAt = other.validAt;
    asOf = other.asOf;
    withDetail = other.withDetail;
    order = other.order;
    limit = other.limit;
  }

  /**
   * {@return the query of the ACTIVE records of these layers, newest first, without a limit}
   *
   * @param layers empty means all layers of the store
   */
  public static RecordQuery in(Set<Layer> layers) {
    return new RecordQuery(Set.copyOf(layers));
  }

  /**
   * {@return the query of the ACTIVE records of one layer, newest first, without a limit}
   *
   * @param layer the layer
   */
  public static RecordQuery in(Layer layer) {
    return in(Set.of(layer));
  }

  private RecordQuery with(Consumer<RecordQuery> change) {
    RecordQuery copy = new RecordQuery(this);
    change.accept(copy);
    return copy;
  }

  /**
   * {@return a copy of these kinds only}
   *
   * @param kinds empty means all
   */
  public RecordQuery kinds(Set<RecordKind> kinds) {
    return with(copy -> copy.kinds = Set.copyOf(kinds));
  }

  /**
   * {@return a copy of one kind only}
   *
   * @param kind the kind
   */
  public RecordQuery kind(RecordKind kind) {
    return with(copy -> copy.kinds = Set.of(kind));
  }

  /**
   * {@return a copy of these statuses}
   *
   * @param statuses empty means all
   */
  public RecordQuery statuses(Set<RecordStatus> statuses) {
    return with(copy -> copy.statuses = Set.copyOf(statuses));
  }

  /**
   * {@return a copy of these categories only}
   *
   * @param categories empty means all
   */
  public RecordQuery categories(Collection<String> categories) {
    return with(copy -> copy.categories = Set.copyOf(categories));
  }

  /**
   * {@return a copy of records that carry one of these tags at least}
   *
   * @param tags empty means any
   */
  public RecordQuery anyTag(Collection<String> tags) {
    return with(copy -> copy.anyTag = Set.copyOf(tags));
  }

  /**
   * {@return a copy of records whose key is this one or a later one, by code point}
   *
   * @param key the first key
   */
  public RecordQuery keyFrom(String key) {
    return with(copy -> copy.keyFrom = requireNonNull(key, "key"));
  }

  /**
   * {@return a copy of records whose key is an earlier one, by code point}
   *
   * @param key the key after the last
   */
  public RecordQuery keyBefore(String key) {
    return with(copy -> copy.keyBefore = requireNonNull(key, "key"));
  }

  /**
   * {@return a copy of one author only}
   *
   * @param author as Provenance.author() tells
   */
  public RecordQuery author(String author) {
    return with(copy -> copy.author = requireNonNull(author, "author"));
  }

  /**
   * {@return a copy of records due at an instant or later}
   *
   * @param from the first instant
   */
  public RecordQuery dueFrom(Instant from) {
    return with(copy -> copy.dueFrom = requireNonNull(from, "from"));
  }

  /**
   * {@return a copy of records due at an instant or earlier}
   *
   * @param by the last instant
   */
  public RecordQuery dueBy(Instant by) {
    return with(copy -> copy.dueBy = requireNonNull(by, "by"));
  }

  /**
   * {@return a copy of records observed at an instant or later}
   *
   * @param from the first instant
   */
  public RecordQuery observedFrom(Instant from) {
    return with(copy -> copy.observedFrom = requireNonNull(from, "from"));
  }

  /**
   * {@return a copy of records observed before an instant}
   *
   * @param before the instant after the last
   */
  public RecordQuery observedBefore(Instant before) {
    return with(copy -> copy.observedBefore = requireNonNull(before, "before"));
  }

  /**
   * {@return a copy of records with a lower sequence}
   *
   * @param sequence the sequence above the highest
   */
  public RecordQuery sequenceBelow(long sequence) {
    return with(copy -> copy.sequenceBelow = sequence);
  }

  /**
   * {@return a copy of records that hold at an instant: from validFrom, or else observedAt, until
   * before validUntil}
   *
   * @param at the instant
   */
  public RecordQuery validAt(Instant at) {
    return with(copy -> copy.validAt = requireNonNull(at, "at"));
  }

  /**
   * {@return a copy of the records that were ACTIVE just after a revision; other statuses do not
   * count}
   *
   * @param revision the revision
   */
  public RecordQuery asOf(long revision) {
    return with(copy -> copy.asOf = revision);
  }

  /**
   * {@return a copy in another order}
   *
   * @param order the order
   */
  public RecordQuery order(RecordOrder order) {
    return with(copy -> copy.order = requireNonNull(order, "order"));
  }

  /** {@return a copy of records of any status} */
  public RecordQuery anyStatus() {
    return statuses(Set.of());
  }

  /** {@return a copy whose answers may lack the detail, where a store can save by it} */
  public RecordQuery withoutDetail() {
    return with(copy -> copy.withDetail = false);
  }

  /**
   * {@return a copy of records that point to something}
   *
   * @param target what they point to
   * @param relations by which relations; empty means any
   */
  public RecordQuery linkedTo(Ref target, Set<Relation> relations) {
    requireNonNull(target, "target");
    Set<Relation> kept = Set.copyOf(relations);
    return with(
        copy -> {
          copy.linkedTo = target;
          copy.relations = kept;
        });
  }

  /**
   * {@return a copy with a limit}
   *
   * @param max how many records at most, 1 or more
   * @throws IllegalArgumentException if it is below 1
   */
  public RecordQuery limit(int max) {
    if (max < 1) {
      throw new IllegalArgumentException("The limit is " + max + " records; ask for 1 or more.");
    }
    return with(copy -> copy.limit = max);
  }

  /**
   * {@return this query}
   *
   * @throws IllegalArgumentException if it has no limit
   */
  public RecordQuery requireLimit() {
    if (limit == null) {
      throw new IllegalArgumentException("This query needs a limit; set one with limit(max).");
    }
    return this;
  }

  /** {@return the layers; empty means all; unmodifiable} */
  public Set<Layer> layers() {
    return layers;
  }

  /** {@return the kinds; empty means all; unmodifiable} */
  public Set<RecordKind> kinds() {
    return kinds;
  }

  /** {@return the statuses; empty means all; unmodifiable} */
  public Set<RecordStatus> statuses() {
    return statuses;
  }

  /** {@return the categories; empty means all; unmodifiable} */
  public Set<String> categories() {
    return categories;
  }

  /** {@return the tags of which one is enough; empty means any; unmodifiable} */
  public Set<String> anyTag() {
    return anyTag;
  }

  /** {@return the first key} */
  public Optional<String> keyFrom() {
    return Optional.ofNullable(keyFrom);
  }

  /** {@return the key after the last} */
  public Optional<String> keyBefore() {
    return Optional.ofNullable(keyBefore);
  }

  /** {@return the author} */
  public Optional<String> author() {
    return Optional.ofNullable(author);
  }

  /** {@return what the records point to} */
  public Optional<Ref> linkedTo() {
    return Optional.ofNullable(linkedTo);
  }

  /** {@return the relations that count for {@link #linkedTo()}; empty means any; unmodifiable} */
  public Set<Relation> relations() {
    return relations;
  }

  /** {@return the first due time} */
  public Optional<Instant> dueFrom() {
    return Optional.ofNullable(dueFrom);
  }

  /** {@return the last due time} */
  public Optional<Instant> dueBy() {
    return Optional.ofNullable(dueBy);
  }

  /** {@return the first observation time} */
  public Optional<Instant> observedFrom() {
    return Optional.ofNullable(observedFrom);
  }

  /** {@return the observation time after the last} */
  public Optional<Instant> observedBefore() {
    return Optional.ofNullable(observedBefore);
  }

  /** {@return the sequence above the highest} */
  public OptionalLong sequenceBelow() {
    return sequenceBelow == null ? OptionalLong.empty() : OptionalLong.of(sequenceBelow);
  }

  /** {@return the instant at which the records must hold} */
  public Optional<Instant> validAt() {
    return Optional.ofNullable(validAt);
  }

  /** {@return the revision to answer as of} */
  public OptionalLong asOf() {
    return asOf == null ? OptionalLong.empty() : OptionalLong.of(asOf);
  }

  /** {@return whether answers must hold the detail} */
  public boolean withDetail() {
    return withDetail;
  }

  /** {@return the order} */
  public RecordOrder order() {
    return order;
  }

  /** {@return how many records at most} */
  public OptionalInt limit() {
    return limit == null ? OptionalInt.empty() : OptionalInt.of(limit);
  }
}
