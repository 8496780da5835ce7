package io.memory4j.core.watch;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;
import org.jspecify.annotations.Nullable;

/**
 * A run of the review chain came to its end as the flight recorder keeps it: numbers and fixed
 * names. Not thread-safe.
 */
@Name("io.memory4j.Reviewed")
@Label("Review Run")
@Description("A run of the review chain came to its end")
@Category("memory4j")
@StackTrace(false)
final class ReviewedEvent extends Event {
  @Label("Kind of Layer")
  @Nullable String layer;

  @Label("Saved")
  int saved;

  @Label("Failed")
  int failed;

  @Label("Took")
  @Timespan(Timespan.NANOSECONDS)
  long took;
}
