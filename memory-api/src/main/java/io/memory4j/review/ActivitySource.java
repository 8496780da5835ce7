package io.memory4j.review;

import java.time.ZoneId;
import java.util.List;

/**
 * Tells what happened on a day; daily summaries are made from it. A host may give several sources,
 * such as transcripts and its own log.
 *
 * <p>A source that cannot read all it should throws, whatever the exception: the day then counts as
 * failed and is tried again on a later day, whereas an empty answer means for good that nothing
 * happened. It is asked about days that are over, and may be asked about one day again.
 *
 * <p>Implementations must be safe for use by multiple threads. They may be slow: no transaction is
 * open while they read.
 */
@FunctionalInterface
public interface ActivitySource {
  /**
   * Reads one day.
   *
   * @param day a period of level DAILY
   * @param zone where the day begins and ends: {@link Period#start} and {@link Period#end}
   * @return what happened, in any order; empty if nothing did. Secrets need not be removed
   */
  List<Activity> read(Period day, ZoneId zone);
}
