package io.memory4j.examples.benchmarks.recall;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A note to be found.
 *
 * @param id its id
 * @param key its key
 * @param text what it says
 * @param tags its tags
 */
record Note(String id, String key, String text, Set<String> tags) {
  /** {@return the note of a line; its tags follow the words of its key in the caption} */
  static Note of(JsonNode line) {
    String key = line.path("key").asText();
    List<String> words = Arrays.asList(line.path("caption").asText().strip().split("\\s+"));
    int keyWords = key.split("[-_.]").length;
    Set<String> tags =
        new LinkedHashSet<>(words.subList(Math.min(keyWords, words.size()), words.size()));
    tags.remove("");
    return new Note(line.path("id").asText(), key, line.path("text").asText(), tags);
  }
}
