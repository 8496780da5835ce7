package io.memory4j.core.watch;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** A block was made as the flight recorder keeps it: numbers and fixed names. Not thread-safe. */
@Name("io.memory4j.Injected")
@Label("Block Made")
@Description("A block was made")
@Category("memory4j")
@StackTrace(false)
final class InjectedEvent extends Event {
  @Label("Included")
  int included;

  @Label("Omitted")
  long omitted;

  @Label("Code Points")
  int chars;

  @Label("Degraded")
  boolean degraded;

  @Label("Took")
  @Timespan(Timespan.NANOSECONDS)
  long took;
}
