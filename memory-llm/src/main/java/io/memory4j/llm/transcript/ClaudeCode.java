package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The sessions of Claude Code: one JSON object a line, in all shapes since version 1.0, including
 * sub-agents in files of their own.
 *
 * <p>The format has no public description; this follows files of versions 1.0 to 2.1.
 */
final class ClaudeCode implements TranscriptFormat {
  private static final Pattern UUID =
      Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");

  private static final Set<String> TYPES =
      Set.of("user", "assistant", "system", "attachment", "tool_use", "tool_result", "progress");

  @Override
  public String agent() {
    return "claude-code";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    boolean mine =
        opening.records().stream()
            .anyMatch(fields -> isConversation(fields) || isHousekeeping(fields));
    if (!mine) {
      return opening.document().stream().anyMatch(ClaudeCode::isAboutSubAgent)
          ? Optional.of(Claim.companion(agent()))
          : Optional.empty();
    }
    Optional<String> workspace = opening.first("cwd").or(() -> opening.first("project"));
    // The file of a session that was resumed may begin with lines of the one before.
    Optional<String> session =
        Optional.of(opening.name())
            .filter(name -> UUID.matcher(name).matches())
            .or(() -> opening.first("sessionId"));
    return Optional.of(new Claim(agent(), session.map(id -> withAgent(id, opening)), workspace));
  }

  private static boolean isConversation(Map<String, String> fields) {
    return fields.containsKey("sessionId") && TYPES.contains(fields.getOrDefault("type", ""));
  }

  /** Files may begin with lines about the file, and some hold nothing else. */
  private static boolean isHousekeeping(Map<String, String> fields) {
    return switch (fields.getOrDefault("type", "")) {
      case "summary" -> fields.containsKey("leafUuid");
      case "file-history-snapshot" -> fields.containsKey("messageId");
      case "queue-operation" -> fields.containsKey("operation") && fields.containsKey("sessionId");
      case "custom-title", "ai-title", "agent-name", "last-prompt", "permission-mode", "mode" ->
          fields.containsKey("sessionId");
      case "pr-link", "frame-link", "worktree-state", "relocated", "bridge-session" ->
          fields.containsKey("sessionId");
      default -> false;
    };
  }

  /** Beside the file of a sub-agent lies a small one that tells its kind. */
  private static boolean isAboutSubAgent(Map<String, String> fields) {
    return fields.containsKey("agentType") && fields.containsKey("spawnDepth");
  }

  /** The file of a sub-agent may carry its parent's id, which is another episode's. */
  private static String withAgent(String session, Opening opening) {
    Optional<String> agent =
        opening.with("uuid").findFirst().flatMap(fields -> Opening.value(fields, "agentId"));
    return agent.isEmpty() || session.startsWith("agent-")
        ? session
        : session + "/agent-" + agent.get();
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    Pass pass = new Pass(reading);
    try (InputStream bytes = file.open()) {
      JsonLines.read(bytes, reading, pass);
    }
  }

  /** One pass over a file. */
  private static final class Pass implements JsonLines.RecordVisitor {
    private final Reading reading;
    private final Set<Long> seen = new HashSet<>();
    private String session = "";
    private Optional<String> workspace = Optional.empty();

    Pass(Reading reading) {
      this.reading = reading;
    }

    @Override
    public boolean visit(JsonParser parser, long number) throws IOException {
      ClaudeLine line = ClaudeLine.read(parser);
      session = line.session.orElse(session);
      workspace = line.workspace.or(() -> workspace);
      if (isFirst(line)) {
        List<Said> said = said(line);
        if (!said.isEmpty()) {
          reading.turns(said, place(line, number));
        }
      }
      return !reading.ended();
    }

    /** Lines are written twice; a sub-agent's lines inside a session are another thread of it. */
    private boolean isFirst(ClaudeLine line) {
      return line.uuid.isEmpty() || seen.add(Hash.of(line.subAgent + " " + line.uuid.get()));
    }

    private static List<Said> said(ClaudeLine line) {
      return switch (line.type) {
        case "user", "tool_result" -> ClaudeAuthors.ofUser(line);
        case "assistant" -> ClaudeAuthors.ofAssistant(line);
        case "attachment" ->
            line.attachment.equals("queued_command") ? ClaudeAuthors.ofUser(line) : List.of();
        default -> List.of();
      };
    }

    private TurnPlace place(ClaudeLine line, long number) {
      // Gateways send one message id for everything; only with a request id does it tell.
      Optional<String> message =
          line.messageId.flatMap(id -> line.requestId.map(request -> id + " " + request));
      return new TurnPlace(number, reading.time(line.time), session, workspace, message);
    }
  }
}
