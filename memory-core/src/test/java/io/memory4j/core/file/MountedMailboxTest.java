package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.testkit.MutableClock;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that is mounted by itself cannot be renamed, nor replaced. */
class MountedMailboxTest {
  private static final Mover MOUNTED =
      (from, to) -> {
        throw new FileSystemException(from.toString(), to.toString(), "Device or resource busy");
      };

  @TempDir Path folder;
  private final List<String> taken = new ArrayList<>();

  @Test
  void linesAreTakenOnceAndTheFileIsTheSameAndEmpty() throws IOException {
    Mailbox mailbox = open();
    Object inode = Files.getAttribute(mailbox.rememberFile(), "unix:ino");
    append("a\nb\n");
    harvest(mailbox);
    append("c\n");
    harvest(mailbox);

    assertThat(taken).containsExactly("a", "b", "c");
    assertThat(mailbox.rememberFile()).isEmptyFile();
    assertThat(Files.getAttribute(mailbox.rememberFile(), "unix:ino")).isEqualTo(inode);
  }

  @Test
  void crashBeforeTheEmptyingTakesNothingTwice() throws IOException {
    append("a\nb\n");
    Files.writeString(folder.resolve("remember.copying"), "a\n");

    harvest(open());

    assertThat(taken).containsExactly("a", "b");
    assertThat(folder.resolve("remember.copying")).doesNotExist();
  }

  @Test
  void crashAfterTheEmptyingLosesNothing() throws IOException {
    append("c\n");
    Files.writeString(folder.resolve("remember.copying"), "a\nb\n");

    harvest(open());

    assertThat(taken).containsExactly("a", "b", "c");
  }

  @Test
  void crashAfterTheEmptyingOfAFileThatIsStillEmptyLosesNothing() throws IOException {
    append("");
    Files.writeString(folder.resolve("remember.copying"), "a\nb\n");

    harvest(open());

    assertThat(taken).containsExactly("a", "b");
  }

  private Mailbox open() {
    return Mailbox.open(
        folder,
        Layer.person("ana"),
        Layer.project("shop"),
        new MailboxParts(MutableClock.standing(), MOUNTED));
  }

  private void harvest(Mailbox mailbox) {
    mailbox.harvest((layer, facts) -> facts.forEach(fact -> taken.add(fact.content())));
  }

  private void append(String text) throws IOException {
    Files.writeString(
        folder.resolve("remember.md"), text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
