package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The log of prompts that Gemini CLI keeps for a project, all sessions mixed. Sessions that stand
 * beside it in files of their own are left to those, which know more.
 *
 * <p>The format has no public description; this follows files of 2025 to 2026.
 */
final class GeminiLogs implements TranscriptFormat {
  /** As many characters of a session's id stand in the name of its file. */
  private static final int NAME_CHARS = 8;

  @Override
  public String agent() {
    return "gemini-cli";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    return opening.elements().anyMatch(GeminiLogs::isEntry)
        ? Optional.of(new Claim(agent(), opening.idByPlace(), Optional.empty()))
        : Optional.empty();
  }

  private static boolean isEntry(Map<String, String> fields) {
    return fields.keySet().containsAll(Set.of("sessionId", "messageId", "type", "message"));
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    Set<String> recorded = recorded(file.path());
    JsonDocument.read(
        file,
        reading,
        parser -> JsonDocument.elements(parser, reading, () -> entry(parser, reading, recorded)));
  }

  private static void entry(JsonParser parser, Reading reading, Set<String> recorded)
      throws IOException {
    GeminiMessage message = GeminiMessage.read(parser);
    String session = message.session.orElse("");
    if (recorded.contains(shortened(session))) {
      reading.understood();
      reading.note(reading.lines(), "left to the file of its session, which tells more");
    } else if (message.isMessage()) {
      reading.turns(
          message.pieces(), TurnPlace.of(reading.lines(), reading.time(message.time)).in(session));
    }
  }

  private static String shortened(String session) {
    return session.substring(0, Math.min(NAME_CHARS, session.length()));
  }

  /** {@return the ends of the names of the files beside it, which are beginnings of ids} */
  private static Set<String> recorded(Path log) {
    Set<String> recorded = new HashSet<>();
    Path chats = log.resolveSibling("chats");
    if (Files.isDirectory(chats)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(chats, "session-*")) {
        for (Path file : files) {
          String name = Opening.nameOf(file);
          if (Files.size(file) > 0) {
            recorded.add(name.substring(name.lastIndexOf('-') + 1));
          }
        }
      } catch (IOException | DirectoryIteratorException e) {
        return Set.of();
      }
    }
    return recorded;
  }
}
