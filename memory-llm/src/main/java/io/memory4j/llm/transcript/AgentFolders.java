package io.memory4j.llm.transcript;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where agents usually keep their sessions. Nothing is looked at before it is searched. Immutable
 * and thread-safe.
 */
public final class AgentFolders {
  private static final List<String> LINES = List.of(".jsonl");
  private static final List<String> JSON = List.of(".json", ".jsonl");
  private static final List<String> MARKDOWN = List.of(".md");
  private static final List<String> DATABASE = List.of(".db");

  private final List<Place> places;

  private AgentFolders(List<Place> places) {
    this.places = List.copyOf(places);
  }

  /** A place of one agent, and how the names of its transcripts end. */
  record Place(String agent, Path path, List<String> endings) {
    boolean isTranscript(Path file) {
      String name = String.valueOf(file.getFileName());
      return endings.stream().anyMatch(name::endsWith);
    }
  }

  /**
   * {@return the usual folders of one person}
   *
   * @param home the person's home folder
   * @param environment the environment as far as agents look at it; may be empty
   */
  public static AgentFolders of(Path home, Map<String, String> environment) {
    Folders folders = new Folders(home, environment);
    Path claude = folders.named("CLAUDE_CONFIG_DIR", ".claude");
    Path codex = folders.named("CODEX_HOME", ".codex");
    Path openCode = folders.named("XDG_DATA_HOME", ".local/share").resolve("opencode");
    List<Place> places = new ArrayList<>();
    places.add(new Place("claude-code", claude.resolve("projects"), LINES));
    places.add(new Place("codex", codex.resolve("sessions"), LINES));
    places.add(new Place("codex", codex.resolve("archived_sessions"), LINES));
    places.add(new Place("gemini-cli", home.resolve(".gemini/tmp"), JSON));
    places.add(new Place("pi", home.resolve(".pi/agent/sessions"), LINES));
    places.add(new Place("pi", home.resolve(".omp/agent/sessions"), LINES));
    places.add(new Place("opencode", openCode.resolve("storage/session"), JSON));
    places.add(new Place("opencode", openCode.resolve("opencode.db"), DATABASE));
    places.add(new Place("cursor", home.resolve(".cursor/projects"), LINES));
    places.add(new Place("cursor", home.resolve(".cursor/chats"), DATABASE));
    places.add(new Place("copilot-cli", home.resolve(".copilot/session-state"), LINES));
    folders.ofEditor().forEach(editor -> addCline(places, editor));
    return new AgentFolders(places);
  }

  private static void addCline(List<Place> places, Path editor) {
    for (String extension : List.of("saoudrizwan.claude-dev", "rooveterinaryinc.roo-cline")) {
      Path tasks = editor.resolve("User/globalStorage").resolve(extension).resolve("tasks");
      places.add(new Place("cline", tasks, List.of("api_conversation_history.json")));
    }
  }

  /**
   * {@return these folders and what agents keep inside a project}
   *
   * @param project the project's root
   */
  public AgentFolders withProject(Path project) {
    List<Place> more = new ArrayList<>(places);
    more.add(new Place("aider", project.resolve(AiderChat.USUAL_NAME), MARKDOWN));
    more.add(new Place("cursor", project.resolve(".specstory/history"), MARKDOWN));
    return new AgentFolders(more);
  }

  /** {@return all places, in a fixed order} */
  List<Place> places() {
    return places;
  }

  /** Finds folders that the environment may have moved. */
  private record Folders(Path home, Map<String, String> environment) {
    Path named(String variable, String usual) {
      return told(variable).orElse(home.resolve(usual));
    }

    private Optional<Path> told(String variable) {
      return Optional.ofNullable(environment.get(variable))
          .filter(value -> !value.isBlank())
          .map(home::resolve);
    }

    /** {@return where the editor keeps its state on the systems that it runs on} */
    List<Path> ofEditor() {
      List<Path> all = new ArrayList<>();
      told("APPDATA").ifPresent(data -> all.add(data.resolve("Code")));
      all.add(named("XDG_CONFIG_HOME", ".config").resolve("Code"));
      all.add(home.resolve("Library/Application Support/Code"));
      return all;
    }
  }
}
