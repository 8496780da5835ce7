package io.memory4j.llm.transcript;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The sessions of OpenCode in files: what is told of a session, of its messages and of their parts
 * stands in folders side by side, and any of them may be missing after a crash.
 *
 * <p>Source: files of versions 0.1 to 1.3.
 */
final class OpenCodeFiles implements TranscriptFormat {
  @Override
  public String agent() {
    return "opencode";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    Optional<Map<String, String>> session =
        opening.array()
            ? Optional.empty()
            : opening.records().stream()
                .filter(OpenCodeFiles::isSession)
                .findFirst()
                .or(() -> Optional.of(opening.object()).filter(OpenCodeFiles::isSession));
    if (session.isPresent()) {
      Map<String, String> fields = session.get();
      return Optional.of(
          new Claim(agent(), Opening.value(fields, "id"), Opening.value(fields, "directory")));
    }
    return OpenCodeStorage.around(opening.path()).isPresent()
        ? Optional.of(Claim.companion(agent()))
        : Optional.empty();
  }

  private static boolean isSession(Map<String, String> fields) {
    return fields.containsKey("id")
        && fields.containsKey("projectID")
        && fields.containsKey("time")
        && (fields.containsKey("title") || fields.containsKey("version"));
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    OpenCodeSession session = session(file);
    Optional<OpenCodeStorage> storage = OpenCodeStorage.around(file.path());
    if (session.id.isEmpty() || storage.isEmpty()) {
      reading.line();
      return;
    }
    OpenCodeParts parts = storage.get().parts();
    for (Path path : storage.get().messages(session.id.get())) {
      String id = Opening.nameOf(path);
      if (reading.ended() || session.isReverted(id)) {
        return;
      }
      reading.line();
      message(path, session, parts, reading);
      if (session.endsWith(id)) {
        return;
      }
    }
  }

  @Override
  public List<Path> files(TranscriptFile file) throws IOException {
    List<Path> files = new ArrayList<>(List.of(file.path()));
    OpenCodeSession session = session(file);
    Optional<OpenCodeStorage> storage = OpenCodeStorage.around(file.path());
    if (session.id.isPresent() && storage.isPresent()) {
      for (Path message : storage.get().messages(session.id.get())) {
        files.add(message);
        files.addAll(storage.get().partsOf(Opening.nameOf(message)));
      }
    }
    return files;
  }

  /** Reads the session, which in a collection of records is one of them. */
  private static OpenCodeSession session(TranscriptFile file) throws IOException {
    OpenCodeSession[] found = {new OpenCodeSession()};
    JsonDocument.scan(
        file.open(), parser -> JsonFields.ofObject(parser, name -> found[0].field(name, parser)));
    return found[0].isSession() ? found[0] : new OpenCodeSession();
  }

  private static void message(
      Path path, OpenCodeSession session, OpenCodeParts parts, Reading reading) {
    OpenCodeMessage message = new OpenCodeMessage(session.child);
    object(path, reading, parser -> JsonFields.ofObject(parser, n -> message.field(n, parser)));
    List<Path> files = message.id.isEmpty() ? List.of() : parts.of(message.id.get());
    for (Path part : files) {
      object(part, reading, message::part);
    }
    TurnPlace place =
        TurnPlace.of(reading.lines(), reading.time(message.time))
            .in(message.workspace.or(() -> session.directory))
            .ofMessage(message.id);
    reading.turns(message.said(), place);
  }

  /** What cannot be read costs its message, not the session. */
  private static void object(Path path, Reading reading, JsonDocument.ValueVisitor visitor) {
    try {
      if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
        JsonDocument.read(TranscriptFile.of(path), reading, visitor);
      }
    } catch (IOException e) {
      reading.skipped(reading.lines(), "a part of it cannot be read");
    }
  }
}
