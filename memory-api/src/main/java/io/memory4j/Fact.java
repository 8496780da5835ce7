package io.memory4j;

import static java.util.Objects.requireNonNull;

import io.memory4j.internal.CodePointOrder;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * One short statement that is known, with where it applies and where it comes from.
 *
 * <p>Facts are equal when their ids are equal: a changed statement is another fact, and the old one
 * stays in history. {@code toString} shows the id and the length, never the statement. Immutable
 * and thread-safe.
 */
public sealed interface Fact permits StoredFact {
  /** Longest statement without a key, in Unicode code points. */
  int MAX_CONTENT_CHARS = 300;

  /** Longest statement under a key, in Unicode code points. */
  int MAX_KEYED_CONTENT_CHARS = 4_000;

  /** Longest key, in Unicode code points. */
  int MAX_KEY_CHARS = 128;

  /** The category of a fact that was given none. */
  String DEFAULT_CATEGORY = "general";

  /** Where a fact stands. More may be added. */
  enum State {
    /** It holds now. */
    CURRENT,
    /** It looks like an attempt to steer the agent and waits for a person; it is never injected. */
    QUARANTINED,
    /** A newer statement took its place; it is history. */
    SUPERSEDED
  }

  /**
   * {@return a draft of a statement, to be handed to {@link AgentMemory#remember(Draft)}}
   *
   * @param statement what is to be known, in one sentence
   */
  static Draft draft(String statement) {
    return FactDraft.of(statement);
  }

  /**
   * Starts a fact as a memory hands it out; hosts write {@link #draft} instead.
   *
   * @param id the id
   * @param layer where it applies
   * @param content the statement
   * @param createdAt when it was first recorded
   * @return a builder with these parts, current, host-made, uncategorised
   */
  static Builder builder(FactId id, Layer layer, String content, Instant createdAt) {
    return new Builder(id, layer, content, createdAt);
  }

  /** {@return the id} */
  FactId id();

  /** {@return where it applies} */
  Layer layer();

  /** {@return the name it can be looked up by within its layer} */
  Optional<String> key();

  /** {@return the statement itself} */
  String content();

  /** {@return the longer text behind the statement; searched, never injected} */
  Optional<String> detail();

  /** {@return the category, {@value #DEFAULT_CATEGORY} by default} */
  String category();

  /** {@return the tags, sorted by code point; unmodifiable} */
  SortedSet<String> tags();

  /** {@return who said it and where} */
  Provenance provenance();

  /** {@return where it stands} */
  State state();

  /** {@return when it was first recorded} */
  Instant createdAt();

  /** {@return when it was last changed} */
  Instant updatedAt();

  /** {@return when it was last said, by the clock of its source} */
  Instant observedAt();

  /** A statement to be remembered. The setters return a changed copy. Immutable and thread-safe. */
  sealed interface Draft permits FactDraft {
    /** {@return the statement} */
    String content();

    /** {@return the layer asked for; empty means the most specific one} */
    Optional<Layer> layer();

    /** {@return the key asked for} */
    Optional<String> key();

    /** {@return the longer text} */
    Optional<String> detail();

    /** {@return the category asked for} */
    Optional<String> category();

    /** {@return the tags as given; unmodifiable} */
    Set<String> tags();

    /** {@return the ids of the episodes it was made from; unmodifiable} */
    Set<String> episodes();

    /** {@return when it was said, by the clock of its source} */
    Optional<Instant> observedAt();

    /** {@return its own author, if it differs from the memory's speaker} */
    Optional<Provenance> provenance();

    /**
     * {@return a copy that goes to a layer instead of the most specific one}
     *
     * @param layer one of the memory's stack
     */
    Draft in(Layer layer);

    /**
     * {@return a copy that replaces what its layer holds under a key}
     *
     * @param key 1 to {@value Fact#MAX_KEY_CHARS} code points on one line, not beginning with two
     *     underscores
     */
    Draft key(String key);

    /**
     * {@return a copy with a longer text behind the statement}
     *
     * @param detail searched, never injected
     */
    Draft detail(String detail);

    /**
     * {@return a copy in a category}
     *
     * @param category one line, not blank
     */
    Draft category(String category);

    /**
     * {@return a copy with one more tag}
     *
     * @param tag one line; blanks at its ends are dropped, letters folded to lower case
     */
    Draft tag(String tag);

    /**
     * {@return a copy made from an episode, so that forgetting the episode forgets it}
     *
     * @param episodeId the episode's id
     */
    Draft takenFrom(String episodeId);

    /**
     * {@return a copy with the time it was said}
     *
     * @param when by the clock of its source; without it, the memory's clock tells
     */
    Draft observedAt(Instant when);

    /**
     * {@return a copy with its own author, instead of the memory's speaker}
     *
     * @param provenance who said it and where
     */
    Draft by(Provenance provenance);
  }

  /** Collects the parts of a fact. Not thread-safe. */
  final class Builder {
    final FactId id;
    final Layer layer;
    final String content;
    final Instant createdAt;
    SortedSet<String> tags = CodePointOrder.sorted(Set.of());
    @Nullable String key;
    @Nullable String detail;
    String category = DEFAULT_CATEGORY;
    Provenance provenance = Provenance.host();
    State state = State.CURRENT;
    Instant updatedAt;
    Instant observedAt;

    private Builder(FactId id, Layer layer, String content, Instant createdAt) {
      this.id = requireNonNull(id, "id");
      this.layer = requireNonNull(layer, "layer");
      this.content = requireNonNull(content, "content");
      this.createdAt = requireNonNull(createdAt, "createdAt");
      this.updatedAt = createdAt;
      this.observedAt = createdAt;
    }

    /**
     * Sets the key.
     *
     * @param key the key
     * @return this builder
     */
    public Builder key(String key) {
      this.key = requireNonNull(key, "key");
      return this;
    }

    /**
     * Sets the longer text.
     *
     * @param detail the longer text
     * @return this builder
     */
    public Builder detail(String detail) {
      this.detail = requireNonNull(detail, "detail");
      return this;
    }

    /**
     * Sets the category.
     *
     * @param category the category
     * @return this builder
     */
    public Builder category(String category) {
      this.category = requireNonNull(category, "category");
      return this;
    }

    /**
     * Sets the tags.
     *
     * @param tags copied; replace all earlier ones
     * @return this builder
     */
    public Builder tags(Collection<String> tags) {
      this.tags = CodePointOrder.sorted(tags);
      return this;
    }

    /**
     * Sets the provenance.
     *
     * @param provenance who said it and where
     * @return this builder
     */
    public Builder provenance(Provenance provenance) {
      this.provenance = requireNonNull(provenance, "provenance");
      return this;
    }

    /**
     * Sets where it stands.
     *
     * @param state where it stands
     * @return this builder
     */
    public Builder state(State state) {
      this.state = requireNonNull(state, "state");
      return this;
    }

    /**
     * Sets when it changed and when it was last said.
     *
     * @param updated when it was last changed
     * @param observed when it was last said
     * @return this builder
     */
    public Builder times(Instant updated, Instant observed) {
      this.updatedAt = requireNonNull(updated, "updated");
      this.observedAt = requireNonNull(observed, "observed");
      return this;
    }

    /** {@return the fact of the parts set so far} */
    public Fact build() {
      return new StoredFact(this);
    }
  }
}
