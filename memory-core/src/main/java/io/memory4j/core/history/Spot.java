package io.memory4j.core.history;

import io.memory4j.Layer;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;

/**
 * Where a turn stands among those of its session. Immutable and thread-safe.
 *
 * @param strand the session
 * @param number the turn's number
 */
record Spot(Strand strand, long number) {
  /**
   * What one turn of a session follows the other in.
   *
   * @param layer the layer
   * @param name the session's name in the keys of the layer
   * @param session the session as its lines tell it; one file may hold several
   */
  record Strand(Layer layer, String name, String session) {}

  static Spot of(MemoryRecord record) {
    RecordBody body = record.body();
    TurnKey key = TurnKey.parse(body.key().orElseThrow());
    String session = body.provenance().session().orElse("");
    return new Spot(new Strand(body.layer(), key.session(), session), key.number());
  }

  /** {@return the place some turns later} */
  Spot plus(int turns) {
    return new Spot(strand, number + turns);
  }

  TurnKey key() {
    return new TurnKey(strand.name(), number);
  }
}
