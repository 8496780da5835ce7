package io.memory4j.examples.quickstart;

import io.memory4j.inject.InjectionRequest;
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
 * @param history words to be found in what was said in transcripts; empty if none
 * @param shape what the block is to be like
 * @param blockOnly whether to print the block and nothing else
 * @param help whether to explain the options and stop
 */
record Options(
    List<Path> paths,
    Path project,
    Path store,
    Optional<Path> mailbox,
    Optional<Path> review,
    Optional<String> history,
    Shape shape,
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
        --history TEXT find what was said about TEXT in transcripts: of FILE or FOLDER, or indexed before
        --rules        also say the rules of the project's AGENTS.md and LEARNED.md
        --chars N      how long the block may be without these rules (default: 2000)
        --block        print the block and nothing else; without FILE, of what is already stored
        --help         print this
      """;

  /**
   * What the block is to be like.
   *
   * @param rules whether it says the rules of the project's files
   * @param chars how many characters it may have without them
   */
  record Shape(boolean rules, int chars) {}

  static Options parse(List<String> args) {
    Deque<String> left = new ArrayDeque<>(args);
    List<Path> paths = new ArrayList<>();
    Path project = Path.of("");
    Path store = Path.of(".memory4j");
    Optional<Path> mailbox = Optional.empty();
    Optional<Path> review = Optional.empty();
    Optional<String> history = Optional.empty();
    boolean rules = false;
    int chars = InjectionRequest.DEFAULT_MAX_CHARS;
    boolean blockOnly = false;
    boolean help = false;
    while (!left.isEmpty()) {
      String arg = left.removeFirst();
      switch (arg) {
        case "--project" -> project = path(valueOf(arg, left));
        case "--store" -> store = path(valueOf(arg, left));
        case "--mailbox" -> mailbox = Optional.of(path(valueOf(arg, left)));
        case "--history" -> history = Optional.of(words(left.isEmpty() ? "" : left.removeFirst()));
        case "--review" -> review = Optional.of(path(valueOf(arg, left)));
        case "--rules" -> rules = true;
        case "--chars" -> chars = number(arg, left);
        case "--block" -> blockOnly = true;
        case "--help", "-h" -> help = true;
        default -> paths.add(path(requireNoOption(arg)));
      }
    }
    Shape shape = new Shape(rules, chars);
    return new Options(
        List.copyOf(paths), project, store, mailbox, review, history, shape, blockOnly, help);
  }

  private static String valueOf(String option, Deque<String> left) {
    if (left.isEmpty()) {
      throw new UsageException(option + " needs a folder after it.");
    }
    return left.removeFirst();
  }

  private static String words(String text) {
    if (text.isBlank()) {
      throw new UsageException("--history needs words to look for after it.");
    }
    return text;
  }

  private static int number(String option, Deque<String> left) {
    String text = left.isEmpty() ? "" : left.removeFirst();
    if (!text.matches("[0-9]{1,6}")) {
      throw new UsageException(option + " needs a number of up to six digits after it.");
    }
    return Integer.parseInt(text);
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
