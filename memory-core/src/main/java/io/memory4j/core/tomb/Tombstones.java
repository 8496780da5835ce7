package io.memory4j.core.tomb;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordIds;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Remembers what was forgotten without remembering it: a record in the system layer whose key is an
 * HMAC over layer and statement. The salt is a record of the same store, so whoever reads the store
 * can still guess short statements; it is no encryption. Thread-safe.
 */
public final class Tombstones {
  private static final String SALT_KEY = "tombstone-salt";
  private static final String EPISODE = "episode ";
  private static final int SALT_BYTES = 32;

  private final RecordWriter records;
  private final RecordIds random;

  /**
   * Keeps tombstones.
   *
   * @param records adds them
   * @param random makes the salt
   */
  public Tombstones(RecordWriter records, RecordIds random) {
    this.records = records;
    this.random = random;
  }

  /**
   * {@return whether a statement was forgotten in a layer}
   *
   * @param reader the store of the layer
   * @param layer the layer
   * @param fingerprint the fingerprint of the statement, without its key
   */
  public boolean isBuried(StoreReader reader, Layer layer, String fingerprint) {
    return buriedAt(reader, layer, fingerprint).isPresent();
  }

  /**
   * {@return when a statement was forgotten in a layer; empty if it was not}
   *
   * @param reader the store of the layer
   * @param layer the layer
   * @param fingerprint the fingerprint of the statement, without its key
   */
  public Optional<Instant> buriedAt(StoreReader reader, Layer layer, String fingerprint) {
    return find(reader, layer, fingerprint).map(tombstone -> tombstone.body().createdAt());
  }

  /**
   * {@return when a session was forgotten; empty if it was not}
   *
   * @param reader the store of what came from the session
   * @param episode the session's id
   */
  public Optional<Instant> episodeBuriedAt(StoreReader reader, String episode) {
    return salt(reader)
        .flatMap(
            seal ->
                reader.findByKey(Layer.system(), RecordKinds.TOMBSTONE, seal.of(EPISODE + episode)))
        .map(tombstone -> tombstone.body().updatedAt());
  }

  /**
   * Sets the tombstones of sessions; one that stands is renewed.
   *
   * @param writer the store of what came from the sessions
   * @param episodes the sessions' ids
   * @param at when, by core's clock
   */
  public void buryEpisodes(StoreWriter writer, Collection<String> episodes, Instant at) {
    for (String episode : episodes) {
      String key = seal(writer, at).of(EPISODE + episode);
      Optional<MemoryRecord> standing =
          writer.findByKey(Layer.system(), RecordKinds.TOMBSTONE, key);
      if (standing.isPresent()) {
        writer.update(standing.get(), tombstone(key, at), Position.KEEP);
      } else {
        records.insert(writer, tombstone(key, at));
      }
    }
  }

  /**
   * {@return what makes names unreadable; empty if nothing was ever forgotten in the store}
   *
   * @param reader the store
   */
  public static Optional<Seal> seal(StoreReader reader) {
    return salt(reader).map(hash -> hash);
  }

  /**
   * {@return what makes names unreadable, for now and ever}
   *
   * @param writer the store
   * @param at when, by core's clock
   */
  public Seal seal(StoreWriter writer, Instant at) {
    return salt(writer).orElseGet(() -> newSalt(writer, at));
  }

  /**
   * {@return those statements that were forgotten in a layer}
   *
   * @param reader the store of the layer
   * @param layer the layer
   * @param fingerprints the fingerprints of statements, without their keys
   */
  public static Set<String> buried(
      StoreReader reader, Layer layer, Collection<String> fingerprints) {
    Optional<SaltedHash> hash = salt(reader);
    Set<String> buried = new TreeSet<>();
    if (hash.isPresent()) {
      Map<String, String> byKey = new HashMap<>();
      fingerprints.forEach(one -> byKey.put(hash.get().of(layer, one), one));
      reader
          .findByKeys(Layer.system(), RecordKinds.TOMBSTONE, byKey.keySet())
          .keySet()
          .forEach(key -> buried.add(byKey.get(key)));
    }
    return buried;
  }

  /**
   * Removes the tombstone of a statement, if there is one.
   *
   * @param writer the store of the layer
   * @param layer the layer
   * @param fingerprint the fingerprint of the statement, without its key
   */
  public void lift(StoreWriter writer, Layer layer, String fingerprint) {
    find(writer, layer, fingerprint).ifPresent(tombstone -> writer.delete(tombstone.id()));
  }

  /**
   * Sets a tombstone for each statement that has none.
   *
   * @param writer the store of the layer
   * @param layer the layer
   * @param fingerprints the fingerprints of the statements, without their keys
   * @param at when, by core's clock
   */
  public void bury(StoreWriter writer, Layer layer, Collection<String> fingerprints, Instant at) {
    if (fingerprints.isEmpty()) {
      return;
    }
    SaltedHash hash = salt(writer).orElseGet(() -> newSalt(writer, at));
    Set<String> hashes = new TreeSet<>();
    fingerprints.forEach(fingerprint -> hashes.add(hash.of(layer, fingerprint)));
    hashes.removeAll(writer.findByKeys(Layer.system(), RecordKinds.TOMBSTONE, hashes).keySet());
    List<RecordBody> bodies = hashes.stream().map(key -> tombstone(key, at)).toList();
    records.insertAll(writer, bodies);
  }

  private static RecordBody tombstone(String key, Instant at) {
    return RecordBody.builder(Layer.system(), RecordKinds.TOMBSTONE)
        .key(key)
        .times(at, at, at)
        .build();
  }

  private static Optional<MemoryRecord> find(StoreReader reader, Layer layer, String fingerprint) {
    return salt(reader)
        .flatMap(
            hash ->
                reader.findByKey(
                    Layer.system(), RecordKinds.TOMBSTONE, hash.of(layer, fingerprint)));
  }

  private static Optional<SaltedHash> salt(StoreReader reader) {
    return reader
        .findByKey(Layer.system(), RecordKinds.STATE, SALT_KEY)
        .map(record -> new SaltedHash(HexFormat.of().parseHex(record.body().content())));
  }

  private SaltedHash newSalt(StoreWriter writer, Instant at) {
    byte[] salt = random.bytes(SALT_BYTES);
    records.insert(
        writer,
        RecordBody.builder(Layer.system(), RecordKinds.STATE)
            .key(SALT_KEY)
            .content(HexFormat.of().formatHex(salt))
            .times(at, at, at)
            .build());
    return new SaltedHash(salt);
  }
}
