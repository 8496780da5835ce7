package io.memory4j.store;

import io.memory4j.Layer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * One snapshot of a store. Confined to the thread and the call that received it; afterwards every
 * method throws IllegalStateException. Returned collections are unmodifiable.
 */
public interface StoreReader {
  /**
   * {@return the record with this id, whatever its status}
   *
   * @param id the id
   */
  Optional<MemoryRecord> find(RecordId id);

  /**
   * {@return those records that exist, in no order} One round trip.
   *
   * @param ids any number of ids
   */
  List<MemoryRecord> findAll(Collection<RecordId> ids);

  /**
   * {@return the ACTIVE record under a key}
   *
   * @param layer the layer
   * @param kind the kind
   * @param key the key, compared by code point
   */
  Optional<MemoryRecord> findByKey(Layer layer, RecordKind kind, String key);

  /**
   * {@return the ACTIVE records under these keys, by key} One round trip.
   *
   * @param layer the layer
   * @param kind the kind
   * @param keys any number of keys
   */
  Map<String, MemoryRecord> findByKeys(Layer layer, RecordKind kind, Collection<String> keys);

  /**
   * {@return the ACTIVE or QUARANTINED record that says the same}
   *
   * @param layer the layer
   * @param kind the kind
   * @param fingerprint the hash core made of the normalised text
   */
  Optional<MemoryRecord> findByFingerprint(Layer layer, RecordKind kind, String fingerprint);

  /**
   * {@return ids of records of any status that begin with a prefix, ascending by code point} Two
   * answers mean that the prefix is ambiguous.
   *
   * @param layers the layers to look in; empty means all
   * @param prefix one character or more, compared by code point
   * @param max how many at most, 1 or more
   */
  List<RecordId> findByIdPrefix(Set<Layer> layers, String prefix, int max);

  /**
   * Hands records in the query's order to a visitor, until it returns false or none is left. Holds
   * no more than a page of them at a time.
   *
   * @param query which records, in what order, how many at most
   * @param visitor returns whether to go on; must not call this reader
   * @throws UnsupportedOperationException if the query asks for an earlier revision and {@link
   *     Capability#HISTORY} is missing
   */
  void scan(RecordQuery query, Predicate<? super MemoryRecord> visitor);

  /**
   * {@return what {@link #scan} hands out, as a list}
   *
   * @param query which records; must have a limit
   * @throws IllegalArgumentException if the query has no limit
   */
  default List<MemoryRecord> list(RecordQuery query) {
    List<MemoryRecord> records = new ArrayList<>();
    scan(query.requireLimit(), records::add);
    return List.copyOf(records);
  }

  /**
   * Counts records by the values of one field.
   *
   * @param filter which records; its order and limit do not count
   * @param by the field
   * @return one facet for each value, the highest newest sequence first, then by value in the order
   *     of code points; a record with several tags counts for each of them, one without tags or
   *     with an empty category for none
   * @throws UnsupportedOperationException as {@link #scan} does
   */
  List<Facet> facets(RecordQuery filter, FacetField by);

  /**
   * Finds records by words.
   *
   * <p>A record matches a term that is one of its words or the beginning of one. If no record
   * inside the filter matches a term in this way, the records that hold it as a substring match it:
   * from three code points on in any script, from one in a script written without spaces. A store
   * may also match other forms of the same word, if they share their first three letters with the
   * term; they do not replace substrings. Case and the diacritics of Latin letters do not count; a
   * store may overlook those of other letters too, and take a Latin letter that Unicode does not
   * take apart for what people type in its place, such as ss for a sharp s. Searched are content,
   * detail, key, tags and keywords of records whose kind is searchable.
   *
   * <p>A word is a run of letters and digits with their marks. In a script written without spaces
   * ({@link UnspacedScript}) a store may always match substrings, and in any script it may take a
   * mark for the end of a word. A term that holds anything else, such as punctuation, is never
   * syntax; a store may treat it as the words in it. The terms of a phrase match whole words; a
   * store may let them match beginnings too.
   *
   * @param query what to look for, and where
   * @return the best first; empty if there is no term. Of two records of equal length, one that
   *     matches all of the other's terms, each as often as the other does, and more terms besides,
   *     never stands behind it. Scores order one answer and mean nothing beyond it
   * @throws UnsupportedOperationException without {@link Capability#SEARCH}
   */
  List<SearchHit> search(SearchQuery query);

  /**
   * {@return the highest revision ever committed for these layers and kinds, deletions included,
   * and the number of their records} Reads no record. A layer that was deleted whole is no longer
   * known by name, so the revision of any head may be that of such a deletion instead, if that is
   * higher.
   *
   * @param layers empty means all
   * @param kinds empty means all
   */
  Head head(Set<Layer> layers, Set<RecordKind> kinds);

  /**
   * {@return what changed after a revision, ascending by revision, each record once in its latest
   * state} Records of a layer that was deleted whole may be told as deleted whatever layers and
   * kinds are asked for.
   *
   * @param query which changes
   */
  ChangePage changes(ChangeQuery query);

  /**
   * Hands journal entries, ascending by sequence, to a visitor until it returns false.
   *
   * @param query which entries
   * @param visitor returns whether to go on; must not call this reader
   */
  void journal(JournalQuery query, Predicate<? super JournalEntry> visitor);
}
