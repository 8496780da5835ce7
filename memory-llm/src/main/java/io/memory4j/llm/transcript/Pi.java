package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;

/**
 * The sessions of pi and oh-my-pi: a head, then one entry a line, at first as a list, since version
 * 2 as a tree of which the path to the last entry is the conversation.
 *
 * <p>Source: files of versions 1 and 3.
 */
final class Pi implements TranscriptFormat {
  @Override
  public String agent() {
    return "pi";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    return opening.records().stream()
        .filter(Pi::isHead)
        .findFirst()
        .map(head -> new Claim(agent(), Opening.value(head, "id"), Opening.value(head, "cwd")));
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
        TurnPlace place = TurnPlace.of(number, TurnPlace.instant(entry.time)).in(workspace);
        reading.turns(entry.said(), place.ofMessage(entry.identity()));
      }
      return !reading.ended();
    }
  }
}
