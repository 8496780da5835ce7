package io.memory4j.core.watch;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/**
 * Statements were written as the flight recorder keeps it: numbers and fixed names. Not
 * thread-safe.
 */
@Name("io.memory4j.Written")
@Label("Statements Written")
@Description("Statements were written")
@Category("memory4j")
@StackTrace(false)
final class WrittenEvent extends Event {
  @Label("Added")
  int added;

  @Label("Seen")
  int seen;

  @Label("Replaced")
  int replaced;

  @Label("Quarantined")
  int quarantined;

  @Label("Buried")
  int buried;

  @Label("Findings")
  int findings;

  @Label("Took")
  @Timespan(Timespan.NANOSECONDS)
  long took;
}
