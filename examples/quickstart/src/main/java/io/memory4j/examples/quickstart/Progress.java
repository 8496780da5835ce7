package io.memory4j.examples.quickstart;

import java.io.Console;
import java.io.PrintStream;
import org.jspecify.annotations.Nullable;

/** Tells a person at a terminal how far the reading has come; says nothing anywhere else. */
final class Progress {
  /** Input below this is read before anybody wonders. */
  private static final long LARGE_BYTES = 20_000_000;

  private final PrintStream terminal;
  private final boolean wanted;
  private long totalBytes;
  private long doneBytes;
  private int shownPercent = -1;

  private Progress(PrintStream terminal, boolean wanted) {
    this.terminal = terminal;
    this.wanted = wanted;
  }

  static Progress on(PrintStream terminal) {
    return new Progress(terminal, isTerminal(System.console()));
  }

  /** From Java 22 on there is always a console, which tells itself whether it is a terminal. */
  private static boolean isTerminal(@Nullable Console console) {
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException olderThanJava22) {
      return true;
    }
  }

  void begin(long bytes) {
    totalBytes = bytes;
    doneBytes = 0;
  }

  void advance(long bytes) {
    doneBytes += bytes;
    if (wanted && totalBytes >= LARGE_BYTES) {
      show((int) (100 * doneBytes / totalBytes));
    }
  }

  private void show(int percent) {
    if (percent != shownPercent) {
      shownPercent = percent;
      terminal.print("\rreading: " + percent + " %" + (percent >= 100 ? "\n" : ""));
      terminal.flush();
    }
  }
}
