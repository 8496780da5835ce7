package io.memory4j.core.watch;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/**
 * A question was answered as the flight recorder keeps it: numbers and fixed names. Not
 * thread-safe.
 */
@Name("io.memory4j.Recalled")
@Label("Question Answered")
@Description("A question was answered")
@Category("memory4j")
@StackTrace(false)
final class RecalledEvent extends Event {
  @Label("Hits")
  int hits;

  @Label("Unavailable Layers")
  int unavailable;

  @Label("Took")
  @Timespan(Timespan.NANOSECONDS)
  long took;
}
