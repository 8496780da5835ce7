package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The sessions ("rollouts") of Codex in the command line and in IDEs: one JSON object a line.
 *
 * <p>The format has no public description; this follows files of 2025 to 2026, in which turns stand
 * as items, as events of two kinds, or as both.
 */
final class Codex implements TranscriptFormat {
  private static final Set<String> TYPES =
      Set.of(
          "session_meta",
          "turn_context",
          "response_item",
          "event_msg",
          "compacted",
          "world_state",
          "inter_agent_communication_metadata");

  @Override
  public String agent() {
    return "codex";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    boolean mine =
        opening.records().stream().anyMatch(fields -> isRollout(fields) || isOldHead(fields))
            || hasOldItems(opening);
    if (!mine) {
      return Optional.empty();
    }
    Optional<String> session =
        opening.records().stream()
            .filter(fields -> isOldHead(fields) || isSession(fields))
            .findFirst()
            .flatMap(f -> Opening.value(f, "payload.id").or(() -> Opening.value(f, "id")));
    return Optional.of(new Claim(agent(), session, opening.first("payload.cwd")));
  }

  private static boolean isRollout(Map<String, String> fields) {
    return TYPES.contains(fields.getOrDefault("type", "")) && fields.containsKey("payload");
  }

  private static boolean isSession(Map<String, String> fields) {
    return "session_meta".equals(fields.get("type"));
  }

  /** Where that first line cannot be read, bare items and states tell the format. */
  private static boolean hasOldItems(Opening opening) {
    boolean message =
        opening.records().stream()
            .anyMatch(fields -> isBare(fields, "message") && fields.containsKey("role"));
    return message
        && opening.records().stream()
            .anyMatch(
                fields ->
                    "state".equals(fields.get("record_type"))
                        || isBare(fields, "function_call")
                        || isBare(fields, "function_call_output")
                        || isBare(fields, "local_shell_call"));
  }

  private static boolean isBare(Map<String, String> fields, String type) {
    return type.equals(fields.get("type")) && !fields.containsKey("payload");
  }

  /** Until the middle of 2025 the first line had no type. */
  private static boolean isOldHead(Map<String, String> fields) {
    return !fields.containsKey("type")
        && fields.containsKey("id")
        && fields.containsKey("timestamp")
        && fields.containsKey("instructions");
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    Pass pass = new Pass(reading, CodexEvents.of(file));
    try (InputStream bytes = file.open()) {
      JsonLines.read(bytes, reading, pass);
    }
  }

  /** The second pass over a file, which hands the turns out. */
  private static final class Pass implements JsonLines.RecordVisitor {
    private static final int ITEM = 0;
    private static final int EVENT = 1;
    private static final int ITEM_EVENT = 2;

    private final Reading reading;
    private final CodexEvents events;
    private final Mirrors mirrors = new Mirrors(3);
    private Optional<String> session = Optional.empty();
    private Optional<String> workspace = Optional.empty();
    private boolean subAgent;

    Pass(Reading reading, CodexEvents events) {
      this.reading = reading;
      this.events = events;
    }

    @Override
    public boolean visit(JsonParser parser, long number) throws IOException {
      CodexLine line = CodexLine.read(parser);
      CodexLine.Kind kind = line.kind();
      if (kind == CodexLine.Kind.SESSION) {
        head(line);
      } else {
        workspace = line.workspace.or(() -> workspace);
        List<Said> said = said(line, kind, number);
        if (!said.isEmpty()) {
          Optional<Instant> at = reading.time(line.time);
          reading.turns(said, TurnPlace.of(number, at).in(session.orElse("")).in(workspace));
        }
      }
      return !reading.ended();
    }

    /** Only the first head is this file's; others came along with what it was forked from. */
    private void head(CodexLine line) {
      if (session.isEmpty() && line.id.isPresent()) {
        session = line.id;
        workspace = line.workspace;
        subAgent = line.subAgent;
      }
    }

    private List<Said> said(CodexLine line, CodexLine.Kind kind, long number) {
      String text = String.join("\n", line.parts());
      return switch (kind) {
        case ITEM -> ofItem(line, number);
        case USER_EVENT -> fresh(CodexText.ofEvent(line), EVENT);
        case USER_ITEM_EVENT -> fresh(CodexText.ofEvent(line), ITEM_EVENT);
        case AGENT_EVENT -> fresh(List.of(new Said(Author.ASSISTANT, text)), EVENT);
        case AGENT_ITEM_EVENT -> fresh(List.of(new Said(Author.ASSISTANT, text)), ITEM_EVENT);
        case OUTPUT -> List.of(new Said(Author.TOOL, text));
        case AGENT_MAIL -> List.of(new Said(Author.SUB_AGENT, text));
        case COMPACTED -> List.of(new Said(Author.COMPACTION, text));
        case SESSION, OTHER -> List.of();
      };
    }

    private List<Said> ofItem(CodexLine line, long number) {
      return switch (line.role) {
        case "user" -> ofUserItem(line, number);
        case "assistant" ->
            fresh(List.of(new Said(Author.ASSISTANT, String.join("\n", line.parts()))), ITEM);
        default -> List.of(new Said(Author.INJECTED, String.join("\n", line.parts())));
      };
    }

    private List<Said> ofUserItem(CodexLine line, long number) {
      List<Said> pieces = CodexText.ofItem(line.parts());
      if (!events.confirm(CodexText.personal(pieces), number)) {
        return List.of(new Said(Author.INJECTED, String.join("\n", line.parts())));
      }
      return fresh(pieces, ITEM);
    }

    /** {@return the pieces that are no copies, as a sub-agent's if this is its file} */
    private List<Said> fresh(List<Said> pieces, int kind) {
      return pieces.stream()
          .filter(piece -> mirrors.isNew(piece.author(), piece.text(), kind))
          .map(piece -> subAgent ? new Said(Author.SUB_AGENT, piece.text()) : piece)
          .toList();
    }
  }
}
