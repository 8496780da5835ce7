package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.testkit.MutableClock;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A real shell appends while lines are taken. */
@Timeout(120)
class MailboxConcurrencyTest {
  private static final String EACH =
      "i=0; while [ $i -lt 2000 ]; do echo \"fact $i\" >> \"$1\"; i=$((i+1)); done";
  private static final String HELD =
      "i=0; while [ $i -lt 2000 ]; do echo \"fact $i\"; i=$((i+1)); done >> \"$1\"";
  @TempDir Path folder;

  @Test
  void shellThatOpensTheFileForEachLineLosesNone() throws Exception {
    assertThat(takenWhile(EACH)).containsExactlyInAnyOrderElementsOf(expected());
  }

  @Test
  void shellThatKeepsTheFileOpenLosesNone() throws Exception {
    assertThat(takenWhile(HELD)).containsExactlyElementsOf(expected());
  }

  private List<String> takenWhile(String script) throws Exception {
    List<String> taken = new ArrayList<>();
    Mailbox mailbox =
        Mailbox.open(
            folder,
            Layer.person("ana"),
            Layer.project("shop"),
            new MailboxParts(MutableClock.standing(), AtomicFile::move));
    Process shell =
        new ProcessBuilder("sh", "-c", script, "sh", mailbox.rememberFile().toString())
            .inheritIO()
            .start();
    while (shell.isAlive()) {
      mailbox.harvest((layer, facts) -> facts.forEach(fact -> taken.add(fact.content())));
    }
    assertThat(shell.waitFor()).isZero();
    Harvest last =
        mailbox.harvest((layer, facts) -> facts.forEach(fact -> taken.add(fact.content())));
    assertThat(last.more()).isFalse();
    return taken;
  }

  private static List<String> expected() {
    return IntStream.range(0, 2_000).mapToObj(i -> "fact " + i).toList();
  }
}
