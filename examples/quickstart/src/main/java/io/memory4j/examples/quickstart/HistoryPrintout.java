package io.memory4j.examples.quickstart;

import static io.memory4j.examples.quickstart.Printout.count;

import io.memory4j.episode.HistoryHit;
import io.memory4j.episode.HistoryReport;
import io.memory4j.episode.HistoryResult;
import io.memory4j.episode.Turn;
import java.io.PrintStream;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Tells a person what was indexed, and what was said where. */
final class HistoryPrintout {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final PrintStream out;

  HistoryPrintout(PrintStream out) {
    this.out = out;
  }

  void print(HistoryReport report) {
    HistoryReport.Sessions sessions = report.sessions();
    out.println(
        "Indexed "
            + count(report.turns().added(), "new turn")
            + "; "
            + count(sessions.read(), "session")
            + " read, "
            + sessions.unchanged()
            + " unchanged");
    if (report.redactions() > 0) {
      out.println("Replaced: " + count(report.redactions(), "secret"));
    }
    report
        .unread()
        .forEach(one -> out.println("  not read: " + one.location() + ": " + one.reason()));
  }

  void print(HistoryResult result) {
    result.degraded().ifPresent(out::println);
    out.println();
    out.println("Found " + count(result.hits().size(), "turn"));
    int number = 0;
    for (HistoryHit hit : result.hits()) {
      number++;
      out.println();
      out.println(number + ". " + whose(hit) + ", " + TIME.format(hit.at()));
      out.println("   " + hit.snippet());
      out.println("   " + where(hit.place()));
    }
  }

  private static String whose(HistoryHit hit) {
    boolean isPerson = hit.author() == Turn.Author.PERSON;
    String host = hit.origin().host().map(name -> " on " + name).orElse("");
    return (isPerson ? hit.speaker().orElse("person") : "assistant")
        + " in "
        + hit.place().agent()
        + host;
  }

  private static String where(HistoryHit.Place place) {
    String workspace = place.workspace().map(folder -> ", in " + folder).orElse("");
    return place.source() + ", line " + place.line() + workspace;
  }
}
