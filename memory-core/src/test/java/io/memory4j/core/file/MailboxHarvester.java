package io.memory4j.core.file;

import io.memory4j.Fact;
import io.memory4j.Layer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A process that harvests a mailbox into a file for ever: state folder, file. Like a memory, the
 * file takes a statement once; what was handed over again stands in a second file.
 */
final class MailboxHarvester {
  private final SharedFile taken;
  private final SharedFile again;

  MailboxHarvester(Path file) {
    taken = new SharedFile(file, Access.AS_USUAL, 1 << 24);
    again = new SharedFile(file.resolveSibling("again.txt"), Access.AS_USUAL, 1 << 24);
  }

  public static void main(String[] arguments) {
    Mailbox mailbox = open(Path.of(arguments[0]));
    MailboxHarvester harvester = new MailboxHarvester(Path.of(arguments[1]));
    for (; ; ) {
      mailbox.harvest(harvester::take);
    }
  }

  static Mailbox open(Path stateDir) {
    return Mailbox.open(stateDir, Layer.person("ana"), Layer.project("shop"));
  }

  void take(Layer layer, List<Fact.Draft> facts) {
    Set<String> known = new HashSet<>(taken.read().orElse(TextFile.EMPTY).texts());
    List<String> fresh = new ArrayList<>();
    List<String> seen = new ArrayList<>();
    facts.forEach(fact -> (known.add(fact.content()) ? fresh : seen).add(fact.content()));
    append(again, seen);
    append(taken, fresh);
  }

  private static void append(SharedFile file, List<String> texts) {
    file.update(
        old -> {
          List<Line> lines = new ArrayList<>(old.lines());
          texts.forEach(text -> lines.add(Line.of(text, "\n")));
          return old.with(lines);
        });
  }
}
