package io.memory4j.examples.quickstart;

import io.memory4j.core.HistoryOptions;
import io.memory4j.core.Memory4j;
import io.memory4j.episode.HistoryIndex;
import io.memory4j.episode.HistoryQuery;
import io.memory4j.episode.HistorySource;
import io.memory4j.llm.transcript.Transcripts;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Words in, what was said about them in past sessions out, whichever agent the sessions are of. */
final class HistoryJob {
  /** Transcripts that a person names are kept however old they are. */
  private static final Duration FOREVER = Duration.ofSeconds(Long.MAX_VALUE);

  private final Options options;
  private final Home home;
  private final PrintStream out;

  HistoryJob(Options options, PrintStream out) {
    this.options = options;
    this.home = new Home(options);
    this.out = out;
  }

  /** Without a file or folder it looks into what was indexed before, or else into the sample. */
  void run(String words) {
    if (!options.paths().isEmpty()) {
      run(words, options.paths());
    } else if (Files.exists(options.store())) {
      run(words, List.of());
    } else {
      try (Sample sample = Sample.lay()) {
        run(words, List.<Path>of(sample.folder()));
      }
    }
  }

  /** Everything that can be refused is refused before the store is opened. */
  private void run(String words, List<Path> places) {
    Transcripts transcripts = Transcripts.at(places);
    if (!places.isEmpty()) {
      Discovery.of(transcripts, places);
    }
    HistoryOptions choices = HistoryOptions.ofDefaults().maxAge(FOREVER);
    HistoryPrintout printout = new HistoryPrintout(out);
    try (Memory4j memory4j = home.open(builder -> builder.history(choices))) {
      HistoryIndex history = memory4j.history();
      if (!places.isEmpty()) {
        printout.print(history.index(HistorySource.namedByPerson(transcripts)));
      }
      printout.print(history.search(HistoryQuery.of(words)));
    }
  }
}
