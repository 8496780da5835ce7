package io.memory4j.examples.quickstart;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * What the command line asks for.
 *
 * @param paths transcripts, or folders of them; empty for the sample
 * @param project the folder whose project the facts belong to
 * @param store the folder of the store
 * @param mailbox the folder in which an agent leaves lines to be remembered; empty if none
 * @param review transcripts whose days, weeks, months and years are to be summarised; empty if none
 * @param blockOnly whether to print the block and nothing else
 * @param help whether to explain the options and stop
 */
record Options(
    List<Path> paths,
    Path project,
    Path store,
    Optional<Path> mailbox,
    Optional<Path> review,
    boolean blockOnly,
    boolean help) {
  static final String USAGE =
      """
      Usage: quickstart [options] [FILE or FOLDER ...]
        Reads transcripts of coding agents, remembers what people stated, prints the memory block.
        Without a file or folder it reads a small sample.
        --project DIR  the project the facts belong to (default: the current folder)
        --store DIR    where the store lies (default: .memory4j)
        --mailbox DIR  take what an agent appended to DIR/remember.md and DIR/project-notes.md
        --review DIR   summarise the days, weeks, months and years of the transcripts in DIR
        --block        print the block and nothing else; without FILE, of what is already stored
        --help         print this
      """;

  static Options parse(List<String> args) {
    Deque<String> left = new ArrayDeque<>(args);
    List<Path> paths = new ArrayList<>();
    Path project = Path.of("");
    Path store = Path.of(".memory4j");
    Optional<Path> mailbox = Optional.empty();
    Optional<Path> review = Optional.empty();
    boolean blockOnly = false;
    boolean help = false;
    while (!left.isEmpty()) {
      String arg = left.removeFirst();
      switch (arg) {
        case "--project" -> project = path(valueOf(arg, left));
        case "--store" -> store = path(valueOf(arg, left));
        case "--mailbox" -> mailbox = Optional.of(path(valueOf(arg, left)));
        case "--review" -> review = Optional.of(path(valueOf(arg, left)));
        case "--block" -> blockOnly = true;
        case "--help", "-h" -> help = true;
        default -> paths.add(path(requireNoOption(arg)));
      }
    }
    return new Options(List.copyOf(paths), project, store, mailbox, review, blockOnly, help);
  }

  private static String valueOf(String option, Deque<String> left) {
    if (left.isEmpty()) {
      throw new UsageException(option + " needs a folder after it.");
    }
    return left.removeFirst();
  }

  private static String requireNoOption(String arg) {
    if (arg.startsWith("--")) {
      throw new UsageException("There is no option " + arg + "; --help lists them.");
    }
    return arg;
  }

  private static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new UsageException("This is no valid path on this system: " + text);
    }
  }
}
