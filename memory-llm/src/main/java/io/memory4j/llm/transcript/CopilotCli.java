package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The sessions of Copilot in the command line: one event a line.
 *
 * <p>The format has no public description; this follows files of version 1.0.
 */
final class CopilotCli implements TranscriptFormat {
  @Override
  public String agent() {
    return "copilot-cli";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    if (opening.records().stream().noneMatch(CopilotCli::isEvent)) {
      return Optional.empty();
    }
    Optional<String> session =
        opening.first("data.sessionId").or(() -> Optional.of(opening.folder()));
    return Optional.of(new Claim(agent(), session, opening.first("data.context.cwd")));
  }

  private static boolean isEvent(Map<String, String> fields) {
    String type = fields.getOrDefault("type", "");
    boolean known = type.equals("session.start") || type.equals("user.message");
    return known && fields.containsKey("data") && fields.containsKey("timestamp");
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
    private Optional<String> workspace = Optional.empty();

    Pass(Reading reading) {
      this.reading = reading;
    }

    @Override
    public boolean visit(JsonParser parser, long number) throws IOException {
      Event event = new Event();
      JsonFields.ofObject(parser, name -> event.field(name, parser));
      workspace = event.workspace.or(() -> workspace);
      TurnPlace place = TurnPlace.of(number, reading.time(event.time)).in(workspace);
      reading.turns(event.said(), place.ofMessage(event.id));
      return !reading.ended();
    }
  }

  /** The fields of one event that matter. */
  private static final class Event {
    private String type = "";
    private Optional<String> id = Optional.empty();
    private Optional<String> time = Optional.empty();
    private Optional<String> workspace = Optional.empty();
    private String content = "";
    private String transformed = "";
    private String result = "";
    private boolean ofSubAgent;

    void field(String name, JsonParser parser) throws IOException {
      switch (name) {
        case "type" -> type = JsonFields.name(parser).orElse("");
        case "id" -> id = JsonFields.name(parser);
        case "timestamp" -> time = JsonFields.name(parser);
        case "data" -> JsonFields.ofObject(parser, inner -> dataField(inner, parser));
        default -> {}
      }
    }

    private void dataField(String name, JsonParser parser) throws IOException {
      switch (name) {
        case "content" -> content = orEmpty(JsonFields.string(parser));
        case "transformedContent" -> transformed = orEmpty(JsonFields.string(parser));
        case "parentToolCallId" -> ofSubAgent = JsonFields.name(parser).isPresent();
        case "result" -> JsonFields.ofObject(parser, inner -> resultField(inner, parser));
        case "context" -> JsonFields.ofObject(parser, inner -> contextField(inner, parser));
        default -> {}
      }
    }

    private void resultField(String name, JsonParser parser) throws IOException {
      if (name.equals("content")) {
        result = orEmpty(JsonFields.string(parser));
      }
    }

    private void contextField(String name, JsonParser parser) throws IOException {
      if (name.equals("cwd")) {
        workspace = JsonFields.name(parser);
      }
    }

    private static String orEmpty(@Nullable String text) {
      return text == null ? "" : text;
    }

    List<Said> said() {
      List<Said> said =
          switch (type) {
            // The program also sends messages in the person's name, in which nothing was typed.
            case "user.message" ->
                content.isBlank()
                    ? List.of(new Said(Author.INJECTED, transformed))
                    : List.of(new Said(Author.PERSON, content));
            case "assistant.message" -> List.of(new Said(Author.ASSISTANT, content));
            case "tool.execution_complete" -> List.of(new Said(Author.TOOL, result));
            default -> List.of();
          };
      return ofSubAgent ? Said.bySubAgent(said) : said;
    }
  }
}
