package io.memory4j.examples.quickstart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.ListQuery;
import io.memory4j.Provenance;
import io.memory4j.SessionInfo;
import io.memory4j.SessionMemory;
import io.memory4j.core.Memory4j;
import io.memory4j.core.file.Mailbox;
import io.memory4j.sqlite.SqliteMemoryStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An agent's shell appends while its session goes on: every line becomes a fact, once. */
class MailboxFactsTest {
  private static final int LINES = 2_000;
  private static final Layer PROJECT = Layer.project("mailbox");
  private static final LayerStack STACK = LayerStack.of(Layer.global(), PROJECT);

  @TempDir Path folder;

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void everyLineOfAShellBecomesOneFact() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no shell");
    Path state = folder.resolve("state");
    try (Memory4j memory4j = open()) {
      SessionMemory session = memory4j.bind(STACK).session(SessionInfo.of("s1").mailbox(state));
      session.started();
      Process shell = append(Mailbox.projectNotesFile(state));
      while (shell.isAlive()) {
        session.turnStarted(Provenance.person());
        session.turnEnded();
      }
      session.ended();
      assertThat(shell.exitValue()).isZero();
    }

    try (Memory4j memory4j = open()) {
      assertThat(memory4j.bind(STACK).list(ListQuery.all().in(PROJECT).limit(LINES + 1)))
          .hasSize(LINES);
    }
  }

  private Memory4j open() {
    return Memory4j.builder()
        .store(SqliteMemoryStore.open(folder.resolve("store")))
        .executor(Runnable::run)
        .build();
  }

  private static Process append(Path file) throws IOException {
    String loop =
        "i=0; while [ $i -lt "
            + LINES
            + " ]; do echo \"- fact number $i\" >> \"$0\"; i=$((i+1)); done";
    return new ProcessBuilder("/bin/sh", "-c", loop, file.toString()).inheritIO().start();
  }
}
