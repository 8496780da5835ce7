package io.memory4j.examples.benchmarks.recall;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A question, and the notes that answer it.
 *
 * @param id its id
 * @param text the question
 * @param relevant the ids of the notes
 */
record Question(String id, String text, Set<String> relevant) {
  /** {@return the question of a line} */
  static Question of(JsonNode line) {
    Set<String> relevant = new LinkedHashSet<>();
    line.path("rel").forEach(id -> relevant.add(id.asText()));
    return new Question(line.path("qid").asText(), line.path("q").asText(), relevant);
  }
}
