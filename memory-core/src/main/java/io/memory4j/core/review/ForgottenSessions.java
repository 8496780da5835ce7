package io.memory4j.core.review;

import io.memory4j.core.tomb.Tombstones;
import io.memory4j.review.Period;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreReader;
import java.time.ZoneId;

/**
 * Tells which sessions were forgotten: their transcripts may lie where they lay, and must not be
 * read into a summary again. What is said in one after it was forgotten counts from the next day
 * on. Thread-safe.
 */
final class ForgottenSessions {
  private final Tombstones tombstones;
  private final ZoneId zone;

  ForgottenSessions(Tombstones tombstones, ZoneId zone) {
    this.tombstones = tombstones;
    this.zone = zone;
  }

  /** {@return whether what a source tells of a period was forgotten} */
  boolean holds(StoreReader reader, Ref source, Period period) {
    return source.scheme().equals(Ref.EPISODE)
        && tombstones
            .episodeBuriedAt(reader, source.id())
            .filter(at -> at.isAfter(period.start(zone)))
            .isPresent();
  }
}
