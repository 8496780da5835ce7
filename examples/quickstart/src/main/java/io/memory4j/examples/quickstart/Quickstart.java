package io.memory4j.examples.quickstart;

import io.memory4j.MemoryException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The program: reads transcripts, remembers what people stated, prints the memory block. */
public final class Quickstart {
  /** What the program returns when it cannot do what was asked; nothing was created or changed. */
  static final int REFUSED = 2;

  private final PrintStream out;
  private final PrintStream err;

  Quickstart(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /**
   * Runs the program.
   *
   * @param args as {@code --help} explains
   */
  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    int code = new Quickstart(out, err).run(List.of(args));
    out.flush();
    if (code != 0) {
      System.exit(code);
    }
  }

  int run(List<String> args) {
    try {
      Options options = Options.parse(args);
      if (options.help()) {
        out.print(Options.USAGE);
      } else {
        run(options);
      }
      return 0;
    } catch (UsageException | MemoryException e) {
      err.println(e.getMessage());
      return REFUSED;
    }
  }

  private void run(Options options) {
    MainJob job = new MainJob(options, out, Progress.on(err));
    if (options.mailbox().isPresent()) {
      new MailboxJob(options, out).run(options.mailbox().get());
    } else if (options.review().isPresent()) {
      new ReviewJob(options, out).run(options.review().get());
    } else if (options.history().isPresent()) {
      new HistoryJob(options, out).run(options.history().get());
    } else if (!options.paths().isEmpty()) {
      job.run(options.paths());
    } else if (options.blockOnly() && job.hasStore()) {
      job.printBlock();
    } else {
      try (Sample sample = Sample.lay()) {
        job.run(List.<Path>of(sample.folder()));
      }
    }
  }
}
