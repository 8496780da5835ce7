package io.memory4j.store;

import io.memory4j.Layer;
import io.memory4j.Provenance;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * What core decides about a record. Two bodies are equal when all parts are. {@code toString} shows
 * layer, kind and status, never text. It may gain parts. Immutable and thread-safe.
 */
public sealed interface RecordBody permits RecordParts {
  /** Longest key, in Unicode code points. */
  int MAX_KEY_CHARS = 256;

  /**
   * Starts an ACTIVE body without text.
   *
   * @param layer the layer
   * @param kind the kind
   * @return a builder
   */
  static Builder builder(Layer layer, RecordKind kind) {
    return new RecordBodyBuilder(layer, kind);
  }

  /** {@return a builder holding this body} */
  Builder toBuilder();

  /** {@return the layer; an update never changes it} */
  Layer layer();

  /** {@return the kind; an update never changes it} */
  RecordKind kind();

  /** {@return the status} */
  RecordStatus status();

  /** {@return the name within layer and kind, 1 to {@value #MAX_KEY_CHARS} code points} */
  Optional<String> key();

  /** {@return the text; empty if there is none} */
  String content();

  /** {@return the long text} */
  Optional<String> detail();

  /** {@return words that are searched and never shown; empty if there are none} */
  String keywords();

  /** {@return the category; empty if there is none} */
  String category();

  /** {@return the tags, sorted by code point; unmodifiable} */
  SortedSet<String> tags();

  /** {@return further values the store never interprets; unmodifiable} */
  SortedMap<String, String> attributes();

  /** {@return the hash of the normalised text} */
  Optional<String> fingerprint();

  /** {@return who said it and where; {@link Provenance#author} is indexed} */
  Provenance provenance();

  /** {@return what it points to, indexed from both ends; unmodifiable} */
  Set<Link> links();

  /** {@return when core wants to see it again; indexed} */
  Optional<Instant> dueAt();

  /** {@return since when the statement holds in the world; empty means since it was observed} */
  Optional<Instant> validFrom();

  /** {@return until when it holds, exclusive; empty means open} */
  Optional<Instant> validUntil();

  /** {@return when it was first recorded, by core's clock} */
  Instant createdAt();

  /** {@return when it was last changed, by core's clock} */
  Instant updatedAt();

  /** {@return when it was last said, by the clock of its source} */
  Instant observedAt();

  /** Sets one part each, under the name of its accessor. Not thread-safe. */
  sealed interface Builder permits RecordBodyBuilder {
    /**
     * Sets the status.
     *
     * @param status the status
     * @return this builder
     */
    Builder status(RecordStatus status);

    /**
     * Sets the key.
     *
     * @param key the key; an empty string removes it
     * @return this builder
     */
    Builder key(String key);

    /**
     * Sets the text.
     *
     * @param content the text
     * @return this builder
     */
    Builder content(String content);

    /**
     * Sets the long text.
     *
     * @param detail the long text; an empty string removes it
     * @return this builder
     */
    Builder detail(String detail);

    /**
     * Sets the search words.
     *
     * @param words separated by blanks
     * @return this builder
     */
    Builder keywords(String words);

    /**
     * Sets the category.
     *
     * @param category the category
     * @return this builder
     */
    Builder category(String category);

    /**
     * Sets the tags.
     *
     * @param tags replace all earlier ones
     * @return this builder
     */
    Builder tags(Collection<String> tags);

    /**
     * Sets or removes an attribute.
     *
     * @param name the name
     * @param value the value; an empty string removes the attribute
     * @return this builder
     */
    Builder attribute(String name, String value);

    /**
     * Sets the fingerprint.
     *
     * @param hash the hash; an empty string removes it
     * @return this builder
     */
    Builder fingerprint(String hash);

    /**
     * Sets the provenance.
     *
     * @param provenance who said it and where
     * @return this builder
     */
    Builder provenance(Provenance provenance);

    /**
     * Sets the links.
     *
     * @param links replace all earlier ones
     * @return this builder
     */
    Builder links(Collection<Link> links);

    /**
     * Sets when core wants to see it again.
     *
     * @param due the instant
     * @return this builder
     */
    Builder dueAt(Instant due);

    /**
     * Removes the due time.
     *
     * @return this builder
     */
    Builder notDue();

    /**
     * Sets since when it holds.
     *
     * @param from the instant
     * @return this builder
     */
    Builder validFrom(Instant from);

    /**
     * Sets until when it holds.
     *
     * @param until the instant, exclusive
     * @return this builder
     */
    Builder validUntil(Instant until);

    /**
     * Removes both ends of its validity.
     *
     * @return this builder
     */
    Builder validAlways();

    /**
     * Sets the three times.
     *
     * @param created when it was first recorded
     * @param updated when it was last changed
     * @param observed when it was last said
     * @return this builder
     */
    Builder times(Instant created, Instant updated, Instant observed);

    /**
     * Builds the body.
     *
     * @return the body of the parts set so far; times that were never set are the epoch
     * @throws IllegalArgumentException if the key is too long
     */
    RecordBody build();
  }
}
