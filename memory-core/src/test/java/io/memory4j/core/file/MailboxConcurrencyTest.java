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
  /** Keeps the shell busy long enough to be overtaken by several harvests. */
  private static final String REST = "[ $((i % 100)) -ne 0 ] || sleep 0.01; ";

  private static final String EACH =
      "i=0; while [ $i -lt 2000 ]; do echo \"fact $i\" >> \"$1\"; i=$((i+1)); " + REST + "done";
  private static final String HELD =
      "i=0; while [ $i -lt 2000 ]; do echo \"fact $i\"; i=$((i+1)); " + REST + "done >> \"$1\"";
  @TempDir Path folder;

  @Test
  void shellThatOpensTheFileForEachLineLosesNone() throws Exception { // report C20
    assertThat(takenWhile(EACH)).containsExactlyInAnyOrderElementsOf(expected());
  }

  @Test
  void shellThatKeepsTheFileOpenLosesNone() throws Exception { // report C20
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
    int harvests = 0;
    while (shell.isAlive()) {
      harvests += Math.min(1, harvest(mailbox, taken).facts());
    }
    assertThat(shell.waitFor()).isZero();
    Harvest last = harvest(mailbox, taken);
    assertThat(last.more()).isFalse();
    assertThat(harvests).isGreaterThan(1);
    return taken;
  }

  private static Harvest harvest(Mailbox mailbox, List<String> taken) {
    return mailbox.harvest((layer, facts) -> facts.forEach(fact -> taken.add(fact.content())));
  }

  private static List<String> expected() {
    return IntStream.range(0, 2_000).mapToObj(i -> "fact " + i).toList();
  }
}
