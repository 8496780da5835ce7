package io.memory4j.core.watch;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/**
 * Something was forgotten as the flight recorder keeps it: numbers and fixed names. Not
 * thread-safe.
 */
@Name("io.memory4j.Forgotten")
@Label("Records Forgotten")
@Description("Something was forgotten")
@Category("memory4j")
@StackTrace(false)
final class ForgottenEvent extends Event {
  @Label("Records")
  long records;

  @Label("Verified")
  boolean verified;

  @Label("Pending Layers")
  int pending;

  @Label("Took")
  @Timespan(Timespan.NANOSECONDS)
  long took;
}
