package io.memory4j.examples.benchmarks.recall;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Notes and questions of one folder of retrieval data.
 *
 * @param notes the notes
 * @param questions the questions
 */
record Notes(List<Note> notes, List<Question> questions) {
  /** {@return what a folder holds} */
  static Notes read(Path folder) throws IOException {
    List<Note> notes = lines(folder.resolve("documents.jsonl")).stream().map(Note::of).toList();
    List<Question> questions =
        lines(folder.resolve("queries.jsonl")).stream()
            .map(Question::of)
            .filter(question -> !question.relevant().isEmpty())
            .toList();
    return new Notes(notes, questions);
  }

  /** {@return the objects of a file with one a line} */
  static List<JsonNode> lines(Path file) throws IOException {
    ObjectMapper json = new ObjectMapper();
    List<JsonNode> lines = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      if (!line.isBlank()) {
        lines.add(json.readTree(line));
      }
    }
    return lines;
  }
}
