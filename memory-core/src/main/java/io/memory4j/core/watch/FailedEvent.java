package io.memory4j.core.watch;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/** Something failed as the flight recorder keeps it: numbers and fixed names. Not thread-safe. */
@Name("io.memory4j.Failed")
@Label("Failure")
@Description("Something failed")
@Category("memory4j")
@StackTrace(false)
final class FailedEvent extends Event {
  @Label("What")
  @Nullable String what;

  @Label("Cause")
  @Nullable String cause;
}
