package io.memory4j.examples.quickstart;

import io.memory4j.AgentMemory;
import io.memory4j.Layer;
import io.memory4j.core.Memory4j;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.llm.transcript.Transcripts;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Transcripts in, a bounded memory block out. */
final class MainJob {
  private final Options options;
  private final Home home;
  private final PrintStream out;
  private final Progress progress;

  MainJob(Options options, PrintStream out, Progress progress) {
    this.options = options;
    this.home = new Home(options);
    this.out = out;
    this.progress = progress;
  }

  boolean hasStore() {
    return Files.exists(options.store());
  }

  /** Everything that can be refused is refused before the store is opened. */
  void run(List<Path> places) {
    Layer project = home.project();
    Transcripts transcripts = Transcripts.at(places);
    Discovery discovery = Discovery.of(transcripts, places);
    try (Memory4j memory4j = home.open()) {
      AgentMemory memory = home.bind(memory4j, project);
      Learner learner = new Learner(transcripts, memory, progress);
      Lessons lessons = learner.learn(discovery);
      InjectionBlock block = memory.inject(home.request());
      if (options.blockOnly()) {
        out.print(block.text());
      } else {
        new Printout(out, root(places)).print(discovery, lessons, block);
      }
    }
  }

  void printBlock() {
    Layer project = home.project();
    try (Memory4j memory4j = home.open()) {
      out.print(home.bind(memory4j, project).inject(home.request()).text());
    }
  }

  /** A single folder is where the paths in the printout begin. */
  private static Path root(List<Path> places) {
    return places.size() == 1 && Files.isDirectory(places.get(0)) ? places.get(0) : Path.of("");
  }
}
