package io.memory4j.examples.quickstart;

import io.memory4j.AgentMemory;
import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.episode.Turn;
import io.memory4j.llm.extract.Extraction;
import io.memory4j.llm.extract.StatementExtractor;
import io.memory4j.llm.transcript.CopiedTurns;

/** Reads transcripts and remembers what the persons in them stated. */
final class Learner {
  private final EpisodeSource source;
  private final AgentMemory memory;
  private final Progress progress;
  private final CopiedTurns copies = new CopiedTurns();
  private final StatementExtractor extractor = StatementExtractor.ofDefaults();

  Learner(EpisodeSource source, AgentMemory memory, Progress progress) {
    this.source = source;
    this.memory = memory;
    this.progress = progress;
  }

  Lessons learn(Discovery discovery) {
    Lessons lessons = new Lessons();
    progress.begin(discovery.bytes());
    for (Episode episode : discovery.episodes()) {
      lessons.read(episode, source.read(episode, turn -> learn(episode, turn, lessons)));
      progress.advance(episode.sizeBytes());
    }
    return lessons;
  }

  private boolean learn(Episode episode, Turn turn, Lessons lessons) {
    if (copies.isCopy(episode, turn)) {
      return true;
    }
    Extraction extraction = extractor.extract(episode, turn);
    extraction.drafts().forEach(draft -> lessons.remembered(memory.remember(draft)));
    extraction.leftOut().forEach(lessons::leftOut);
    lessons.redacted(extraction.redactions());
    return true;
  }
}
