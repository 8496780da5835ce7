package io.memory4j.core.session;

import io.memory4j.Diagnosis.Line;
import io.memory4j.Diagnosis.State;
import io.memory4j.LayerStack;
import io.memory4j.core.diagnose.Contributor;
import io.memory4j.core.file.Harvest;
import io.memory4j.core.file.MailboxNote;
import io.memory4j.core.route.StackRoute;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Says of what agents left in mailboxes since the process began what was not remembered as it was
 * written, and why: counts by reason, for sessions over the same layers. Thread-safe.
 */
public final class HarvestLines implements Contributor {
  private static final int MAX_STACKS = 1_000;
  private static final String PART = "mailbox";

  private final Map<LayerStack, Tally> tallies = new LinkedHashMap<>();

  /** What happened to the lines of some sessions. */
  private static final class Tally {
    final Map<MailboxNote, Long> notes = new EnumMap<>(MailboxNote.class);
    long refusedFiles;
    long refusedLines;
  }

  /** Knows of no harvest. */
  public HarvestLines() {}

  synchronized void add(LayerStack layers, Harvest harvest) {
    if (harvest.notes().isEmpty() && harvest.refused().isEmpty()) {
      return;
    }
    Tally tally = tally(layers);
    harvest.notes().forEach((note, count) -> tally.notes.merge(note, (long) count, Long::sum));
    tally.refusedFiles += harvest.refused().size();
  }

  synchronized void refused(LayerStack layers) {
    tally(layers).refusedLines++;
  }

  private Tally tally(LayerStack layers) {
    if (tallies.size() >= MAX_STACKS && !tallies.containsKey(layers)) {
      tallies.remove(tallies.keySet().iterator().next());
    }
    return tallies.computeIfAbsent(layers, first -> new Tally());
  }

  @Override
  public synchronized List<Line> lines(StackRoute route) {
    Tally tally = tallies.get(route.stack());
    if (tally == null) {
      return List.of();
    }
    List<Line> lines = new ArrayList<>();
    tally.notes.forEach((note, count) -> lines.add(line(note, count)));
    if (tally.refusedLines > 0) {
      String reason = "lines refused as statements: " + tally.refusedLines;
      lines.add(new Line(PART, State.OK, reason, "ask the listener which limit they passed"));
    }
    if (tally.refusedFiles > 0) {
      String reason = "files not read since they are no regular files: " + tally.refusedFiles;
      lines.add(new Line(PART, State.DEGRADED, reason, "put a plain file in its place"));
    }
    return lines;
  }

  private static Line line(MailboxNote note, long count) {
    String kind = note.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return switch (note) {
      case CUT, SHORTENED ->
          new Line(
              PART,
              State.OK,
              "lines remembered in part, " + kind + ": " + count,
              "write one statement of 300 characters a line");
      default ->
          new Line(
              PART,
              State.OK,
              "lines not remembered, " + kind + ": " + count,
              note == MailboxNote.BLANK ? "" : "write statements, one a line, without markup");
    };
  }
}
