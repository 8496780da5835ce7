package io.memory4j.llm.transcript;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the parts of messages: in a folder for each message, or, as first versions had it, all in
 * one folder, where each tells its message. Not thread-safe.
 */
final class OpenCodeParts {
  private final Path folder;
  private final Map<String, List<Path>> together = new HashMap<>();

  OpenCodeParts(Path folder) throws IOException {
    this.folder = folder;
    for (Path part : OpenCodeStorage.files(folder)) {
      messageOf(part)
          .ifPresent(id -> together.computeIfAbsent(id, first -> new ArrayList<>()).add(part));
    }
  }

  private static Optional<String> messageOf(Path part) throws IOException {
    List<String> ids = new ArrayList<>();
    JsonDocument.scan(
        TranscriptFile.of(part).open(),
        parser ->
            JsonFields.ofObject(
                parser,
                name -> {
                  if (name.equals("messageID")) {
                    JsonFields.name(parser).ifPresent(ids::add);
                  }
                }));
    return ids.stream().findFirst();
  }

  /** {@return the files of a message's parts, in their order} */
  List<Path> of(String message) {
    List<Path> own =
        OpenCodeStorage.isId(message) ? OpenCodeStorage.files(folder.resolve(message)) : List.of();
    return own.isEmpty() ? together.getOrDefault(message, List.of()) : own;
  }
}
