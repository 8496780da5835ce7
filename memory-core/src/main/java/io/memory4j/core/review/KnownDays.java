package io.memory4j.core.review;

import io.memory4j.episode.Episode;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * On which days something was said in the sessions that were read last. A session that has changed
 * since is another one. Thread-safe.
 */
final class KnownDays {
  private static final int MAX_SESSIONS = 10_000;
  private static final int MAX_DAYS = 100;

  private final Map<Key, Set<LocalDate>> days =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Set<LocalDate>> eldest) {
          return size() > MAX_SESSIONS;
        }
      };

  /** A session as it was found; another file of its name is another session. */
  private record Key(Episode episode, ZoneId zone) {}

  /** {@return false if it is known that nothing was said in the session on that day} */
  synchronized boolean mayHold(Episode episode, ZoneId zone, LocalDate day) {
    Set<LocalDate> known = days.get(new Key(episode, zone));
    return known == null || known.contains(day);
  }

  /** Keeps the days of a session that was read to its end. */
  synchronized void add(Episode episode, SessionDay read) {
    Set<LocalDate> found = read.days();
    if (found.size() <= MAX_DAYS) {
      days.put(new Key(episode, read.zone()), Set.copyOf(found));
    }
  }
}
