package io.memory4j.core.history;

import io.memory4j.Diagnosis.Line;
import io.memory4j.Diagnosis.State;
import io.memory4j.core.diagnose.Contributor;
import io.memory4j.core.route.StackRoute;
import io.memory4j.episode.HistoryReport;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What the last indexing left out, and why. Thread-safe. */
public final class HistoryLines implements Contributor {
  private static final String PART = "history";

  private final Supplier<HistoryReport> last;

  /**
   * Makes the lines.
   *
   * @param histories what was indexed
   */
  public HistoryLines(Histories histories) {
    this.last = histories::last;
  }

  @Override
  public List<Line> lines(StackRoute route) {
    HistoryReport report = last.get();
    List<Line> lines = new ArrayList<>();
    report
        .withheld()
        .forEach(
            (agent, sessions) ->
                lines.add(
                    degraded(
                        sessions
                            + " sessions of "
                            + agent
                            + " are not indexed: nobody agreed to have them read",
                        "ask the person, then name the agent in the history's options")));
    if (report.sessions().failed() > 0) {
      lines.add(
          degraded(
              report.sessions().failed() + " sessions could not be read to their end",
              "see what the report of the indexing says of them"));
    }
    return lines;
  }

  private static Line degraded(String reason, String remedy) {
    return new Line(PART, State.DEGRADED, reason, remedy);
  }
}
