package io.memory4j.examples.quickstart;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.core.BlockSources;
import io.memory4j.core.Memory4j;
import io.memory4j.core.file.Harvest;
import io.memory4j.core.file.Mailbox;
import io.memory4j.inject.InjectionBlock;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Takes what an agent without a tool left in its mailbox. Nobody is known to speak here. */
final class MailboxJob {
  private final Options options;
  private final Home home;
  private final PrintStream out;

  MailboxJob(Options options, PrintStream out) {
    this.options = options;
    this.home = new Home(options);
    this.out = out;
  }

  void run(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new UsageException(
          "There is no folder " + folder + "; name the folder an agent writes remember.md in.");
    }
    Layer project = home.project();
    try (Memory4j memory4j = home.open()) {
      Mailbox mailbox = Mailbox.open(folder, Layer.global(), project);
      AgentMemory memory = home.bind(memory4j, project, BlockSources.none().mailbox(mailbox));
      Lessons lessons = new Lessons();
      Harvest harvest;
      do {
        harvest = mailbox.harvest((layer, drafts) -> remember(memory, layer, drafts, lessons));
        print(folder, harvest);
      } while (harvest.more() && harvest.facts() > 0);
      InjectionBlock block = memory.inject(home.request());
      if (options.blockOnly()) {
        out.print(block.text());
      } else {
        new Printout(out, folder).print(lessons, block);
      }
    }
  }

  private static void remember(
      AgentMemory memory, Layer layer, List<Fact.Draft> drafts, Lessons lessons) {
    List<Fact.Draft> placed = drafts.stream().map(draft -> draft.in(layer)).toList();
    memory.replace(List.of(), placed).forEach(lessons::remembered);
  }

  private void print(Path folder, Harvest harvest) {
    if (options.blockOnly()) {
      return;
    }
    out.println("Took " + harvest.facts() + " statements from the mailbox " + folder);
    String notes =
        harvest.notes().entrySet().stream()
            .map(note -> note.getValue() + " " + name(note.getKey()))
            .collect(Collectors.joining(", "));
    if (!notes.isEmpty()) {
      out.println("  lines: " + notes);
    }
    harvest.refused().forEach(file -> out.println("  not read: " + file + " is no plain file"));
  }

  private static String name(Enum<?> note) {
    return note.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
