package io.memory4j.examples.quickstart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.ListQuery;
import io.memory4j.core.Memory4j;
import io.memory4j.core.file.Mailbox;
import io.memory4j.sqlite.SqliteMemoryStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An agent's shell appends while the memory takes: every line becomes a fact, once. */
class MailboxFactsTest {
  private static final int LINES = 2_000;
  private static final Layer PROJECT = Layer.project("mailbox");

  @TempDir Path folder;

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void everyLineOfAShellBecomesOneFact() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no shell");
    try (Memory4j memory4j = open()) {
      AgentMemory memory = memory4j.bind(LayerStack.of(Layer.global(), PROJECT));
      Mailbox mailbox = Mailbox.open(folder.resolve("state"), Layer.global(), PROJECT);
      Process shell = append(mailbox.projectNotesFile());
      while (shell.isAlive()) {
        harvest(mailbox, memory);
      }
      while (harvest(mailbox, memory)) {}

      assertThat(shell.exitValue()).isZero();
      assertThat(memory.list(ListQuery.all().in(PROJECT).limit(LINES + 1))).hasSize(LINES);
    }
  }

  private Memory4j open() {
    return Memory4j.builder().store(SqliteMemoryStore.open(folder.resolve("store"))).build();
  }

  private static Process append(Path file) throws IOException {
    String loop =
        "i=0; while [ $i -lt "
            + LINES
            + " ]; do echo \"- fact number $i\" >> \"$0\"; i=$((i+1)); done";
    return new ProcessBuilder("/bin/sh", "-c", loop, file.toString()).inheritIO().start();
  }

  private static boolean harvest(Mailbox mailbox, AgentMemory memory) {
    return mailbox
            .harvest(
                (layer, drafts) -> {
                  List<Fact.Draft> placed = drafts.stream().map(d -> d.in(layer)).toList();
                  memory.replace(List.of(), placed);
                })
            .facts()
        > 0;
  }
}
