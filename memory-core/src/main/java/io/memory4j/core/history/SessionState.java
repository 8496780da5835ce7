package io.memory4j.core.history;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.core.text.NameSafe;
import io.memory4j.episode.Episode;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * How far a session is indexed: numbers and hashes, no name and no text, in a record of kind STATE
 * of the system layer. It outlives the turns, so that what was forgotten or is too old is not added
 * again. Immutable and thread-safe.
 *
 * @param turns how many turns of the session were looked at
 * @param version stands for the file as it was when it was read to its end; empty if it was not
 * @param layer the hash of the layer that the turns went to
 * @param kind whose turns stand under the session's id
 */
record SessionState(long turns, String version, String layer, Kind kind) {
  /** What the keys of the records begin with. */
  static final String PREFIX = "history:";

  /** Whose turns stand under a session's id. */
  enum Kind {
    /** Its own. */
    OWN,
    /** Those of another file, of which this one is a copy or goes on from it. */
    COPY,
    /** Those of another session; its own stand beside them. */
    ASIDE
  }

  static final SessionState NEW = new SessionState(0, "", "", Kind.OWN);

  SessionState at(long looked) {
    return new SessionState(looked, "", layer, kind);
  }

  SessionState in(Layer home) {
    return new SessionState(turns, version, hash(home), kind);
  }

  SessionState as(Kind other) {
    return new SessionState(turns, version, layer, other);
  }

  SessionState read(Episode episode) {
    return new SessionState(turns, version(episode), layer, kind);
  }

  boolean isIn(Layer home) {
    return layer.isEmpty() || layer.equals(hash(home));
  }

  boolean isOf(Episode episode) {
    return version.equals(version(episode));
  }

  private static String hash(Layer layer) {
    return NameSafe.hash(layer.id());
  }

  private static String version(Episode episode) {
    return episode.sizeBytes() + "@" + episode.updatedAt();
  }

  /** {@return what all that is known of an episode stands under} */
  static String key(Episode episode) {
    return PREFIX + NameSafe.hash(place(episode));
  }

  /** {@return what tells an episode from all others} */
  static String place(Episode episode) {
    return episode.agent() + '\0' + episode.id() + '\0' + episode.location();
  }

  static SessionState find(StoreReader reader, Episode episode) {
    return record(reader, episode).map(SessionState::of).orElse(NEW);
  }

  private static Optional<MemoryRecord> record(StoreReader reader, Episode episode) {
    return reader.findByKey(Layer.system(), RecordKinds.STATE, key(episode));
  }

  private static SessionState of(MemoryRecord record) {
    Map<String, String> values = record.body().attributes();
    return new SessionState(
        Long.parseLong(values.getOrDefault("turns", "0")),
        values.getOrDefault("version", ""),
        values.getOrDefault("layer", ""),
        Kind.valueOf(values.getOrDefault("kind", Kind.OWN.name())));
  }

  void save(StoreWriter writer, RecordWriter records, Episode episode, Instant now) {
    RecordBody body =
        RecordBody.builder(Layer.system(), RecordKinds.STATE)
            .key(key(episode))
            .attribute("turns", Long.toString(turns))
            .attribute("version", version)
            .attribute("layer", layer)
            .attribute("kind", kind.name())
            .times(now, now, now)
            .build();
    Optional<MemoryRecord> standing = record(writer, episode);
    if (standing.isPresent()) {
      writer.update(standing.get(), body, Position.KEEP);
    } else {
      records.insert(writer, body);
    }
  }
}
