package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The sessions of pi and oh-my-pi: a head, then one entry a line, at first as a list, since version
 * 2 as a tree of which the path to the last entry is the conversation.
 *
 * <p>Source: files of versions 1 and 3.
 */
final class Pi implements TranscriptFormat {
  private static final Set<String> ROLES =
      Set.of("user", "assistant", "toolResult", "bashExecution");

  @Override
  public String agent() {
    return "pi";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    return opening.records().stream()
        .filter(Pi::isHead)
        .findFirst()
        .map(head -> new Claim(agent(), Opening.value(head, "id"), Opening.value(head, "cwd")))
        .or(() -> withoutHead(opening));
  }

  /** Where the head cannot be read, the name of the file ends with the id that it told. */
  private Optional<Claim> withoutHead(Opening opening) {
    String name = opening.name();
    String id = name.substring(name.lastIndexOf('_') + 1);
    return opening.records().stream().anyMatch(Pi::isMessage)
        ? Optional.of(new Claim(agent(), Optional.of(id), Optional.empty()))
        : Optional.empty();
  }

  private static boolean isMessage(Map<String, String> fields) {
    return "message".equals(fields.get("type"))
        && fields.containsKey("timestamp")
        && ROLES.contains(fields.getOrDefault("message.role", ""));
  }

  private static boolean isHead(Map<String, String> fields) {
    return "session".equals(fields.get("type"))
        && fields.containsKey("id")
        && fields.containsKey("timestamp")
        && fields.containsKey("cwd");
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    Pass pass = new Pass(reading, PiTree.of(file));
    try (InputStream bytes = file.open()) {
      JsonLines.read(bytes, reading, pass);
    }
  }

  /** The second pass over a file, which hands the turns out. */
  private static final class Pass implements JsonLines.RecordVisitor {
    private final Reading reading;
    private final PiTree tree;
    private Optional<String> workspace = Optional.empty();
    private int record;

    Pass(Reading reading, PiTree tree) {
      this.reading = reading;
      this.tree = tree;
    }

    @Override
    public boolean visit(JsonParser parser, long number) throws IOException {
      PiEntry entry = PiEntry.read(parser);
      workspace = entry.workspace.or(() -> workspace);
      if (tree.isOnPath(record++)) {
        TurnPlace place =
            TurnPlace.of(number, reading.time(entry.time.or(() -> entry.clock))).in(workspace);
        reading.turns(entry.said(), place.ofMessage(entry.identity()));
      }
      return !reading.ended();
    }
  }
}
