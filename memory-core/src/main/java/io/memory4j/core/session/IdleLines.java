package io.memory4j.core.session;

import io.memory4j.Diagnosis.Line;
import io.memory4j.Diagnosis.State;
import io.memory4j.core.diagnose.Contributor;
import io.memory4j.core.route.StackRoute;
import java.util.List;

/**
 * Says of which of the latest sessions over the same layers nothing is learned, and why.
 * Thread-safe.
 *
 * @param sessions knows them
 */
public record IdleLines(IdleSessions sessions) implements Contributor {
  private static final int MAX_LINES = 10;

  @Override
  public List<Line> lines(StackRoute route) {
    return sessions.list().stream()
        .filter(idle -> idle.layers().equals(route.stack()))
        .limit(MAX_LINES)
        .map(IdleLines::line)
        .toList();
  }

  private static Line line(IdleSessions.Idle idle) {
    String why =
        switch (idle.reason()) {
          case READ_ONLY -> "its memory takes no writes; its mailbox is not taken either";
          case SUB_AGENT -> "it is a sub-agent's";
          case NOT_PERSISTED -> "its transcript is not kept";
        };
    return new Line(
        "session " + idle.session(), State.OK, "nothing is learned from it: " + why, "");
  }
}
