package io.memory4j.examples.quickstart;

import io.memory4j.Layer;
import io.memory4j.core.Memory4j;
import io.memory4j.core.ReviewOptions;
import io.memory4j.llm.transcript.Transcripts;
import io.memory4j.review.ReviewChain;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Replays the calendar of transcripts: runs the review chain once for each day, from that of the
 * first turn to some weeks after the last, as a host would have done that was used every day.
 */
final class ReviewJob {
  private final Home home;
  private final PrintStream out;

  ReviewJob(Options options, PrintStream out) {
    this.home = new Home(options);
    this.out = out;
  }

  /** Everything that can be refused is refused before the store is opened. */
  void run(Path folder) {
    Layer project = home.project();
    Transcripts transcripts = Transcripts.at(folder);
    Discovery discovery = Discovery.of(transcripts, List.of(folder));
    ReplayedSessions sessions = ReplayedSessions.read(transcripts, discovery);
    ReplayClock clock = new ReplayClock();
    ReviewOptions options = ReviewOptions.ofDefaults().sessions(layer -> Optional.of(sessions));
    new Printout(out, folder).printRead(discovery, sessions.reports());
    try (Memory4j memory4j = home.open(builder -> builder.clock(clock).reviews(options))) {
      ReviewChain chain = home.bind(memory4j, project).reviews();
      ReviewPrintout printout = new ReviewPrintout(out);
      sessions
          .days()
          .forEach(
              day -> {
                clock.set(day);
                printout.add(chain.runIfDue().toCompletableFuture().join());
              });
      printout.print(sessions.first(), sessions.last(), chain);
    }
  }
}
