package io.memory4j.llm.extract;

import io.memory4j.Fact;
import io.memory4j.episode.Episode;
import io.memory4j.episode.Turn;
import io.memory4j.redact.Redaction;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Turns of a sample episode, and what is kept of them. */
final class Turns {
  static final Instant SAID = Instant.parse("2026-03-01T10:00:00Z");
  static final Episode EPISODE =
      new Episode("e1", "claude-code", Path.of("e1"), Optional.of("/w"), SAID, 0);

  private static final StatementExtractor EXTRACTOR = new StatementExtractor(Redaction::unchanged);

  private Turns() {}

  static Turn person(String text) {
    return by(Turn.Author.PERSON, text);
  }

  static Turn by(Turn.Author author, String text) {
    return new Turn(author, text, 7, Optional.of(SAID), "s1", Optional.of("/w"), Optional.empty());
  }

  static Extraction extract(String text) {
    return EXTRACTOR.extract(EPISODE, person(text));
  }

  static List<String> statements(String text) {
    return contents(extract(text));
  }

  static List<String> contents(Extraction extraction) {
    return extraction.drafts().stream().map(Fact.Draft::content).toList();
  }
}
